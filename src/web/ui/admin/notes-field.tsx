import { Textarea } from '@mantine/core';

/** The longest notes that the server takes. */
const MAX_NOTES = 2000;
/** Beyond this the field counts. */
const NEARLY_FULL = MAX_NOTES * 0.9;

const COUNT = new Intl.NumberFormat('en-IN');

export const fitsNotes = (notes: string): boolean => notes.trim().length <= MAX_NOTES;

interface NotesFieldProps {
  value: string;
  onChange: (notes: string) => void;
}

/** What was said. Too long a text is told of and not cut: its end would be missed much later. */
export function NotesField({ value, onChange }: NotesFieldProps) {
  const { length } = value.trim();
  const count = `${COUNT.format(length)} of ${COUNT.format(MAX_NOTES)} characters`;
  return (
    <Textarea
      label="Notes"
      placeholder="What was said, and what comes next"
      autosize
      minRows={3}
      maxRows={10}
      description={length > NEARLY_FULL && length <= MAX_NOTES ? count : undefined}
      error={length > MAX_NOTES && `Please shorten the notes: ${count}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
