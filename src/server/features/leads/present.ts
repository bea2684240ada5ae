import { activityDocument } from '../../../contracts/activities.ts';
import type { Lead, LeadDetail } from '../../../contracts/leads.ts';
import { SPOKEN_CONSENT, storedConsent } from '../../../core/consent.ts';
import { ENQUIRY_SOURCES, type EnquirySource } from '../../../core/enquiry-sources.ts';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import { LEAD_CONSENT, LEAD_STATUSES, type LeadStatus } from '../../../core/leads/lead-options.ts';
import { leads as bengali } from '../../../words/bn/site/leads.ts';
import { leads as english } from '../../../words/en/site/leads.ts';
import { leads as hindi } from '../../../words/hi/site/leads.ts';
import type { ServerWords } from '../../../words/server-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { readDocument } from '../../database/stored-document.ts';
import type { LeadEventRow } from './lead-events.ts';
import { presentHistory } from './lead-history.ts';
import type { LeadRow } from './lead-records.ts';

const instant = (at: number): string => new Date(at).toISOString();

function statusOf({ id, status }: Pick<LeadRow, 'id' | 'status'>): LeadStatus {
  const known = LEAD_STATUSES.find((one) => one === status);
  if (known === undefined) throw new Error(`lead ${id} has the status "${status}"`);
  return known;
}

function sourceOf({ id, source }: Pick<LeadRow, 'id' | 'source'>): EnquirySource {
  const known = ENQUIRY_SOURCES.find((one) => one === source);
  if (known === undefined) throw new Error(`lead ${id} has the source "${source}"`);
  return known;
}

export const presentLead = (row: LeadRow): Lead => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  source: sourceOf(row),
  status: statusOf(row),
  notes: row.notes,
  followUpOn: row.followUpOn,
  seen: row.seenAt !== null,
  isDemo: row.demo === 1,
  submittedAt: instant(row.submittedAt),
});

interface Activity {
  readonly type: string;
  readonly data: string;
  readonly occurredAt: number;
}

/** Returns an activity in words; empty for one that says nothing about the person's wishes. */
function describeActivity({ type, data }: Activity, words: ServerWords['history']): string {
  const said = readDocument(activityDocument, data, 'activity');
  const {
    from = '',
    to = '',
    departureDate = '',
    returnDate = '',
    path = '',
    itinerarySlug = '',
    itemSlug = '',
  } = said;
  switch (type) {
    case 'search':
      return words.searched({ from, to, departure: departureDate, back: returnDate });
    case 'page_view':
      return words.read({ page: said.pageTitle || path });
    case 'itinerary_view':
      return words.openedTrip({ slug: itinerarySlug });
    case 'itinerary_share':
      return words.sharedTrip({ slug: itinerarySlug });
    case 'form_submission':
      return said.formType === 'lead' ? words.leftDetails : words.askedToBook({ slug: itemSlug });
    case 'user_login':
      return words.signedIn;
    case 'user_register':
      return words.registered;
    default:
      return '';
  }
}

const CONSENT_TEXTS: Readonly<Record<Language, string>> = {
  en: english.consent,
  hi: hindi.consent,
  bn: bengali.consent,
};

/** Returns what the person agreed to: the text that was read, in its language; older texts are only in the code's history. */
function consentText(stored: string, words: ServerWords['leadHistory']): string {
  if (stored === '') return words.noConsent;
  if (stored === SPOKEN_CONSENT) return words.spokenConsent;
  const language = LANGUAGES.find((each) => storedConsent(LEAD_CONSENT, each) === stored);
  return language ? `${CONSENT_TEXTS[language]} (${stored})` : stored;
}

/** Returns the package or itinerary of the latest activity about one; null for none. */
function lookedAt(activities: readonly Activity[]): LeadDetail['lookedAt'] {
  for (const { type, data } of activities) {
    const { itinerarySlug, itemType, itemSlug, path = '' } = readDocument(activityDocument, data, 'activity');
    if (itemSlug) return { itemType: itemType === 'itinerary' ? 'itinerary' : 'package', slug: itemSlug };
    if (itinerarySlug) return { itemType: 'itinerary', slug: itinerarySlug };
    const slug = type === 'page_view' ? /^(?:\/(?:hi|bn))?\/package\/([^/?#]+)/.exec(path)?.[1] : undefined;
    if (slug) return { itemType: 'package', slug };
  }
  return null;
}

interface Past {
  /** Oldest first. */
  readonly events: readonly LeadEventRow[];
  /** Newest first; shown oldest first. */
  readonly steps: readonly Activity[];
}

/** Returns a lead in full, in words of a language. */
export const presentDetail = (row: LeadRow, { events, steps }: Past, language: Language): LeadDetail => ({
  ...presentLead(row),
  consent: consentText(row.consent, SERVER_WORDS[language].leadHistory),
  steps: steps.toReversed().flatMap((activity) => {
    const text = describeActivity(activity, SERVER_WORDS[language].history);
    return text === '' ? [] : [{ type: activity.type, at: instant(activity.occurredAt), text }];
  }),
  history: presentHistory(row, events, language),
  lookedAt: lookedAt(steps),
});

/** Returns everything stored about a lead of a signed-in person, for their own copy. */
export const presentHeld = (row: LeadRow, events: readonly LeadEventRow[]): Record<string, unknown> => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  source: row.source,
  status: row.status,
  notes: row.notes,
  followUpOn: row.followUpOn,
  consent: row.consent,
  language: row.language,
  network: row.network,
  submittedAt: instant(row.submittedAt),
  history: presentHistory(row, events, 'en'),
});
