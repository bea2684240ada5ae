export const LEAD_STATUSES = ['new', 'contacted', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** A lead that was won or lost is not called back. */
export const CLOSED_LEAD_STATUSES: readonly LeadStatus[] = ['converted', 'lost'];

/** Longest notes of an admin. */
export const MOST_LEAD_NOTES = 5000;

/** Spec: the popup opens by itself after five seconds; its thank-you closes after two; its cookies last a year. */
export const POPUP_OPENS_AFTER_MS = 5000;
export const POPUP_THANKS_FOR_MS = 2000;
export const POPUP_COOKIE_DAYS = 365;

/** What the person reads before leaving their details. The version is kept with the lead: raise it with the words. */
export const LEAD_CONSENT = {
  version: 'lead 2026-11-22',
  text: 'We use your name and phone to call you about trips and offers, nothing else. Ask us at any time to stop, to see or to erase them.',
} as const;
