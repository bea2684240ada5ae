export const APP_CODE_DIGITS = 6;
/** Seconds per time step; a code is also accepted one step before and after its own. */
export const APP_CODE_SECONDS = 30;
export const APP_CODE_STEPS_AROUND = 1;

/** Number of recovery codes; each is accepted once. */
export const RECOVERY_CODES = 10;
/**
 * Characters of recovery codes: no vowels, so that no words arise, and none that are mistaken for one another; 16 of
 * them hold 75 bits.
 */
export const RECOVERY_CHARACTERS = '2345679bcdfghjkmnpqrstvwxz';
export const RECOVERY_LENGTH = 16;
const RECOVERY_GROUP = 4;

export type SignInCode =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly characters: string };

/** Returns a typed code, however it is grouped; null for what is not a code. */
export function readCode(typed: string): SignInCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', digits: code };
  if (code.length !== RECOVERY_LENGTH) return null;
  return [...code].every((character) => RECOVERY_CHARACTERS.includes(character))
    ? { kind: 'recovery', characters: code }
    : null;
}

const inGroups = (text: string, size: number, between: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(between);

/** Returns a recovery code in groups: 2345-6bcd-fghj-kmnp. */
export const showRecoveryCode = (code: string): string => inGroups(code, RECOVERY_GROUP, '-');

/** Returns a secret in groups of four, to be typed into an app that cannot scan. */
export const showSecret = (secret: string): string => inGroups(secret, RECOVERY_GROUP, ' ');

export interface CodeProblem {
  readonly say: 'code-missing' | 'code-malformed';
}

/** Returns what is wrong with a typed code, or null. */
export function codeProblem(typed: string): CodeProblem | null {
  if (typed.trim() === '') return { say: 'code-missing' };
  return readCode(typed) === null ? { say: 'code-malformed' } : null;
}
