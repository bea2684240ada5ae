import { type FormEvent, useState } from 'react';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './polls.module.css';

interface NameDialogProps {
  open: boolean;
  name: string;
  onClose: () => void;
  /** Returns what is wrong, or an empty text. */
  onJoin: (name: string) => Promise<string>;
}

/** Asks a guest for their name, once. */
export const NameDialog = ({ open, ...rest }: NameDialogProps) => (
  <Dialog open={open} onClose={rest.onClose} title={words.guest.nameTitle}>
    <NameForm {...rest} />
  </Dialog>
);

function NameForm({ name: before, onClose, onJoin }: Omit<NameDialogProps, 'open'>) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(await onJoin(name.trim()));
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void join(event)}>
      <Field
        label={words.guest.name}
        hint={words.guest.nameHint}
        problem={problem || undefined}
        value={name}
        maxLength={POLL_LIMITS.name}
        autoComplete="given-name"
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.formActs}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="action" type="submit" busy={busy} disabled={name.trim() === ''}>
          {words.guest.goOn}
        </Button>
      </div>
    </form>
  );
}
