import { type FormEvent, useEffect, useRef, useState } from 'react';
import { phoneCodeDigits, phoneCodeProblem } from '../../../core/accounts/account-access.ts';
import { phoneLengthProblem, sentPhone } from '../../../core/phone.ts';
import { speak } from '../../../core/sayings.ts';
import { accountProblemWords } from '../../../words/en/forms/accounts.ts';
import { accounts } from '../../../words/en/site/accounts.ts';
import { waysIn } from '../../../words/en/site/ways-in.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './login-dialog.module.css';
import { useFocusFirst } from './use-focus-first.ts';
import { useSending } from './use-sending.ts';

/** What a phone's holder is told once the code is right. */
export interface Proven {
  readonly phone: string;
  readonly proof: string;
  readonly account: 'none' | 'unproven' | 'proven';
}

interface SentCode {
  readonly phone: string;
  readonly codeId: string;
  readonly againSeconds: number;
}

interface CodeStepsProps {
  /** What the phone field begins with. */
  phone: string;
  /** May reject: the refusal is shown beside the code. */
  onProven: (proven: Proven) => Promise<void> | void;
}

/** Asks for a phone, sends a code there, and asks for the code. */
export function CodeSteps({ phone, onProven }: CodeStepsProps) {
  const [typed, setTyped] = useState(phone);
  const [sent, setSent] = useState<SentCode | null>(null);
  return sent ? (
    <CodeForm key={sent.codeId} sent={sent} onSent={setSent} onProven={onProven} onOther={() => setSent(null)} />
  ) : (
    <PhoneForm typed={typed} onTyped={setTyped} onSent={setSent} />
  );
}

async function send(typed: string): Promise<SentCode> {
  const phone = sentPhone(typed);
  return { phone, ...(await browserApi('POST /api/users/codes', { body: { phone } })) };
}

interface PhoneFormProps {
  typed: string;
  onTyped: (typed: string) => void;
  onSent: (sent: SentCode) => void;
}

function PhoneForm({ typed, onTyped, onSent }: PhoneFormProps) {
  const { busy, refusal, problems, setProblems, run } = useSending(waysIn.failed);
  const form = useFocusFirst();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = phoneLengthProblem(typed);
    if (problem) {
      setProblems({ phone: speak(accountProblemWords, problem) });
      return form.current?.querySelector('input')?.focus();
    }
    await run(async () => onSent(await send(typed)));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={accounts.phone}
        hint={waysIn.codeGoesTo}
        problem={problems.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Button look="action" type="submit" busy={busy}>
        {waysIn.sendCode}
      </Button>
    </form>
  );
}

/** Counts seconds down to 0. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** Takes the code out of the SMS where the browser can, with the person's consent (WebOTP). */
function useCodeOfMessage(onCode: (code: string) => void): void {
  const take = useRef(onCode);
  take.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const asked = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials
      .get(asked)
      .then((found) => found && take.current((found as unknown as { code: string }).code))
      .catch(() => undefined);
    return () => waiting.abort();
  }, []);
}

interface CodeFormProps {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onProven: CodeStepsProps['onProven'];
  /** Back to the phone field. */
  onOther: () => void;
}

function CodeForm({ sent: { phone, codeId, againSeconds }, onSent, onProven, onOther }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { busy, refusal, problems, setProblems, run } = useSending(waysIn.failed);
  const resending = useSending(waysIn.failed);
  const form = useFocusFirst();
  const left = useCountdown(againSeconds);

  const check = async (entered: string) => {
    const problem = phoneCodeProblem(entered);
    if (problem) {
      setProblems({ code: speak(accountProblemWords, problem) });
      return form.current?.querySelector('input')?.focus();
    }
    await run(async () => {
      const body = { phone, codeId, code: phoneCodeDigits(entered) };
      await onProven({ phone, ...(await browserApi('POST /api/users/codes/check', { body })) });
    });
  };
  useCodeOfMessage((found) => {
    setCode(found);
    void check(found);
  });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check(code);
      }}
    >
      <p role="status">{waysIn.sentTo({ phone })}</p>
      <Field
        label={waysIn.code}
        hint={waysIn.codeHint}
        problem={problems.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {(refusal || resending.refusal) && <Notice tone="problem">{refusal || resending.refusal}</Notice>}
      <Button look="action" type="submit" busy={busy}>
        {waysIn.goOn}
      </Button>
      <div className={styles.others}>
        <Button
          look="plain"
          disabled={left > 0}
          busy={resending.busy}
          onClick={() => void resending.run(async () => onSent(await send(phone)))}
        >
          {left > 0 ? waysIn.againIn({ seconds: left }) : waysIn.again}
        </Button>
        <Button look="plain" onClick={onOther}>
          {waysIn.otherNumber}
        </Button>
      </div>
    </form>
  );
}
