import type { OfferForm } from '../../../contracts/offers.ts';
import type { Site } from '../../../contracts/site.ts';
import type { Language } from '../../../core/languages.ts';
import { keptChips } from '../../../core/offers/offer-claims.ts';
import { offerTextProblem } from '../../../core/translations/check-translation.ts';
import type { Database, Writer } from '../../database/database.ts';
import { readInLanguage } from '../../records/translations/in-languages.ts';
import { formOf, notFound } from './offer-records.ts';
import type { OfferRow, offerStore } from './store.ts';

/** A released text is shown only while it says what its original says: an offer must stay true when it is changed. */
const isTrue = (original: string, text: string): boolean => offerTextProblem({ original, text }) === null;

/** What is translated of offers. */
export const offerOriginals = (store: Pick<ReturnType<typeof offerStore>, 'find'>) => ({
  async find(from: Writer, id: string) {
    const row = await store.find(from, id);
    if (!row) throw notFound();
    return { title: row.title, record: formOf(row), page: null };
  },
  noun: 'site' as const,
  problemOf: offerTextProblem,
});

const readWords = (database: Database, offers: readonly { readonly id: string }[], language: Language) =>
  readInLanguage(
    database.read,
    'offer',
    offers.map(({ id }) => id),
    { language, part: 'released' },
  );

/** Returns offers in the words of a language, each with those of its chips whose claim the site keeps. */
export async function inWordsOf(
  database: Database,
  offers: readonly (OfferForm & { readonly id: string })[],
  language: Language,
): Promise<Site['offers']> {
  const wordsOf = await readWords(database, offers, language);
  return offers.map(({ id, from: _, ...offer }) => {
    const shown = wordsOf(id).translate(offer, isTrue);
    const kept = keptChips(offer);
    return { ...shown, chips: shown.chips.filter((_chip, at) => kept.includes(offer.chips[at] ?? '')) };
  });
}

/** Returns the titles of offers in a language. */
export async function titlesIn(database: Database, rows: readonly OfferRow[], language: Language): Promise<string[]> {
  if (language === 'en') return rows.map(({ title }) => title);
  const wordsOf = await readWords(database, rows, language);
  return rows.map(({ id, title }) => wordsOf(id).translate({ title }, isTrue).title);
}
