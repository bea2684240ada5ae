import { Alert, Code, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { showSecret } from '../../../core/admins/sign-in-codes.ts';
import { adminApi } from '../api/admin-api.ts';
import { CopyAndClose } from './copy-and-close.tsx';
import { FieldStep } from './field-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';
import { wordCodeProblem } from './word-code-problem.ts';

const FAILURE = 'Failed to set up two-factor sign-in';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

interface TwoFactorSetUpProps {
  /** The second factor is active, and its recovery codes have been stored. */
  onDone: () => void;
}

/** Sets up the second factor in three steps: the password, the app, the recovery codes. */
export function TwoFactorSetUp({ onDone }: TwoFactorSetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <ScanStep {...secret} onConfirmed={setCodes} />;
  return (
    <PasswordStep
      text="You need an authenticator app on your phone, such as Aegis, Google Authenticator or 1Password. First enter your password again."
      button="Continue"
      failure={FAILURE}
      onSend={async (password) => {
        const answer = await adminApi('POST /api/admin/auth/two-factor', { body: { password } });
        if ('secret' in answer) setSecret(answer);
      }}
    />
  );
}

interface ScanStepProps extends Secret {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function ScanStep({ secret, uri, onConfirmed }: ScanStepProps) {
  const [code, setCode] = useState('');
  const confirm = async () => {
    const answer = await adminApi('POST /api/admin/auth/two-factor', { body: { code } });
    if ('recoveryCodes' in answer) onConfirmed(answer.recoveryCodes);
  };
  return (
    <FieldStep field="code" button="Confirm" failure={FAILURE} check={() => wordCodeProblem(code)} onSend={confirm}>
      {(problem, forget) => (
        <>
          <Text size="sm">Scan this with the app, or enter the secret by hand.</Text>
          <div className={styles.scan}>
            <QrCode text={uri} label="Code for your authenticator app" />
          </div>
          <Code block className={styles.secret ?? ''} aria-label="Secret">
            {showSecret(secret)}
          </Code>
          <TextInput
            label="Code"
            description="The 6 digits that the app shows now."
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={code}
            error={problem}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              forget();
            }}
          />
        </>
      )}
    </FieldStep>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack>
      <Alert variant="default" title="Two-factor sign-in is on" role="status">
        Your other sessions have ended.
      </Alert>
      <Text size="sm">
        Each recovery code works once when you do not have your phone. They are shown only once: print them, or save
        them in your password manager.
      </Text>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyAndClose value={codes.join('\n')} copyLabel="Copy all" closeLabel="I’ve saved them" onClose={onDone} />
    </Stack>
  );
}
