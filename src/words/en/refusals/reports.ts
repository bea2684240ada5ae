/** Refusals of what the back office reads: messages, activities, the AI log, notifications. */
export const reports = {
  noMessage: 'There is no such message',
  messageSent: 'This message has been sent',
  messageOpened: 'This text was opened in WhatsApp. Open it again from the booking or lead.',
  noProvider: {
    email: 'No provider is set for e-mail',
    sms: 'No provider is set for SMS',
    whatsapp: 'No account is set for WhatsApp',
  },
  nobody: 'No data about this person',
  noRoute: 'No figures of this route',
  logGone: 'This request is no longer in the log',
  demandGone: 'This route is no longer listed',
  tooManyWindows: 'Too many windows follow the notifications',
} as const;
