import { type PhoneProblem, phoneLengthProblem } from '../phone.ts';
import { onlyProblems } from '../problems.ts';
import type { PhoneCodeProblem } from './account-access.ts';

/**
 * The consent text shown before opening an account, in English (`words` has the others). Its version is stored with the
 * account: raise it when the text changes.
 */
export const REGISTRATION_CONSENT = {
  version: 'registration 2026-11-21',
  text: 'We keep your name, phone and e-mail to sign you in and to show you your plans, nothing else. You can take a copy or erase the account at any time by asking us.',
} as const;

export const MIN_PASSWORD_LENGTH = 6;
/** Maximum length: a memory-hard hash of a megabyte-long password could be used to overload the server. */
export const MAX_PASSWORD_LENGTH = 200;

/** Deliberately loose: something, an @, a domain with a dot; the real proof is a message that arrives. */
const EMAIL = /^[^\s@<>()",;:]{1,64}@[^\s@<>()",;:.]+(?:\.[^\s@<>()",;:.]+)+$/;

export interface EmailProblem {
  readonly say: 'email-malformed';
}

export interface NameProblem {
  readonly say: 'name-missing' | 'name-too-short';
}

export interface PasswordProblem {
  readonly say: 'password-missing' | 'password-too-short' | 'password-too-long';
}

export interface PasswordsDiffer {
  readonly say: 'passwords-differ';
}

/** What is wrong with a field of the forms for signing in and registering. */
export type AccountProblem =
  | PhoneProblem
  | EmailProblem
  | NameProblem
  | PasswordProblem
  | PasswordsDiffer
  | PhoneCodeProblem;

export const emailProblem = (email: string): EmailProblem | null =>
  email === '' || (email.length <= 254 && EMAIL.test(email)) ? null : { say: 'email-malformed' };

/** Returns the canonical form of an e-mail address, however it is written. */
export const canonicalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export function registrationNameProblem(name: string): NameProblem | null {
  if (name.trim() === '') return { say: 'name-missing' };
  return [...name.trim()].length < 2 ? { say: 'name-too-short' } : null;
}

export function newPasswordProblem(password: string): PasswordProblem | null {
  if (password === '') return { say: 'password-missing' };
  if (password.length < MIN_PASSWORD_LENGTH) return { say: 'password-too-short' };
  return password.length > MAX_PASSWORD_LENGTH ? { say: 'password-too-long' } : null;
}

/** Returns the first characters of the first two words of a name, upper-cased; "U" for a name without any. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  const initials = words.map((word) => [...word][0] ?? '').join('');
  return initials.toUpperCase() || 'U';
}

export interface RegistrationForm {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Returns the first problem of each field, keyed by field in the form's order; empty when the form is valid. */
export function registrationProblems(form: RegistrationForm): Record<string, AccountProblem> {
  return onlyProblems<AccountProblem>({
    name: registrationNameProblem(form.name),
    phone: phoneLengthProblem(form.phone),
    email: emailProblem(form.email.trim()),
    password: newPasswordProblem(form.password),
    confirmation: form.password === form.confirmation ? null : { say: 'passwords-differ' },
  });
}

export function loginProblems(form: {
  readonly phone: string;
  readonly password: string;
}): Record<string, AccountProblem> {
  return onlyProblems<AccountProblem>({
    phone: phoneLengthProblem(form.phone),
    password: form.password === '' ? { say: 'password-missing' } : null,
  });
}
