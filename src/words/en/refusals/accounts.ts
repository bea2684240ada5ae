/** Refusals of travellers’ accounts and of sign-ins. */
export const accounts = {
  tooManySignIns: 'Too many sign-in attempts. Please wait a minute and try again.',
  tooManyCodes: 'Too many wrong codes. Please wait a minute, or use a recovery code.',
  passwordTooEasy: 'This password is too easy to guess. Please choose another.',
  phoneTaken: 'An account with this phone number already exists',
  noSearch: 'Search not found',
} as const;
