import { Textarea } from '@mantine/core';
import { formatCount } from '../../ui/counted.ts';

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
  const count = `${formatCount(length)} of ${formatCount(most)} characters`;
  const nearlyFull = length > most * 0.9 && length <= most;
  return (
    <Textarea
      label="Notes"
      placeholder="What was said, and the next step"
      autosize
      minRows={3}
      maxRows={10}
      description={nearlyFull && count}
      error={length > most && `Please shorten the notes: ${count}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
