import { Alert, Code, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { showSecret } from '../../../core/admins/sign-in-codes.ts';
import { security } from '../../../words/en/office/security.ts';
import { adminApi } from '../api/admin-api.ts';
import { CopyAndClose } from './copy-and-close.tsx';
import { FieldStep } from './field-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';
import { wordCodeProblem } from './word-code-problem.ts';

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
      text={security.needApp}
      button={security.goOn}
      failure={security.setUpFailed}
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
    <FieldStep
      field="code"
      button={security.confirm}
      failure={security.setUpFailed}
      check={() => wordCodeProblem(code)}
      onSend={confirm}
    >
      {(problem, forget) => (
        <>
          <Text size="sm">{security.scan}</Text>
          <div className={styles.scan}>
            <QrCode text={uri} label={security.qrCode} />
          </div>
          <Code block className={styles.secret ?? ''} aria-label={security.secret}>
            {showSecret(secret)}
          </Code>
          <TextInput
            label={security.code}
            description={security.codeHint}
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
      <Alert variant="default" title={security.isOn} role="status">
        {security.othersEnded}
      </Alert>
      <Text size="sm">{security.recoveryHint}</Text>
      <ol className={styles.codes} aria-label={security.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyAndClose
        value={codes.join('\n')}
        copyLabel={security.copyAll}
        closeLabel={security.haveSavedThem}
        onClose={onDone}
      />
    </Stack>
  );
}
