import { emailProblem, newPasswordProblem } from '../accounts/account-form.ts';
import { onlyProblems } from '../problems.ts';

export const ADMIN_LIMITS = { username: 60, email: 254 } as const;

export interface AdminForm {
  readonly username: string;
  readonly email: string;
}

/** Returns the first problem of each field of an admin's record. */
export function adminProblems({ username, email }: AdminForm): Record<string, string> {
  return onlyProblems({
    username: username.trim() === '' ? 'Name is required' : null,
    email: email.trim() === '' ? 'E-mail is required' : emailProblem(email.trim()),
  });
}

/** Returns what is wrong with a new admin's password, or null; an empty one has a message of its own. */
export const newAdminPasswordProblem = (password: string): string | null =>
  password === '' ? 'New password is required' : newPasswordProblem(password);

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

function confirmationProblem({ newPassword, confirmation }: PasswordChange): string | null {
  if (confirmation === '') return 'Please confirm your new password';
  return confirmation === newPassword ? null : 'Passwords do not match';
}

/** Returns the first problem of each field of the change-password form, in its order. */
export const passwordChangeProblems = (change: PasswordChange): Record<string, string> =>
  onlyProblems({
    currentPassword: change.currentPassword === '' ? 'Current password is required' : null,
    newPassword: newAdminPasswordProblem(change.newPassword),
    confirmation: confirmationProblem(change),
  });
