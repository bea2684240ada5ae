/** Refusals of admins’ records and sign-ins. */
export const admins = {
  emailTaken: 'An admin with this e-mail already exists',
  noOtherReady: 'No other super admin has chosen a password yet: wait until one has',
  onlySuperAdmin: 'This is the only super admin: make another one first',
  changeOwn: 'Change your own under Security',
  gone: 'This admin does not exist',
  sessionEnded: 'This session has ended already',
  startAgain: 'Please start again',
  codeWrong: 'This code is wrong. Please enter the one that the app shows now.',
  codeSpent: 'This code is wrong, or was used before',
  twoFactorRequired: 'Two-factor sign-in is required for everyone in Settings',
  changedMeanwhile: 'This was changed in the meantime. Please try again.',
  passwordTemporary: 'This password is temporary and known to another admin. Please choose another.',
} as const;
