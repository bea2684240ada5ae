import { type MantineColor, PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { security } from '../../../words/en/office/security.ts';
import { FieldStep } from './field-step.tsx';

interface PasswordStepProps {
  /** What will happen. */
  text: string;
  button: string;
  failure: string;
  color?: MantineColor;
  onSend: (password: string) => Promise<void>;
}

/** Asks for the admin's own password before an action that must be impossible from an unattended session. */
export function PasswordStep({ text, onSend, ...step }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  return (
    <FieldStep
      {...step}
      field="password"
      check={() => (password === '' ? security.passwordRequired : null)}
      onSend={() => onSend(password)}
    >
      {(problem, forget) => (
        <>
          <Text size="sm">{text}</Text>
          <PasswordInput
            label={security.password}
            autoComplete="current-password"
            data-autofocus
            value={password}
            error={problem}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              forget();
            }}
          />
        </>
      )}
    </FieldStep>
  );
}
