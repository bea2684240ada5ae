import { counted } from '../counts.ts';

/** Messages to travellers and to the agency. */
export const outbox = {
  title: 'Outbox',
  about: 'Messages to travellers and to the agency, newest first.',
  backToLeads: 'Back to the leads',
  state: 'State',
  all: 'All messages',
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    kept: 'Not sent',
  },
  unread: 'Failed to load messages',
  noneTitle: 'No messages yet',
  noMatchTitle: 'No messages match',
  none: 'New bookings and leads create them. Without a mail or SMS provider they stay here unsent.',
  nouns: 'messages',
  channels: {
    email: 'E-mail',
    sms: 'SMS',
  },
  to: ({ channel, to }: { channel: string; to: string }) => `${channel} to ${to}`,
  sentAt: ({ time }: { time: string }) => `sent ${time}`,
  noProviderSet: 'not sent: no provider is set',
  notTried: 'not tried',
  notTriedYet: 'not tried yet',
  tries: ({ count }: { count: number }) => counted(count, 'try', 'tries'),
  openAbout: {
    booking: 'Open the booking',
    lead: 'Open the lead',
    reminder: 'Open Today',
  },
  retryFailed: 'We couldn’t send the message again',
  isSent: ({ which }: { which: string }) => `${which}: sent`,
  couldNotBeSent: ({ which, reason }: { which: string; reason: string }) => `${which} could not be sent: ${reason}`,
  /** Before the name of the variable that sets a provider. */
  noProvider: {
    email: 'No e-mail provider is set. To send messages, start the site with',
    sms: 'No SMS provider is set. To send messages, start the site with',
  },
  seeOperations: '(see “Messages” in docs/operations.md).',
  sendNow: 'Send now',
  tryAgainNow: 'Try again now',
} as const;
