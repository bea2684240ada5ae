import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { Site } from '../../../contracts/site.ts';
import { type Day, isDay } from '../../../core/dates.ts';
import { LANGUAGE_TAGS, type Language } from '../../../core/languages.ts';
import { phoneDigits } from '../../../core/phone.ts';
import { daysToEnd } from '../../../core/planner/days-later.ts';
import type { DocumentWords } from '../../../words/document-words.ts';

export type DayPlan = Details['fullDayWisePlan'][number];
export type Row = DayPlan['stops'][number];

/** What documents are made of. */
export interface DocumentSource {
  readonly itinerary: Itinerary;
  readonly details: Details;
  readonly site: Pick<Site, 'brand' | 'agency' | 'phone' | 'whatsapp' | 'email' | 'office'>;
  /** The address of the plan on the web. */
  readonly address: string;
  /** The signed-in traveller for whom the document is made. */
  readonly reader: { readonly name: string; readonly phone: string };
  readonly today: Day;
  readonly language: Language;
  readonly words: DocumentWords;
}

/** A way to reach the agency; the link is empty where there is none. */
export interface Contact {
  readonly name: string;
  readonly text: string;
  readonly link: string;
}

/** Returns the agency's contacts, in the order in which a traveller needs them. */
export function listContacts({ site, words: { documents } }: DocumentSource): readonly Contact[] {
  const contacts = [
    { name: documents.phone, text: site.phone, link: `tel:+${phoneDigits(site.phone)}` },
    { name: documents.whatsapp, text: site.whatsapp, link: `https://wa.me/${phoneDigits(site.whatsapp)}` },
    { name: documents.email, text: site.email, link: `mailto:${site.email}` },
    { name: documents.office, text: site.office, link: '' },
  ];
  return contacts.filter(({ text }) => text !== '');
}

/** Returns what heads every document, with the words on each of its pages. */
export function headOf({ itinerary, site, language, today, words: { dates, documents } }: DocumentSource) {
  const [year, month, day] = today.split('-').map(Number);
  // Filled in on each page by the template, which alone counts them.
  const page = documents.page({ page: '{page}', pages: '{pages}' });
  return {
    language,
    tag: LANGUAGE_TAGS[language],
    title: itinerary.title,
    brand: site.brand,
    agency: site.agency,
    today: { year, month, day },
    asOf: documents.asOf({ day: dates.shortSpan(today, today) }),
    page,
  };
}

/** Returns text such as "Fri 4 Dec 2026". */
export const wordDay = (day: string, { dates }: DocumentWords): string => (isDay(day) ? dates.day(day) : day);

/** Returns text such as "Fri 4 Dec to Mon 7 Dec 2026". */
export const wordDates = ({ startDate, endDate }: Itinerary, { dates }: DocumentWords): string =>
  isDay(startDate) && isDay(endDate) ? dates.span(startDate, endDate) : `${startDate} – ${endDate}`;

/** Returns "next day", "2 days later"; empty for the same day. */
export const wordLater = (days: number, { plan }: DocumentWords): string =>
  days === 0 ? '' : plan.daysLater({ days });

/** Returns when a row ends: "13:25", "06:00 next day". */
export const wordEnd = (row: Row, words: DocumentWords): string =>
  [row.end, wordLater(daysToEnd(row), words)].filter((text) => text !== '').join(' ');

/** Rounds 4.63 km to 4.6 and 11.2 to 11. */
export const roundKm = (km: number): number => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

type Stay = Details['structuredDetails']['accommodationDetails'][number];

/** Returns the stay of the night after each day, by the day's number; a night on the way or at home has none. */
export function staysByDay({ fullDayWisePlan, structuredDetails }: Details): ReadonlyMap<number, Stay> {
  const { accommodationDetails: stays } = structuredDetails;
  const arrivals = fullDayWisePlan.flatMap(({ day, stops }) =>
    stops.filter(({ kind }) => kind === 'check-in').map(() => day),
  );
  const nights = new Map<number, Stay>();
  // Without one check-in per stay, it is not known which night is where.
  if (arrivals.length !== stays.length) return nights;
  for (const [i, stay] of stays.entries()) {
    for (let night = 0; night < stay.nights; night++) nights.set((arrivals[i] ?? 0) + night, stay);
  }
  return nights;
}
