import { useCallback, useEffect, useRef, useState } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import styles from './section-index.module.css';

/** A part of the form, in the order of the page. */
export interface EditorSection {
  readonly id: string;
  readonly title: string;
  /** The fields in it, by the names of the API's form. */
  readonly fields: readonly string[];
}

export const sectionId = (id: string): string => `section-${id}`;

const elementOf = ({ id }: Pick<EditorSection, 'id'>): HTMLElement | null => document.getElementById(sectionId(id));

/** Returns the section whose top has last passed the line below the index; the first one above it all. */
function sectionAt(sections: readonly EditorSection[], line: number): string {
  let [current = '', latest] = [sections[0]?.id, Number.NEGATIVE_INFINITY];
  for (const section of sections) {
    const top = elementOf(section)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    if (top <= line && top > latest) [current, latest] = [section.id, top];
  }
  return current;
}

interface SectionIndexProps {
  sections: readonly EditorSection[];
  problems: Readonly<Record<string, string>>;
}

/** Room for the heading of a section below the index. */
const LINE_PX = 48;

/**
 * Lists the sections of a form, follows the scroll position, jumps by click, Enter or Alt and Page Up or Down, and
 * counts the problems of each.
 */
export function SectionIndex({ sections, problems }: SectionIndexProps) {
  const bar = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  // A chosen section stays current until the page is scrolled by hand: short ones never reach the line.
  const chosenAt = useRef(0);

  const jump = useCallback((section: EditorSection | undefined) => {
    const element = section && elementOf(section);
    if (!element) return;
    chosenAt.current = Date.now();
    setCurrent(section.id);
    element.scrollIntoView({ block: 'start' });
    element.querySelector<HTMLElement>('[data-section-title]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const SETTLED_MS = 400;
    const follow = () => {
      if (Date.now() - chosenAt.current < SETTLED_MS) return;
      setCurrent(sectionAt(sections, (bar.current?.getBoundingClientRect().bottom ?? 0) + LINE_PX));
    };
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      const at = sections.findIndex(({ id }) => elementOf({ id })?.contains(document.activeElement));
      const from = at >= 0 ? at : sections.findIndex(({ id }) => id === current);
      jump(sections[from + step]);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('keydown', onKey);
    };
  }, [sections, current, jump]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry is found by its attribute.
  useEffect(() => {
    // Keeps the current entry in view where the index itself scrolls.
    const list = bar.current?.firstElementChild;
    const entry = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && entry) list.scrollTo({ left: entry.offsetLeft - list.clientWidth / 2 + entry.offsetWidth / 2 });
  }, [current]);

  return (
    <nav
      ref={bar}
      aria-label={recordEditor.sections}
      className={styles.bar}
      aria-keyshortcuts="Alt+PageDown Alt+PageUp"
    >
      <ul className={styles.list}>
        {sections.map((section) => {
          const count = section.fields.filter((name) => problems[name] !== undefined).length;
          return (
            <li key={section.id}>
              <a
                href={`#${sectionId(section.id)}`}
                className={styles.entry}
                aria-current={current === section.id ? 'location' : undefined}
                data-problem={count > 0 || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  jump(section);
                }}
              >
                {section.title}
                {count > 0 && (
                  <span className={styles.count}>
                    <span aria-hidden>{count}</span>
                    <span className="visually-hidden">{recordEditor.problemsHere({ count })}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
