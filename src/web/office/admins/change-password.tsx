import { Button, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { type PasswordChange, passwordChangeProblems } from '../../../core/admins/admin-form.ts';
import { speakProblems } from '../../../core/problems.ts';
import { adminProblemWords } from '../../../words/en/forms/admins.ts';
import { security } from '../../../words/en/office/security.ts';
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
        {security.changePassword}
      </Button>
      <Modal opened={opened} onClose={close} title={security.changePassword}>
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
      tellDone(security.passwordChanged);
      onChanged();
    },
    failure: security.passwordNotChanged,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <PasswordInput
          {...textField(form, 'currentPassword')}
          label={security.currentPassword}
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordInput
          {...textField(form, 'newPassword')}
          label={security.newPassword}
          description={security.newPasswordHint}
          autoComplete="new-password"
        />
        <PasswordInput
          {...textField(form, 'confirmation')}
          label={security.confirmPassword}
          autoComplete="new-password"
        />
        <ErrorBanner>{banner}</ErrorBanner>
        <Button type="submit" loading={saving}>
          {security.changePasswordNow}
        </Button>
      </Stack>
    </form>
  );
}
