import { type FormEvent, useEffect, useRef, useState } from 'react';
import { leadProblems } from '../../../core/leads/lead-form.ts';
import { POPUP_THANKS_FOR_MS } from '../../../core/leads/lead-options.ts';
import { isIndianMobile, phoneWhileTyped, phoneWithCountry, sentPhone } from '../../../core/phone.ts';
import { speakProblems } from '../../../core/problems.ts';
import { leadProblemWords } from '../../../words/en/forms/leads.ts';
import { leads } from '../../../words/en/site/leads.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { useLanguage } from '../../navigation/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Passage } from '../../ui/passage.tsx';
import { sendLead } from './kept-leads.ts';
import { rememberSubmitted } from './popup-cookies.ts';
import styles from './popup-dialog.module.css';

const EMPTY = { name: '', phone: '' };

type State = 'form' | 'sending' | 'thanks';

export interface PopupDialogProps {
  open: boolean;
  /** The claims of the site's offers, in a few words each. */
  chips: readonly string[];
  /** True when SMS to Indian mobile numbers are really sent. */
  smsConfirmation: boolean;
  /** After "Maybe Later", the cross or Escape. */
  onDismiss: () => void;
  /** After the thank-you message. */
  onDone: () => void;
}

/** Shows the promotional popup: a form, its progress, and a thank-you message that closes by itself. */
export function PopupDialog({ open, chips, smsConfirmation, onDismiss, onDone }: PopupDialogProps) {
  const { state, form, problems, element, change, send, reset } = useLeadForm();
  const thanks = state === 'thanks';

  const finish = (after: () => void) => {
    // The dialog fires its close event a second time when it is closed from here.
    if (!open) return;
    after();
    reset();
  };
  const finished = useRef(() => finish(onDone));
  finished.current = () => finish(onDone);

  useEffect(() => {
    if (!open || !thanks) return;
    const timer = setTimeout(() => finished.current(), POPUP_THANKS_FOR_MS);
    return () => clearTimeout(timer);
  }, [open, thanks]);

  return (
    <Dialog
      open={open}
      onClose={() => finish(thanks ? onDone : onDismiss)}
      title={thanks ? leads.thanksTitle : leads.title}
    >
      {thanks ? (
        <Thanks
          name={form.name.trim()}
          smsConfirmation={smsConfirmation && isIndianMobile(phoneWithCountry(form.phone))}
        />
      ) : (
        <>
          <p>{leads.lead}</p>
          {chips.length > 0 && (
            <ul className={styles.chips} aria-label={leads.chips}>
              {chips.map((chip) => (
                <li key={chip}>
                  <Passage text={chip} />
                </li>
              ))}
            </ul>
          )}
          <form ref={element} className={styles.form} noValidate onSubmit={send}>
            <Field
              label={leads.name}
              name="name"
              autoComplete="name"
              required
              value={form.name}
              problem={problems.name}
              onChange={(event) => change('name', event.target.value)}
            />
            <Field
              label={leads.phone}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              value={form.phone}
              problem={problems.phone}
              onChange={(event) => change('phone', phoneWhileTyped(event.target.value))}
            />
            <p className={styles.consent}>
              {leads.consent}
              <LegalLinks names={['privacy']} />
            </p>
            <DialogActions>
              <Button
                look="action"
                type="submit"
                busy={state === 'sending'}
                disabled={form.name.trim() === '' || form.phone === ''}
              >
                {state === 'sending' ? leads.sending : leads.send}
              </Button>
              <Button look="plain" onClick={() => finish(onDismiss)}>
                {leads.later}
              </Button>
            </DialogActions>
          </form>
        </>
      )}
    </Dialog>
  );
}

function useLeadForm() {
  const language = useLanguage();
  const [state, setState] = useState<State>('form');
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [keys] = useState(() => intentKeys());
  const element = useRef<HTMLFormElement>(null);

  const change = (name: keyof typeof EMPTY, value: string) => {
    setForm({ ...form, [name]: value });
    setProblems(({ [name]: _gone, ...others }) => others);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const [first] = Object.entries(leadProblems(form));
    setProblems(first ? speakProblems(leadProblemWords, Object.fromEntries([first])) : {});
    if (first) {
      const field = element.current?.querySelector<HTMLInputElement>(`[name="${first[0]}"]`);
      field?.focus();
      // Leaves room above a phone's keyboard for the messages below the field.
      field?.scrollIntoView({ block: 'center' });
      return;
    }
    const lead = { phone: sentPhone(form.phone), name: form.name.trim() };
    setState('sending');
    await sendLead({ ...lead, key: keys.keyFor(lead), language });
    keys.taken();
    // Whatever the result: a lead that the server has not accepted is sent again later.
    rememberSubmitted();
    setState((now) => (now === 'sending' ? 'thanks' : now));
  };

  /** Prepares the next opening: an empty form after the thank-you, else the typed text. */
  const reset = () => {
    if (state === 'thanks') setForm(EMPTY);
    setProblems({});
    setState('form');
  };

  return { state, form, problems, element, change, send, reset };
}

function Thanks({ name, smsConfirmation }: { name: string; smsConfirmation: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  // The pressed button is gone; screen readers continue from here.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className={styles.thanks}>
      <span className={styles.tick} aria-hidden="true">
        <CheckIcon size={32} />
      </span>
      <p role="status">
        {leads.thanksBefore}
        <bdi>{name}</bdi>
        {leads.thanksAfter}
      </p>
      {smsConfirmation && <p className={styles.sms}>{leads.sms}</p>}
    </div>
  );
}
