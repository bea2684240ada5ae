import type { Kysely } from 'kysely';

interface Tables {
  offers: { id: string; title: string; text: string; chips: string; scope: string; demo: number };
  packages: { demo: number; ratingCount: number; ratingSum: number };
}

/** The demonstration offer's new text; nothing supported the old one's claim. */
const DEMO_TEXT = 'Book any trip with us while the offer runs and pay a fifth less.';

/** Offers get a scope, bookings the origin of their price, and only travellers' ratings stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('offers')
    .addColumn('scope', 'text', (c) => c.notNull().defaultTo('all'))
    .execute();
  await db.schema.alterTable('bookings').addColumn('basePrice', 'bigint').execute();
  await db.schema.alterTable('bookings').addColumn('discountPercentage', 'integer').execute();
  await db.schema.alterTable('bookings').addColumn('offerTitle', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('offerPercent', 'integer').execute();
  await scopeOffers(db as Kysely<Tables>);
  await dropMadeUpRatings(db as Kysely<Tables>);
}

/** Returns the scope that an offer's text claims: all bookings, unless it names only packages or only planned trips. */
function scopeIn(words: string): 'all' | 'packages' | 'itineraries' {
  if (/\b(?:all|every|any|each) (?:bookings?|trips?)\b|\bevery ?thing\b|\bsite-?wide\b/i.test(words)) return 'all';
  const packages = /\bpackages?\b/i.test(words);
  const planned = /\bitinerar(?:y|ies)\b|\bplanned trips?\b/i.test(words);
  if (packages === planned) return 'all';
  return packages ? 'packages' : 'itineraries';
}

async function scopeOffers(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('offers').set({ text: DEMO_TEXT, chips: '[]' }).where('demo', '=', 1).execute();
  const offers = await db.selectFrom('offers').select(['id', 'title', 'text', 'chips']).execute();
  for (const { id, title, text, chips } of offers) {
    const scope = scopeIn([title, text, ...(JSON.parse(chips) as string[])].join('\n'));
    if (scope !== 'all') await db.updateTable('offers').set({ scope }).where('id', '=', id).execute();
  }
}

/** No traveller could rate anything yet: ratings of the agency's packages are left over from demonstration content. */
const dropMadeUpRatings = (db: Kysely<Tables>) =>
  db.updateTable('packages').set({ ratingCount: 0, ratingSum: 0 }).where('demo', '=', 0).execute();
