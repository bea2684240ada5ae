import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../test/english.ts';
import { adminProblems, passwordChangeProblems } from './admin-form.ts';
import { firstStepOf } from './first-steps.ts';
import { codeProblem, RECOVERY_LENGTH, readCode, showRecoveryCode, showSecret } from './sign-in-codes.ts';

describe('another password', () => {
  const change = (currentPassword: string, newPassword: string, confirmation: string) =>
    problemsOf(passwordChangeProblems({ currentPassword, newPassword, confirmation }));

  it('is refused in the words of the spec, field by field', () => {
    expect(change('', '', '')).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password is required',
      confirmation: 'Please confirm your new password',
    });
    expect(change('old one', '12345', '12345')).toEqual({ newPassword: 'Password must be at least 6 characters' });
    expect(change('old one', '123456', '1234567')).toEqual({ confirmation: 'Passwords do not match' });
  });

  it('of six characters will do', () => {
    expect(change('x', '123456', '123456')).toEqual({});
  });
});

it('an admin has a name and an e-mail', () => {
  expect(Object.keys(adminProblems({ username: ' ', email: 'no' }))).toEqual(['username', 'email']);
  expect(adminProblems({ username: 'Mitali', email: ' mitali@safarnama.example ' })).toEqual({});
});

it('a password of one’s own comes before a second factor, and that only where it is asked for', () => {
  const standing = { mustChangePassword: true, hasTwoFactor: false, twoFactorRequired: true };
  expect(firstStepOf(standing)).toBe('change-password');
  expect(firstStepOf({ ...standing, mustChangePassword: false })).toBe('set-up-two-factor');
  expect(firstStepOf({ ...standing, mustChangePassword: false, hasTwoFactor: true })).toBeNull();
  expect(firstStepOf({ ...standing, mustChangePassword: false, twoFactorRequired: false })).toBeNull();
});

describe('a code', () => {
  const characters = '2345679bcdfghjkm';

  it('is read however it is grouped', () => {
    expect(readCode(' 123 456 ')).toEqual({ kind: 'app', digits: '123456' });
    expect(readCode('2345-679B CDFG-hjkm')).toEqual({ kind: 'recovery', characters });
    expect(readCode(showRecoveryCode(characters))).toEqual({ kind: 'recovery', characters });
  });

  it.each(['', '12345', '1234567', 'abcdef', '2345-679b-cdfg-hjk', '2345-679b-cdfg-hjke'])('is not "%s"', (typed) => {
    expect(readCode(typed)).toBeNull();
    expect(codeProblem(typed)).not.toBeNull();
  });

  it('is shown in groups of four', () => {
    expect(showRecoveryCode(characters)).toBe('2345-679b-cdfg-hjkm');
    expect(showSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(characters).toHaveLength(RECOVERY_LENGTH);
  });
});
