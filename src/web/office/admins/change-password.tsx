import { Button, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { type PasswordChange, passwordChangeProblems } from '../../../core/admins/admin-form.ts';
import { speakProblems } from '../../../core/problems.ts';
import { adminProblemWords } from '../../../words/en/forms/admins.ts';
import { adminApi } from '../api/admin-api.ts';
import { textField } from '../ui/editor/form-fields.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';

/** Shows "Change Password" and its dialog. */
export function ChangePassword() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Change Password
      </Button>
      <Modal opened={opened} onClose={close} title="Change Password">
        <ChangePasswordForm onChanged={close} />
      </Modal>
    </>
  );
}

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** Changes the password; its messages are fixed by the specification. Typed text stays after a refusal. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { form, banner, saving, submit } = useFormDraft({
    initial: () => EMPTY,
    check: (draft) => speakProblems(adminProblemWords, passwordChangeProblems(draft)),
    send: async ({ currentPassword, newPassword }) => {
      await adminApi('PUT /api/admin/auth/change-password', { body: { currentPassword, newPassword } });
      tellDone('Password changed successfully!');
      onChanged();
    },
    failure: 'Failed to change password',
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <PasswordInput
          {...textField(form, 'currentPassword')}
          label="Current password"
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordInput
          {...textField(form, 'newPassword')}
          label="New password"
          description="At least 6 characters, and none of the commonest. All your other sessions end."
          autoComplete="new-password"
        />
        <PasswordInput {...textField(form, 'confirmation')} label="Confirm new password" autoComplete="new-password" />
        <ErrorBanner>{banner}</ErrorBanner>
        <Button type="submit" loading={saving}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
