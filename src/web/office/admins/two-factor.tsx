import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { TwoFactor } from '../../../contracts/admins.ts';
import { RECOVERY_CODES } from '../../../core/admins/sign-in-codes.ts';
import { security } from '../../../words/en/office/security.ts';
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
    <FormSection title={security.twoFactor}>
      <Group gap="sm">
        <ToneBadge tone={enabled ? 'good' : 'ended'}>{enabled ? security.on : security.off}</ToneBadge>
        {required && <Text size="sm">{security.requiredOfAll}</Text>}
      </Group>
      <Text size="sm" c="dimmed">
        {enabled ? security.isOnHint : security.isOffHint}
      </Text>
      {enabled && (
        <Text size="sm">
          {(recoveryCodesLeft <= FEW_CODES ? security.fewCodesLeft : security.codesLeft)({
            left: recoveryCodesLeft,
            all: RECOVERY_CODES,
          })}
        </Text>
      )}
      <Group>
        <Button variant={enabled ? 'default' : 'filled'} onClick={() => setOpen('set-up')}>
          {enabled ? security.setUpAgain : security.setUp}
        </Button>
        {enabled && !required && (
          <Button variant="default" onClick={() => setOpen('end')}>
            {security.turnOff}
          </Button>
        )}
      </Group>
      <Modal
        opened={open === 'set-up'}
        onClose={done}
        // Recovery codes are shown only once: only a button may close the dialog.
        closeOnClickOutside={false}
        closeOnEscape={false}
        title={security.setUpTitle}
      >
        <TwoFactorSetUp onDone={done} />
      </Modal>
      <Modal opened={open === 'end'} onClose={close} title={security.turnOffTitle}>
        <PasswordStep
          text={security.turnOffHint}
          button={security.turnOff}
          color="red.9"
          failure={security.turnOffFailed}
          onSend={async (password) => {
            await adminApi('DELETE /api/admin/auth/two-factor', { body: { password } });
            tellDone(security.isOff);
            done();
          }}
        />
      </Modal>
    </FormSection>
  );
}
