import { ActionIcon, Button, Fieldset, Group, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { fieldId } from '../ui/editor/form-fields.ts';
import styles from './line-list.module.css';
import { type ListLine, type ListName, linesOf, newLine } from './package-draft.ts';
import { pastedLines } from './pasted-lines.ts';

interface ListWords {
  readonly label: string;
  /** Shown in an empty line. */
  readonly example: string;
  readonly add: string;
  readonly line: (of: { number: number }) => string;
  readonly remove: (of: { number: number }) => string;
}

interface LineListProps {
  name: ListName;
  words: ListWords;
  lines: readonly ListLine[];
  problem: string | undefined;
  onChange: (name: ListName, lines: readonly ListLine[]) => void;
}

/** Edits a list of short texts: Enter starts the next line, several pasted lines become several entries. */
export const LineList = memo(function LineList(props: LineListProps) {
  const { name, words, lines, problem, onChange } = props;
  const place = useRef<HTMLUListElement>(null);
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-line="${focusOn.current}"]`)?.focus();
    focusOn.current = null;
  });

  const replace = (index: number, removed: number, added: readonly ListLine[], focus: string | undefined) => {
    focusOn.current = focus ?? null;
    onChange(name, lines.toSpliced(index, removed, ...added).slice(0, PACKAGE_LIMITS.listEntries));
  };
  const addAfter = (index: number) => {
    const line = newLine();
    replace(index + 1, 0, [line], line.id);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') {
      event.preventDefault();
      replace(index, 1, [], (lines[index - 1] ?? lines[index + 1])?.id);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const texts = pastedLines(event.clipboardData.getData('text/plain'));
    if (texts.length < 2) return;
    event.preventDefault();
    const added = linesOf(texts);
    const isEmpty = lines[index]?.text.trim() === '';
    replace(isEmpty ? index : index + 1, isEmpty ? 1 : 0, added, added.at(-1)?.id);
  };

  return (
    <Fieldset legend={words.label} id={fieldId(name)} tabIndex={-1} className={styles.list ?? ''}>
      <ul ref={place} className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.id}>
            <Group gap={4} wrap="nowrap">
              <TextInput
                className={styles.text ?? ''}
                data-line={line.id}
                aria-label={words.line({ number: index + 1 })}
                placeholder={words.example}
                value={line.text}
                maxLength={PACKAGE_LIMITS.listEntry.max}
                onChange={(event) => onChange(name, lines.with(index, { ...line, text: event.currentTarget.value }))}
                onKeyDown={(event) => onKey(event, index)}
                onPaste={(event) => onPaste(event, index)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={words.remove({ number: index + 1 })}
                onClick={() => replace(index, 1, [], (lines[index + 1] ?? lines[index - 1])?.id)}
              >
                <CloseIcon size={16} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<PlusIcon size={16} />}
        disabled={lines.length >= PACKAGE_LIMITS.listEntries}
        onClick={() => addAfter(lines.length - 1)}
      >
        {words.add}
      </Button>
      <FieldProblem>{problem}</FieldProblem>
    </Fieldset>
  );
});
