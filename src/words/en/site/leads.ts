import { LEAD_CONSENT } from '../../../core/leads/lead-options.ts';

/** The popup that asks for name and phone. */
export const leads = {
  thanksTitle: 'Thank You!',
  title: 'Plan your escape with us',
  lead: 'Leave your name and phone, and a travel expert calls you back.',
  chips: 'What you get',
  name: 'Name',
  phone: 'Phone',
  consent: LEAD_CONSENT.text,
  sending: 'Sending...',
  send: 'Call Me Back',
  later: 'Maybe Later',
  /** Before and after the person's name. */
  thanksBefore: 'Welcome aboard, ',
  thanksAfter: '! We will call you back soon.',
  sms: 'Check your phone for SMS',
} as const;
