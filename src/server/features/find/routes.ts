import type { FoundKind, FoundRecord } from '../../../contracts/find.ts';
import { mayActAs } from '../../../core/admins/roles.ts';
import { typedWords } from '../../../core/typed-words.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../http/endpoints.ts';
import { findStore } from './store.ts';

/** Of each kind. */
const MOST_OF_A_KIND = 5;

const foundAs = (kind: FoundKind, _id: string, title: string, ...facts: readonly (string | null)[]): FoundRecord => ({
  ...{ kind, _id, title },
  text: facts.filter((fact) => fact !== null && fact !== '').join(', '),
});

/** One search over everything that the asker's role may open. */
export function findRoutes(database: Database): Pick<Routes, 'GET /api/admin/search'> {
  const store = findStore(database);

  const findPeoples = async (words: readonly string[]): Promise<FoundRecord[]> => {
    const [bookings, leads, users] = await Promise.all([
      store.bookings(words, MOST_OF_A_KIND),
      store.leads(words, MOST_OF_A_KIND),
      store.users(words, MOST_OF_A_KIND),
    ]);
    return [
      ...bookings.map(({ id, fullName, reference, phone, itemTitle, status }) =>
        foundAs('booking', id, fullName, reference, phone, itemTitle, status),
      ),
      ...leads.map(({ id, name, phone, status }) => foundAs('lead', id, name, phone, status)),
      ...users.map(({ id, name, phone, email }) => foundAs('user', id, name, phone, email)),
    ];
  };

  const findContent = async (words: readonly string[]): Promise<FoundRecord[]> => {
    const [packages, blogs] = await Promise.all([
      store.packages(words, MOST_OF_A_KIND),
      store.blogs(words, MOST_OF_A_KIND),
    ]);
    return [
      ...packages.map(({ id, title, category, status }) => foundAs('package', id, title, category, status)),
      ...blogs.map(({ id, title, category, status }) => foundAs('blog', id, title, category, status)),
    ];
  };

  return {
    'GET /api/admin/search': {
      handle: async ({ query, session }) => {
        const words = typedWords(query.q);
        if (words.length === 0) return { results: [] };
        const people = mayActAs(session.role, 'admin') ? findPeoples(words) : Promise.resolve([]);
        return { results: (await Promise.all([people, findContent(words)])).flat() };
      },
    },
  };
}
