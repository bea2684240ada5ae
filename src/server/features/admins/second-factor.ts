import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  APP_CODE_DIGITS,
  APP_CODE_SECONDS,
  APP_CODE_STEPS_AROUND,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '../../../core/admins/sign-in-codes.ts';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** The settings that every authenticator app supports; many silently ignore others. */
const FORM = { algorithm: 'SHA1', digits: APP_CODE_DIGITS, period: APP_CODE_SECONDS } as const;

/** Returns a secret to share with an app, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address for an app to scan. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...FORM, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** Returns the half-minute (since 1970) of this code, if it is the current one or next to it; null for a wrong code. */
export function stepOfCode(secret: string, digits: string, now: number): number | null {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: digits, timestamp: now, window: APP_CODE_STEPS_AROUND });
  return delta === null ? null : Math.floor(now / 1000 / APP_CODE_SECONDS) + delta;
}

/** Returns random characters that are easy to read aloud. */
export const newCharacters = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_CHARACTERS[randomInt(RECOVERY_CHARACTERS.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCharacters);

/** Returns the stored hash of a recovery code. With 75 random bits it needs no slow hash. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(code).digest('hex');
