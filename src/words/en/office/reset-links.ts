/** The agency’s link for a new password, after asking back. */
export const resetLinks = {
  open: 'Link for a new password…',
  openFor: ({ name }: { name: string }) => `Link for a new password for ${name}…`,
  title: ({ name }: { name: string }) => `Link for a new password: ${name}`,
  about:
    'With it the person chooses a new password, once, within a day. It opens the whole account: make it only for a caller whom you have recognised, and who has no other way in.',
  askedBack: 'What did you ask back?',
  checks: {
    'called-back': 'Called back on the number of the account',
    'last-booking': 'Last booking or trip, with its date',
    mail: 'Wrote from the e-mail address of the account',
    'in-person': 'Came in person',
  },
  told: 'What you tick is in the audit log, and the account is told that a link was made.',
  cancel: 'Go back',
  make: 'Make the link',
  failed: 'Failed to make the link',
  passItOn: ({ time }: { time: string }) => `Send it to the person now; it is shown only once and works until ${time}.`,
  link: 'Link for a new password',
  copy: 'Copy',
  copied: 'Copied',
  done: 'I’ve passed it on',
} as const;
