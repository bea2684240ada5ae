import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { TEST_NOW } from '../../../test/start-app.ts';
import { searchWords } from '../../core/names.ts';
import { blogRows, insertBlog } from '../features/blogs/blog-document.ts';
import type { Database } from './database.ts';
import { BLOGS_BY_WORDS } from './indexed-nouns.ts';
import { pageWithTotal } from './page-with-total.ts';
import { wordFilter } from './word-filter.ts';

const TITLES = [
  'Slow trains',
  'Trainspotting in the rain',
  'A café in Goa',
  'Zürich to Goa by train',
  'कोलकाता की बारिश',
];
const TEXTS = [
  'Rain on the hills.',
  'Hills, and 50 % more tea.',
  'On a go-slow.',
  'Trains_and_tea',
  "D'Souza's trained goat",
];
const POSTS = 40;
const SEARCHES = ['train', 'trains', 'go', 'goa', 'slow train', 'rain hills tea', 'कोल', 'a', 'on', 'nobody', '%', ''];

describe.each(engines)('filtering by words on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  const kept: { id: string; words: string[] }[] = [];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
    for (let i = 0; i < POSTS; i++) {
      const title = TITLES[i % TITLES.length] ?? '';
      const content = `<p>${TEXTS[(i * 3 + Math.floor(i / 5)) % TEXTS.length]}</p>`;
      const id = `post-${String(i).padStart(3, '0')}`;
      const rows = blogRows(
        {
          title,
          content,
          excerpt: '',
          category: 'Other',
          tags: [],
          metaTitle: '',
          metaDescription: '',
          featuredImage: '',
          readTimeSet: null,
          authorName: '',
        },
        { id, slug: id, status: 'published', demo: 0, now: TEST_NOW },
      );
      await insertBlog(database.db, rows);
      kept.push({ id, words: rows.words.map(({ word }) => Buffer.from(word).toString()) });
    }
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** Computes the same by scanning: a word of three letters may be a prefix. */
  const expected = (typed: readonly string[]): string[] =>
    kept
      .filter(({ words }) =>
        typed.every((each) => words.some((word) => ([...each].length < 3 ? word === each : word.startsWith(each)))),
      )
      .map(({ id }) => id);

  it.each([
    ['collecting entries', 1000],
    ['asking each record', 0],
    ['either, as the word is', 15],
  ])('finds what going through all of them finds, by %s', async (_way, mostCollected) => {
    const filter = wordFilter(database, BLOGS_BY_WORDS, mostCollected);
    for (const search of SEARCHES) {
      const typed = searchWords(search);
      const rows = await database.read
        .selectFrom('blogs')
        .select('id')
        .where(await filter.holds(typed))
        .orderBy('id')
        .execute();
      expect(
        rows.map(({ id }) => id),
        search,
      ).toEqual(typed.length === 0 ? [] : expected(typed));
    }
  });

  it('leaves out nothing without a search', async () => {
    const all = database.read.selectFrom('blogs').select('id');
    const rows = await all.where(await wordFilter(database, BLOGS_BY_WORDS).holds(null)).execute();
    expect(rows).toHaveLength(POSTS);
  });

  it.each([true, false])('answers a page and how many there are in all, searched for: %s', async (isSearch) => {
    const found = database.read
      .selectFrom('blogs')
      .select('id')
      .where(await wordFilter(database, BLOGS_BY_WORDS).holds(['train']));
    const all = expected(['train']).toReversed();
    for (const offset of [0, 10, POSTS]) {
      const page = await pageWithTotal(database, { isSearch, found, order: sql`"id" desc`, limit: 10, offset });
      expect(page.ids.toSorted().toReversed()).toEqual(all.slice(offset, offset + 10));
      expect(page.total).toBe(all.length);
    }
  });
});
