/** The steps that an admin must complete before any other call is allowed, in their order. */
export const FIRST_STEPS = ['change-password', 'set-up-two-factor'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

interface Standing {
  /** True for an admin with a password that another admin handed over. */
  readonly mustChangePassword: boolean;
  readonly hasTwoFactor: boolean;
  /** The setting that every admin must have a second factor. */
  readonly twoFactorRequired: boolean;
}

/** Returns the next step, or null when none is left. */
export function firstStepOf({ mustChangePassword, hasTwoFactor, twoFactorRequired }: Standing): FirstStep | null {
  if (mustChangePassword) return 'change-password';
  return twoFactorRequired && !hasTwoFactor ? 'set-up-two-factor' : null;
}
