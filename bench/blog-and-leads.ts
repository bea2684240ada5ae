// Measures the blog with 10,000 posts and 1,000,000 leads: lists, searches, stats, the due list and the export, through
// the API.
//   node scripts/with-postgres.ts node bench/blog-and-leads.ts [posts = 10000] [leads = 1000000]        about fifteen minutes
import { BLOG_CATEGORIES, BLOG_STATUSES } from '../src/core/blogs/blog-options.ts';
import { addDays } from '../src/core/dates.ts';
import { LEAD_STATUSES, type LeadStatus } from '../src/core/leads/lead-options.ts';
import { todayInIndia } from '../src/server/clock.ts';
import type { Database } from '../src/server/database/database.ts';
import { wordsOfSearchText } from '../src/server/database/word-index.ts';
import { blogRows } from '../src/server/features/blogs/blog-document.ts';
import { changeCounts, searchTextOf } from '../src/server/features/leads/lead-records.ts';
import { newId } from '../src/server/ids.ts';
import {
  FIRST_NAMES,
  inPieces,
  LAST_NAMES,
  measureAtScale,
  mobileNumber,
  pick,
  places,
  random,
  rareName,
  statusCounter,
  surname,
  whole,
} from './at-scale.ts';

const postCount = Number(process.argv[2] ?? 10_000);
const leadCount = Number(process.argv[3] ?? 1_000_000);

const BEGINNINGS =
  'ba be cho cle con dar des di ex fe fra ga gre hi in jo ka ki lo lu ma me mo ni no pa par pre pro qua ra ro se sha ste su ta tha tra tri un ve vi wa win ye yo zi'.split(
    ' ',
  );
const MIDDLES = ['', 'di', 'len', 'no', 'ra', 'ver'];
const ENDINGS = ['de', 'ing', 'ion', 'ku', 'li', 'mer', 'nce', 'per', 'sha', 'tal', 'ted', 'um', 'ves', 'y', 'zen'];
/** A vocabulary of about 26,000 words; half of the text uses the commonest hundred and sixty, as in any language. */
const VOCABULARY = BEGINNINGS.flatMap((first) =>
  MIDDLES.flatMap((second) => MIDDLES.flatMap((third) => ENDINGS.map((last) => first + second + third + last))),
)
  .map((word) => [random(), word] as const)
  .sort(([a], [b]) => a - b)
  .map(([, word]) => word);
const anyWord = (): string => VOCABULARY[Math.floor(VOCABULARY.length ** random()) - 1] ?? 'the';
const TAGS = ['rivers', 'winter', 'trains', 'food', 'temples', 'beaches', 'budget', 'family travel', 'hills', 'forts'];
const WORDS_OF_A_POST = 700;

function textOf(i: number): string {
  const words = Array.from({ length: WORDS_OF_A_POST }, anyWord);
  // Each word is in nearly half of the posts, both together in hardly any.
  words.push('travel', i % 2 === 0 ? 'monsoon' : 'snow', i % 1000 === 0 ? 'snow' : '');
  return [...inPieces(words, 70)].map((piece) => `<p>${piece.join(' ')}.</p>`).join('');
}

function* generatePosts(now: number) {
  for (let i = 0; i < postCount; i++) {
    const place = pick(places);
    const createdAt = now - i * 60_000;
    yield blogRows(
      {
        title: `${place} ${pick(['in slow days', 'for the family', 'on foot', 'by rail', 'and beyond'])} ${i}`,
        excerpt: `Days around ${place}, with time for the ${pick(['hills', 'coast', 'markets', 'temples'])}.`,
        content: textOf(i),
        category: pick(BLOG_CATEGORIES),
        tags: [place, pick(TAGS), pick(TAGS)],
        metaTitle: '',
        metaDescription: '',
        featuredImage: '/pictures/posters/1/goa.dusk.svg',
        readTimeSet: null,
        authorName: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`,
      },
      {
        id: newId(createdAt),
        slug: `post-${i}`,
        status: i % 20 === 0 ? 'draft' : 'published',
        demo: 0,
        now: createdAt,
        views: whole(0, 5000),
      },
    );
  }
}

/** Half of the contacted leads have a follow-up day; won and lost ones have one long past. */
function followUpOf(status: LeadStatus, i: number, today: string): string | null {
  if (status === 'new' || random() < 0.5) return null;
  if (status !== 'contacted') return addDays(today, -whole(1, 400));
  return addDays(today, i > leadCount - leadCount / 50 ? whole(-3, 20) : whole(1, 200));
}

function* generateLeads(now: number) {
  const today = todayInIndia(() => now);
  for (let i = 0; i < leadCount; i++) {
    const submittedAt = now - (leadCount - i) * 30_000;
    const status = LEAD_STATUSES[Math.min(3, Math.floor(random() * random() * 5))] as LeadStatus;
    const phone = String(6_000_000_000 + ((i * 2_654_435_761) % 4_000_000_000));
    const lead = {
      id: newId(submittedAt),
      name: `${pick(FIRST_NAMES)} ${surname()}`,
      phone,
      canonicalPhone: phone,
      status,
      notes: status === 'new' ? '' : 'Wants a call after six in the evening.',
      followUpOn: followUpOf(status, i, today),
      consent: 'bench',
      network: '198.51.100.0/24',
      seenAt: i > leadCount - 50 ? null : submittedAt,
      demo: 0,
      submittedAt,
      updatedAt: submittedAt,
      deletedAt: i % 5000 === 0 ? now : null,
    };
    const searchText = lead.deletedAt === null ? searchTextOf(lead) : '';
    const words = wordsOfSearchText(searchText).map((word) => ({ word, leadId: lead.id }));
    yield { row: { ...lead, searchText }, words };
  }
}

async function fill({ db }: Database): Promise<void> {
  const now = Date.now();
  for (const piece of inPieces(generatePosts(now), 100)) {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('blogs')
        .values(piece.map(({ row }) => row))
        .execute();
      await trx
        .insertInto('blogDocuments')
        .values(piece.map(({ document }) => document))
        .execute();
      for (const few of inPieces(
        piece.flatMap(({ words }) => words),
        5000,
      )) {
        await trx.insertInto('blogWords').values(few).execute();
      }
    });
  }
  const counts = statusCounter();
  for (const piece of inPieces(generateLeads(now), 5000)) {
    for (const { row } of piece) if (row.deletedAt === null) counts.add(row);
    await db.transaction().execute(async (trx) => {
      for (const few of inPieces(piece, 500)) {
        await trx
          .insertInto('leads')
          .values(few.map(({ row }) => row))
          .execute();
      }
      for (const few of inPieces(
        piece.flatMap(({ words }) => words),
        5000,
      )) {
        await trx.insertInto('leadWords').values(few).execute();
      }
    });
  }
  await changeCounts(db, counts.changes());
}

const blogs = (query: string): string => `/api/blogs?limit=9&${query}`;
const managed = (query: string): string => `/api/blogs/admin/all?limit=24&${query}`;
const leads = (query: string): string => `/api/promotional-leads?limit=20&${query}`;
const anyCategory = (): string => encodeURIComponent(pick(BLOG_CATEGORIES));
const anyPlace = (): string => encodeURIComponent(pick(places));

const PUBLIC_CALLS = {
  'posts: first page': () => blogs(''),
  'posts: page 800': () => blogs(`page=${whole(700, 900)}`),
  'posts: category': () => blogs(`category=${anyCategory()}`),
  'posts: category, page 100': () => blogs(`category=${anyCategory()}&page=${whole(80, 120)}`),
  'posts: search a place': () => blogs(`search=${anyPlace()}`),
  'posts: search a rare word': () => blogs(`search=${VOCABULARY[whole(8000, VOCABULARY.length - 1)]}`),
  'posts: search a word of nearly all': () => blogs('search=travel'),
  'posts: that word, page 800': () => blogs(`search=travel&page=${whole(700, 900)}`),
  'posts: that word and a category': () => blogs(`search=travel&category=${anyCategory()}`),
  'posts: two words, both of nearly all': () => blogs(`search=travel+${VOCABULARY[0]}`),
  'posts: two common words hardly together': () => blogs('search=monsoon+snow'),
  'posts: search as typed, three letters': () => blogs(`search=${pick(BEGINNINGS.filter((it) => it.length === 3))}`),
  'posts: search as typed, five letters': () => blogs(`search=${pick(VOCABULARY).slice(0, 5)}`),
  'posts: five common words': () => blogs(`search=${VOCABULARY.slice(0, 5).join('+')}`),
  'posts: search without a match': () => blogs(`search=zzqx${whole(1, 1e6)}`),
  'posts: categories': () => '/api/blogs/categories',
  'one post with those like it': () => `/api/blogs/post-${whole(1, postCount - 1) | 1}`,
  'posts: feed': () => '/feed.xml',
};

const ADMIN_CALLS = {
  'back office: posts': () => managed(''),
  'back office: drafts': () => managed('status=draft'),
  'back office: page 300': () => managed(`page=${whole(250, 350)}`),
  'back office: search a word of nearly all': () => managed('search=travel'),
  'back office: search and status': () => managed(`search=travel&status=${pick(BLOG_STATUSES)}`),
  'back office: search a place': () => managed(`search=${anyPlace()}`),
  'leads: stats': () => '/api/promotional-leads/stats',
  'leads: first page': () => leads(''),
  'leads: by status': () => leads(`status=${pick(LEAD_STATUSES)}`),
  'leads: page 500': () => leads(`page=${whole(400, 600)}`),
  'leads: last page': () => leads(`page=${Math.floor(leadCount / 20) - whole(1, 40)}`),
  'leads: last page of a status': () => leads(`status=new&page=${Math.floor(leadCount / 40)}`),
  'leads: due': () => leads('due=1'),
  'leads: due, by status': () => leads('due=1&status=contacted'),
  'leads: due, search a first name': () => leads(`due=1&search=${pick(FIRST_NAMES)}`),
  'leads: search a first name': () => leads(`search=${pick(FIRST_NAMES)}`),
  'leads: search a full name': () => leads(`search=${pick(FIRST_NAMES)}+${pick(LAST_NAMES)}`),
  'leads: search two first names': () => {
    const from = whole(0, FIRST_NAMES.length - 2);
    return leads(`search=${FIRST_NAMES.slice(from, from + 2).join('+')}`);
  },
  'leads: search a rare name': () => leads(`search=${rareName()}`),
  'leads: search one letter': () => leads(`search=${pick(['a', 's', 'p', 'i', '9'])}`),
  'leads: search a phone': () => leads(`search=${mobileNumber()}`),
  'leads: search a phone as typed': () => leads(`search=${mobileNumber().slice(0, 4)}`),
  'leads: search without a match': () => leads(`search=zzqx${whole(1, 1e6)}`),
  'leads: search and status': () => leads(`search=${pick(FIRST_NAMES)}&status=${pick(LEAD_STATUSES)}`),
  'leads: full name and status': () =>
    leads(`search=${pick(FIRST_NAMES)}+${pick(LAST_NAMES)}&status=${pick(LEAD_STATUSES)}`),
  'leads: export begins': () => '/api/promotional-leads/export',
  'leads: export of a search begins': () => `/api/promotional-leads/export?search=${pick(FIRST_NAMES)}`,
  'leads: export of a status begins': () => `/api/promotional-leads/export?status=${pick(LEAD_STATUSES)}`,
};

await measureAtScale({ fill, calls: { ...PUBLIC_CALLS, ...ADMIN_CALLS } });
