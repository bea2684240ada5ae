import { Button, Group, Modal, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import type { ManagedAdmin } from '../../../contracts/admins.ts';
import { ADMIN_LIMITS, adminProblems } from '../../../core/admins/admin-form.ts';
import type { AdminRole } from '../../../core/admins/roles.ts';
import { speakProblems } from '../../../core/problems.ts';
import { adminProblemWords } from '../../../words/en/forms/admins.ts';
import { admins } from '../../../words/en/office/admins.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { adminApi } from '../api/admin-api.ts';
import { choicesOf } from '../ui/choices.ts';
import { nativeField, switchField, textField } from '../ui/editor/form-fields.ts';
import { useFormDraft } from '../ui/editor/use-form-draft.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';

interface AdminDraft {
  readonly username: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly resetPassword: boolean;
  readonly resetTwoFactor: boolean;
}

/** The saved admin, with the password to hand over if one was generated. */
export interface SavedAdmin {
  readonly admin: ManagedAdmin;
  readonly oneTimePassword?: string | undefined;
}

interface AdminDialogProps {
  /** Null while the dialog is closed. */
  edited: ManagedAdmin | 'new' | null;
  /** Id of the present admin: their own password and second factor are under Security. */
  ownId: string;
  onClose: () => void;
  onSaved: (saved: SavedAdmin) => void;
}

/** Creates or changes an admin. */
export const AdminDialog = ({ edited, ownId, onClose, onSaved }: AdminDialogProps) => (
  <Modal opened={edited !== null} onClose={onClose} title={edited === 'new' ? admins.add : admins.editTitle}>
    {edited !== null && (
      <AdminFields edited={edited} isOwn={edited !== 'new' && edited._id === ownId} onSaved={onSaved} />
    )}
  </Modal>
);

function draftOf(edited: ManagedAdmin | 'new'): AdminDraft {
  const { username, email, role } = edited === 'new' ? { username: '', email: '', role: 'editor' as const } : edited;
  return { username, email, role, resetPassword: false, resetTwoFactor: false };
}

function save(
  edited: ManagedAdmin | 'new',
  { resetPassword, resetTwoFactor, ...form }: AdminDraft,
): Promise<SavedAdmin> {
  if (edited === 'new') return adminApi('POST /api/admin/admins', { body: form });
  const body = { ...form, resetPassword, resetTwoFactor };
  return adminApi('PUT /api/admin/admins/{id}', { params: { id: edited._id }, body });
}

interface AdminFieldsProps {
  edited: ManagedAdmin | 'new';
  isOwn: boolean;
  onSaved: (saved: SavedAdmin) => void;
}

function AdminFields({ edited, isOwn, onSaved }: AdminFieldsProps) {
  const { form, banner, saving, submit } = useFormDraft({
    initial: () => draftOf(edited),
    check: (draft) => speakProblems(adminProblemWords, adminProblems(draft)),
    send: async (draft) => onSaved(await save(edited, draft)),
    failure: admins.saveFailed,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          {...textField(form, 'username')}
          label={admins.name}
          description={admins.nameHint}
          required
          maxLength={ADMIN_LIMITS.username}
          autoComplete="off"
          data-autofocus
        />
        <TextInput
          {...textField(form, 'email')}
          label={admins.email}
          type="email"
          required
          maxLength={ADMIN_LIMITS.email}
          autoComplete="off"
        />
        <NativeSelect
          {...nativeField(form, 'role')}
          label={admins.role}
          description={admins.may[form.draft.role]}
          descriptionProps={{ 'aria-live': 'polite' }}
          data={choicesOf(frame.roles)}
        />
        {edited !== 'new' && !isOwn && (
          <>
            <Switch
              {...switchField(form, 'resetPassword')}
              label={admins.resetPassword}
              description={admins.resetPasswordHint}
            />
            {edited.hasTwoFactor && (
              <Switch
                {...switchField(form, 'resetTwoFactor')}
                label={admins.resetTwoFactor}
                description={admins.resetTwoFactorHint}
              />
            )}
          </>
        )}
        <ErrorBanner>{banner}</ErrorBanner>
        <Group justify="flex-end">
          <Button type="submit" loading={saving}>
            {edited === 'new' ? admins.addNow : admins.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
