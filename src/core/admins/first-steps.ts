/** What an admin has to do before anything else opens, in the order in which it is asked for. */
export const FIRST_STEPS = ['change-password', 'set-up-two-factor'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** As the API says it of everything else. */
export const FIRST_STEP_WORDS: Readonly<Record<FirstStep, string>> = {
  'change-password': 'Please choose a password of your own first',
  'set-up-two-factor': 'Please set up two-factor sign-in first',
};

interface Standing {
  /** They came in with a password that somebody handed over. */
  readonly mustChangePassword: boolean;
  readonly hasTwoFactor: boolean;
  /** A setting: every admin must have a second factor. */
  readonly twoFactorRequired: boolean;
}

/** The next thing to do, or null when everything is open. */
export function firstStepOf({ mustChangePassword, hasTwoFactor, twoFactorRequired }: Standing): FirstStep | null {
  if (mustChangePassword) return 'change-password';
  return twoFactorRequired && !hasTwoFactor ? 'set-up-two-factor' : null;
}
