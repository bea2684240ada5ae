/** Why a message stays in the outbox. */
export const outbox = {
  noCountry: ({ to }: { to: string }) => `Not sent: ${to} is not a phone number with a country`,
  countryNotAllowed: ({ code }: { code: string }) => `Not sent: SMS to +${code} are not allowed in Settings`,
  notMobile: ({ to }: { to: string }) => `Not sent: ${to} is not a mobile number`,
  smsToOne: ({ most }: { most: number }) => `Not sent: this number had ${most} SMS today already`,
  emailsToOne: ({ most }: { most: number }) => `Not sent: this address had ${most} e-mails today already`,
  heldAfterRestore:
    'Not sent: a backup was restored, and it may have been sent before. Send it only where it is still right.',
  byOneVisitor: 'Not sent: one visitor caused too many messages today',
  dayLimit: ({ most }: { most: number }) => `Not sent: the limit of ${most} messages a day in Settings was reached`,
  valueMissing: ({ placeholder }: { placeholder: string }) =>
    `Not sent: this message has no value for ${placeholder} of its template`,
  whatsappToOne: ({ most }: { most: number }) => `Not sent: this number had ${most} messages today already`,
} as const;
