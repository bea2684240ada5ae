import {
  type EmailProblem,
  emailProblem,
  type NameProblem,
  newPasswordProblem,
  type PasswordProblem,
  type PasswordsDiffer,
} from '../accounts/account-form.ts';
import { onlyProblems } from '../problems.ts';

export const ADMIN_LIMITS = { username: 60, email: 254 } as const;

export interface AdminForm {
  readonly username: string;
  readonly email: string;
}

/** What is wrong with a field of an admin's record, or of the form that changes a password. */
export type AdminProblem =
  | EmailProblem
  | NameProblem
  | PasswordProblem
  | PasswordsDiffer
  | {
      readonly say: 'email-missing' | 'current-password-missing' | 'new-password-missing' | 'confirmation-missing';
    };

/** Returns the first problem of each field of an admin's record. */
export function adminProblems({ username, email }: AdminForm): Record<string, AdminProblem> {
  return onlyProblems<AdminProblem>({
    username: username.trim() === '' ? { say: 'name-missing' } : null,
    email: email.trim() === '' ? { say: 'email-missing' } : emailProblem(email.trim()),
  });
}

/** Returns what is wrong with a new admin's password, or null; an empty one has a message of its own. */
export const newAdminPasswordProblem = (password: string): AdminProblem | null =>
  password === '' ? { say: 'new-password-missing' } : newPasswordProblem(password);

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

function confirmationProblem({ newPassword, confirmation }: PasswordChange): AdminProblem | null {
  if (confirmation === '') return { say: 'confirmation-missing' };
  return confirmation === newPassword ? null : { say: 'passwords-differ' };
}

/** Returns the first problem of each field of the change-password form, in its order. */
export const passwordChangeProblems = (change: PasswordChange): Record<string, AdminProblem> =>
  onlyProblems<AdminProblem>({
    currentPassword: change.currentPassword === '' ? { say: 'current-password-missing' } : null,
    newPassword: newAdminPasswordProblem(change.newPassword),
    confirmation: confirmationProblem(change),
  });
