/** What happened to an account without its owner, told at the next visit. */
export const accountNotices = {
  phoneTaken:
    'The number of your account was confirmed by another person with a code, and is theirs now. Your trips and bookings are still here. Add a number of your own, or an e-mail address, so that you can sign in again.',
  linkMade: 'At your request, the agency made a link for a new password. If you did not ask for it, call us.',
  toAccount: 'Go to my account',
  understood: 'I have read this',
} as const;
