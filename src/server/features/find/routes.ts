import { FOUND_KINDS, type FoundKind, type FoundRecord, type FoundTotal } from '../../../contracts/find.ts';
import type { Right } from '../../../core/admins/rights.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import type { Language } from '../../../core/languages.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { PlaceService } from '../places/service.ts';
import { findStore } from './store.ts';

/** Records of each kind. */
const MOST_OF_A_KIND = 5;

const foundAs = (kind: FoundKind, _id: string, title: string, ...facts: readonly (string | null)[]): FoundRecord => ({
  kind,
  _id,
  title,
  text: facts.filter((fact) => fact !== null && fact !== '').join(', '),
});

/** The right to open what is found. */
const RIGHTS: Readonly<Record<FoundKind, Right>> = {
  booking: 'sales',
  lead: 'sales',
  customer: 'sales',
  // Opens among the activities.
  user: 'figures',
  package: 'packages',
  blog: 'posts',
  place: 'places',
};

type Finders = Readonly<Record<FoundKind, () => Promise<FoundOfKind>>>;

interface FoundOfKind {
  readonly results: readonly FoundRecord[];
  readonly total: FoundTotal;
}

/** Searches everything that the admin may open. */
export function findRoutes(
  database: Database,
  places: Pick<PlaceService, 'list'>,
): Pick<Routes, 'GET /api/admin/search'> {
  const store = findStore(database);

  /** Returns the answer for one kind of record. */
  async function ofKind<R>(
    kind: FoundKind,
    finding: Promise<{ readonly rows: readonly R[]; readonly total: number; readonly totalIsAtLeast: boolean }>,
    present: (row: R) => FoundRecord,
  ): Promise<FoundOfKind> {
    const { rows, total, totalIsAtLeast } = await finding;
    return { results: rows.map(present), total: { kind, total, totalIsAtLeast } };
  }

  const findersOf = (query: string, words: readonly string[], language: Language): Finders => {
    const told = SERVER_WORDS[language].found;
    return {
      booking: () =>
        ofKind(
          'booking',
          store.bookings(words, MOST_OF_A_KIND),
          ({ id, fullName, reference, phone, itemTitle, status }) =>
            foundAs('booking', id, fullName, reference, phone, itemTitle, told.bookingStatus({ status })),
        ),
      lead: () =>
        ofKind('lead', store.leads(words, MOST_OF_A_KIND), ({ id, name, phone, status }) =>
          foundAs('lead', id, name, phone, told.leadStatus({ status })),
        ),
      customer: () =>
        ofKind('customer', store.customers(query, MOST_OF_A_KIND), ({ id, name, contacts }) =>
          foundAs('customer', id, name, ...contacts),
        ),
      user: () =>
        ofKind('user', store.users(words, MOST_OF_A_KIND), ({ id, name, phone, email }) =>
          foundAs('user', id, name, phone, email),
        ),
      package: () =>
        ofKind('package', store.packages(words, MOST_OF_A_KIND), ({ id, title, category, status }) =>
          foundAs('package', id, title, told.packageCategory({ category }), told.packageStatus({ status })),
        ),
      blog: () =>
        ofKind('blog', store.blogs(words, MOST_OF_A_KIND), ({ id, title, category, status }) =>
          foundAs('blog', id, title, told.blogCategory({ category }), told.blogStatus({ status })),
        ),
      place: () => findPlaces(query, language),
    };
  };

  async function findPlaces(search: string, language: Language): Promise<FoundOfKind> {
    const told = SERVER_WORDS[language].found;
    const { places: found, total } = await places.list({ search, page: 1, limit: MOST_OF_A_KIND }, language);
    const results = found.map(({ id, name, state, sights }) =>
      foundAs('place', id, name, state, told.placeSights({ count: sights })),
    );
    return { results, total: { kind: 'place', total, totalIsAtLeast: false } };
  }

  return {
    'GET /api/admin/search': {
      handle: async ({ query, session }) => {
        const words = typedWords(query.q);
        if (words.length === 0) return { results: [], totals: [] };
        const finders = findersOf(query.q, words, session.language);
        const kinds = FOUND_KINDS.filter((kind) => hasRight(session.role, RIGHTS[kind]));
        const found = await Promise.all(kinds.map((kind) => finders[kind]()));
        return {
          results: found.flatMap(({ results }) => results),
          totals: found.map(({ total }) => total).filter(({ total }) => total > 0),
        };
      },
    },
  };
}
