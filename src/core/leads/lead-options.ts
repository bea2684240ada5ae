export const LEAD_STATUSES = ['new', 'contacted', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Statuses of closed leads, won or lost, which are not called back. */
export const CLOSED_LEAD_STATUSES: readonly LeadStatus[] = ['converted', 'lost'];

/** Maximum length of an admin's notes, in characters. */
export const MOST_LEAD_NOTES = 5000;

/** The popup opens by itself after five seconds; its thank-you closes after two; its cookies last a year. */
export const POPUP_OPENS_AFTER_MS = 5000;
export const POPUP_THANKS_FOR_MS = 2000;
export const POPUP_COOKIE_DAYS = 365;

/**
 * The consent text shown before leaving a name and phone, in English (`words` has the others). Its version is stored
 * with the lead: raise it when the text changes.
 */
export const LEAD_CONSENT = {
  version: 'lead 2026-11-22',
  text: 'We use your name and phone to call you about trips and offers, nothing else. Ask us at any time to stop, to see or to erase them.',
} as const;

/** Returns the status after a contact attempt: only a successful one moves a lead, and only out of new. */
export const statusAfterContact = (status: LeadStatus, successful: boolean): LeadStatus =>
  status === 'new' && successful ? 'contacted' : status;
