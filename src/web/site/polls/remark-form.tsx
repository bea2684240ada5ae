import { type FormEvent, useEffect, useRef, useState } from 'react';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { randomKey } from '../../api/intent-keys.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import styles from './polls.module.css';

interface RemarkFormProps {
  label: string;
  /** What is changed; empty for new words. */
  before?: string;
  submit: string;
  /** Sends the words; `once` stays the same until they have arrived. Returns whether they have. */
  onSend: (text: string, once: string) => Promise<boolean>;
  /** Given where the form can be left; it then begins with the focus. */
  onLeave?: () => void;
}

/** A field for a few sentences, which keeps what was typed until it has arrived. */
export function RemarkForm({ label, before = '', submit, onSend, onLeave }: RemarkFormProps) {
  const [text, setText] = useState(before);
  const [once, setOnce] = useState(randomKey);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onLeave !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector('textarea')?.focus();
  }, [isOpened]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const isSent = await onSend(text.trim(), once);
    setBusy(false);
    if (!isSent) return;
    setText('');
    setOnce(randomKey());
    onLeave?.();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
      <TextAreaField
        label={label}
        rows={2}
        value={text}
        maxLength={POLL_LIMITS.comment}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.formActs}>
        {onLeave && <Button onClick={onLeave}>{words.cancel}</Button>}
        <Button look={isOpened ? 'action' : 'quiet'} type="submit" busy={busy} disabled={text.trim() === ''}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
