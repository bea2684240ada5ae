import { Textarea } from '@mantine/core';
import { formatCount } from '../../../core/counts.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { measures } from '../../../words/en/office/measures.ts';

export const fitsNotes = (notes: string, most: number): boolean => notes.trim().length <= most;

interface NotesFieldProps {
  /** The server's limit, in characters. */
  most: number;
  value: string;
  onChange: (notes: string) => void;
}

/** Edits notes. Reports a text that is too long instead of cutting it: the missing end would be noticed much later. */
export function NotesField({ most, value, onChange }: NotesFieldProps) {
  const { length } = value.trim();
  const count = { length: formatCount(length), most: formatCount(most) };
  const nearlyFull = length > most * 0.9 && length <= most;
  return (
    <Textarea
      label={lists.notes}
      placeholder={lists.notesHint}
      autosize
      minRows={3}
      maxRows={10}
      description={nearlyFull && measures.characters(count)}
      error={length > most && lists.notesTooLong(count)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
