import { plainDigits } from '../ai-usage/plain-digits.ts';

/** One-time codes sent to phones. */
export const PHONE_CODE_DIGITS = 6;
export const PHONE_CODE_MINUTES = 10;
/** After so many wrong tries a code is of no use any more. */
export const PHONE_CODE_GUESSES = 5;
/** A phone gets the next code after this long, and at most so many in an hour. */
export const PHONE_CODE_AGAIN_SECONDS = 30;
export const PHONE_CODES_AN_HOUR = 3;

/** How a session began. */
export const SIGN_IN_WAYS = ['password', 'code', 'passkey', 'link'] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** What happened to an account without its owner; told at the next visit. */
export const ACCOUNT_NOTICES = ['phone-taken', 'link-made'] as const;
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number];

/** How the agency made sure that a caller is the owner of an account. */
export const BACK_CHECKS = ['called-back', 'last-booking', 'mail', 'in-person'] as const;
export type BackCheck = (typeof BACK_CHECKS)[number];

export const MAX_PASSKEY_NAME = 60;
/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;

export interface PhoneCodeProblem {
  readonly say: 'phone-code-malformed';
}

/** Returns the digits of a typed code, however it is spaced, and in whichever script. */
export const phoneCodeDigits = (typed: string): string => plainDigits(typed).replace(/[\s-]/g, '');

/** Returns what is wrong with a typed code, or null. */
export const phoneCodeProblem = (typed: string): PhoneCodeProblem | null =>
  /^\d{6}$/.test(phoneCodeDigits(typed)) ? null : { say: 'phone-code-malformed' };
