/** Signing in to the back office, and what has to be done first. */
export const signIn = {
  title: 'Admin Login',
  ended: 'Your session has ended. Sign in to continue; your work is still here.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign In',
  networkError: 'Network error. Please try again.',
  failed: 'Login failed',
  code: 'Code',
  codeHint: 'The 6 digits that your authenticator app shows now, or one of your recovery codes.',
  verify: 'Verify',
  someoneElse: 'Sign in as someone else',
  choosePassword: 'Choose a password',
  choosePasswordHint: 'You signed in with a temporary password. Choose one that only you know.',
  setUpTwoFactor: 'Set up two-factor sign-in',
  setUpTwoFactorHint: 'Everyone here also signs in with a code from their phone. Set yours up to continue.',
} as const;
