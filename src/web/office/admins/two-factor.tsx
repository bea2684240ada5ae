import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { TwoFactor } from '../../../contracts/admins.ts';
import { RECOVERY_CODES } from '../../../core/admins/sign-in-codes.ts';
import { adminApi } from '../api/admin-api.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { PasswordStep } from './password-step.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** Warn from this number of remaining codes. */
const FEW_CODES = 3;

interface TwoFactorBlockProps {
  twoFactor: TwoFactor;
  onChanged: () => void;
}

/** Shows the admin's second factor, and the ways to set up, replace or remove it. */
export function TwoFactorBlock({ twoFactor, onChanged }: TwoFactorBlockProps) {
  const { enabled, required, recoveryCodesLeft } = twoFactor;
  const [open, setOpen] = useState<'set-up' | 'end' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <FormSection title="Two-factor sign-in">
      <Group gap="sm">
        <ToneBadge tone={enabled ? 'good' : 'ended'}>{enabled ? 'On' : 'Off'}</ToneBadge>
        {required && <Text size="sm">Required for everyone in Settings.</Text>}
      </Group>
      <Text size="sm" c="dimmed">
        {enabled
          ? 'Signing in asks for a code from your authenticator app after the password.'
          : 'With it, someone who knows your password still cannot sign in.'}
      </Text>
      {enabled && (
        <Text size="sm">
          {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left
          {recoveryCodesLeft <= FEW_CODES && '. Set it up again to get new ones.'}
        </Text>
      )}
      <Group>
        <Button variant={enabled ? 'default' : 'filled'} onClick={() => setOpen('set-up')}>
          {enabled ? 'Set up again' : 'Set up'}
        </Button>
        {enabled && !required && (
          <Button variant="default" onClick={() => setOpen('end')}>
            Turn off
          </Button>
        )}
      </Group>
      <Modal
        opened={open === 'set-up'}
        onClose={done}
        // Recovery codes are shown only once: only a button may close the dialog.
        closeOnClickOutside={false}
        closeOnEscape={false}
        title="Set up two-factor sign-in"
      >
        <TwoFactorSetUp onDone={done} />
      </Modal>
      <Modal opened={open === 'end'} onClose={close} title="Turn two-factor sign-in off">
        <PasswordStep
          text="You will sign in with your password alone, and your recovery codes stop working."
          button="Turn off"
          color="red.9"
          failure="Failed to turn two-factor sign-in off"
          onSend={async (password) => {
            await adminApi('DELETE /api/admin/auth/two-factor', { body: { password } });
            tellDone('Two-factor sign-in is off.');
            done();
          }}
        />
      </Modal>
    </FormSection>
  );
}
