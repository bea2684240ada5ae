import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { type FormState, type TextLimit, textField } from './form-fields.ts';
import { withTitle } from './record-slug.ts';
import { sectionId } from './section-index.tsx';
import styles from './writing-section.module.css';

interface WritingSectionProps<D> {
  form: FormState<D>;
  limit: TextLimit;
  /** The rich text editor. */
  children: ReactNode;
}

/** The title in large letters and the text below it: what a record is written by, before all its other fields. */
export const WritingSection = <D extends Record<'title' | 'slug', string>>(props: WritingSectionProps<D>) => {
  const { draft, change } = props.form;
  return (
    <section id={sectionId('writing')} aria-label={recordEditor.writing} className={styles.section}>
      <Textarea
        {...textField(props.form, 'title')}
        label={recordEditor.title}
        required
        variant="unstyled"
        autosize
        minRows={1}
        placeholder={recordEditor.titlePlaceholder}
        maxLength={props.limit.input}
        classNames={{ input: styles.title ?? '', label: styles.label ?? '' }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
        onChange={(event) =>
          change(withTitle(draft, event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')) as Partial<D>)
        }
      />
      {props.children}
    </section>
  );
};
