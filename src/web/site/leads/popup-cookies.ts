import { POPUP_COOKIE_DAYS } from '../../../core/leads/lead-options.ts';
import { setCookie } from '../../browser/storage.ts';

/** Record that the popup was answered and nothing about the visitor: cookies carry no personal data. */
const SUBMITTED = 'safarnama_contact_form_submitted';
const INTERACTION = 'safarnama_popup_interaction';

export const rememberSubmitted = (): void => setCookie(SUBMITTED, 'true', POPUP_COOKIE_DAYS);
export const rememberDismissed = (): void => setCookie(INTERACTION, 'dismissed', POPUP_COOKIE_DAYS);

/** Returns true once this browser has submitted or dismissed the popup; `cookies` as in `document.cookie`. */
export const isAnswered = (cookies: string): boolean =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('=')[0])
    .some((name) => name === SUBMITTED || name === INTERACTION);
