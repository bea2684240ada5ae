import { describe, expect, it } from 'vitest';
import { hashPassword, PASSWORD_COST, unmatchedHash, verifyPassword } from './password-hashing.ts';

const QUICK = { memory: 64, passes: 1 };

describe('a stored password', () => {
  it('is Argon2id with 19 MiB and two passes, unless a test asks for less', async () => {
    const hash = await hashPassword('dusk-on-the-road', PASSWORD_COST);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('dusk-on-the-road', hash)).toBe(true);
    expect(await verifyPassword('dusk-on-the-roof', hash)).toBe(false);
  });

  it('is checked by the cost that it was made with', async () => {
    const [quick, other] = [await hashPassword('lamp', QUICK), await hashPassword('lamp', QUICK)];
    expect(quick).not.toBe(other);
    expect(await verifyPassword('lamp', quick)).toBe(true);
  });

  it('that no account has costs the same and matches nothing', async () => {
    expect(unmatchedHash(PASSWORD_COST)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$A{22}\$A{43}$/);
    expect(await verifyPassword('', unmatchedHash(QUICK))).toBe(false);
  });

  it('in another form is a fault, and no wrong guess', async () => {
    await expect(verifyPassword('lamp', 'md5$5f4dcc3b')).rejects.toThrow('PHC');
  });
});
