/** Digits of a code that an authenticator app shows. */
export const APP_CODE_DIGITS = 6;
/** A code is right for so many seconds, and those of the step before and after with it. */
export const APP_CODE_SECONDS = 30;
export const APP_CODE_STEPS_AROUND = 1;

/** How many recovery codes there are; each opens once. */
export const RECOVERY_CODES = 10;
/** Neither vowels, so that no word comes out, nor signs that are taken for one another: 75 bits in 16 of them. */
export const RECOVERY_SIGNS = '2345679bcdfghjkmnpqrstvwxz';
export const RECOVERY_LENGTH = 16;
const RECOVERY_GROUP = 4;

export type SignInCode =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly signs: string };

/** What was typed as a code, however it is grouped; null for what is none. */
export function readCode(typed: string): SignInCode | null {
  const signs = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(signs)) return { kind: 'app', digits: signs };
  if (signs.length !== RECOVERY_LENGTH) return null;
  return [...signs].every((sign) => RECOVERY_SIGNS.includes(sign)) ? { kind: 'recovery', signs } : null;
}

const inGroups = (text: string, size: number, between: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);

/** A recovery code as people write it down: 2345-6bcd-fghj-kmnp. */
export const showRecoveryCode = (signs: string): string => inGroups(signs, RECOVERY_GROUP, '-');

/** A secret as people type it into an app that cannot scan: in groups of four. */
export const showSecret = (secret: string): string => inGroups(secret, RECOVERY_GROUP, ' ');

/** What is wrong with a typed code, or null. */
export function codeProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Code is required';
  return readCode(typed) === null ? 'Please enter the 6 digits of your app, or a recovery code' : null;
}
