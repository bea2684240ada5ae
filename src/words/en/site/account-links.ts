/** Pages that links in messages lead to: a new password, a confirmed address. */
export const accountLinks = {
  resetTitle: 'Choose a new password',
  resetDescription: 'Choose a new password with the link that was sent to you.',
  confirmTitle: 'Confirm your e-mail address',
  confirmDescription: 'Confirm your e-mail address with the link that was sent to you.',
  needsScript: 'Turn JavaScript on to use this link.',
  noLink: 'This page opens with a link that we send you. The one in your address bar is not complete.',
  confirmNow: 'Confirm this address',
  confirmed: ({ address }: { address: string }) => `${address} is confirmed.`,
  toAccount: 'Go to my account',
  failed: 'This did not work. Please try again.',
} as const;
