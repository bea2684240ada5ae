import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../../src/contracts/client.ts';
import { addDays } from '../../src/core/dates.ts';
import { type Editor, signInEditor, withEditor } from '../editor.ts';
import { atMost, type Figure } from '../figures.ts';
import { dayAhead, publicPathsOf } from '../public-pages.ts';
import { makeDataDir, type RunningSide, type Side, startSides, stopSides } from '../sides.ts';
import { residentMegabytes } from '../site-process.ts';
import { type Sent, visit } from '../visits.ts';

/** In MiB. */
const MOST_IDLE = 140;
const MOST_AFTER_LOAD = 260;
const IDLE_AFTER_MS = 5000;

/** Requests per second, whether or not earlier ones are answered: the same work for a fast site and a slow one. */
const RATE = 60;
/** An admin changes something this often: the pages that show it are stale. */
const CHANGED_EVERY_MS = 10_000;

const TOWNS = ['Darjeeling', 'Jaipur', 'Goa', 'Manali', 'Udaipur', 'Munnar', 'Rishikesh', 'Varanasi'];
const CITIES = ['Delhi', 'Mumbai', 'Kolkata', 'Bengaluru'];
const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

const json = (body: object): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Kind = 'page' | 'picture' | 'list' | 'filtered page' | 'search of packages' | 'trip' | 'booking';
/** Of a hundred requests; the rest are pages, cached unless an admin has just changed what they show. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['picture', 20],
  ['list', 15],
  ['filtered page', 12],
  ['search of packages', 4],
  ['trip', 2],
  ['booking', 2],
];

/** Returns the kind of the n-th request; kinds are spread evenly. */
function kindOf(number: number): Kind {
  // 37 has no common factor with 100: each hundred visits every place once.
  let place = (number * 37) % 100;
  for (const [kind, share] of SHARES) {
    if (place < share) return kind;
    place -= share;
  }
  return 'page';
}

interface Content {
  readonly pages: readonly string[];
  readonly pictures: readonly string[];
  readonly packageSlug: string;
}

/** Returns the n-th request of its kind; searches and filters all differ. */
function requestOf(kind: Kind, number: number, { pages, pictures, packageSlug }: Content): readonly [string, Sent?] {
  switch (kind) {
    case 'page':
      return [at(pages, number)];
    case 'picture':
      return [at(pictures, number)];
    case 'list':
      return [at(['/api/packages', '/api/blogs', '/api/site'], number)];
    case 'filtered page':
      return [`/packages?search=the+${number.toString(36)}`];
    case 'search of packages':
      return [`/api/packages?search=the${number}`];
    case 'trip': {
      const departureDate = dayAhead(20 + (number % 200));
      const trip = { from: at(CITIES, number), to: at(TOWNS, number), departureDate };
      return [
        '/api/generate-itinerary',
        json({ ...trip, returnDate: addDays(departureDate, 2 + (number % 5)), travellers: 2 }),
      ];
    }
    case 'booking': {
      const phone = String(9_830_000_000 + number);
      return [
        '/api/packages/book',
        json({ packageSlug, fullName: `Visitor ${number}`, phone, travelers: 2, preferredDate: dayAhead(60) }),
      ];
    }
  }
}

async function readContent(url: string, editor: Editor): Promise<Content> {
  const { 'no-results': _, ...paths } = await publicPathsOf(url, editor);
  const { packages } = await editor.api('GET /api/packages', {});
  const pictures = packages.flatMap(({ images }) => images.map((image) => image.url));
  return {
    pages: [...Object.values(paths), ...packages.map(({ slug }) => `/package/${slug}`)],
    pictures,
    packageSlug: packages[0]?.slug ?? '',
  };
}

/** Sends the mixture for some minutes; prints the memory of each minute, and what was not answered. */
async function loadFor({ name, site }: RunningSide, minutes: number): Promise<void> {
  const editor = await signInEditor(site.url);
  const content = await readContent(site.url, editor);
  const beganAt = performance.now();
  let isOver = false;
  const changing = (async () => {
    while (!isOver) {
      for (const change of [() => editor.changePackage(content.packageSlug), editor.changeSettings]) {
        await change().catch((error: unknown) => {
          // On a busy machine the site may refuse a change as it refuses other requests.
          if (!(error instanceof ApiError && error.status === 503)) throw error;
        });
        for (let slept = 0; slept < CHANGED_EVERY_MS && !isOver; slept += 500) await wait(500);
      }
    }
  })();
  const failed = new Map<string, number>();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < minutes * 60 * RATE; number++) {
    const early = beganAt + (number * 1000) / RATE - performance.now();
    if (early > 1) await wait(early);
    const kind = kindOf(number);
    const [path, request] = requestOf(kind, number, content);
    sent.push(
      visit(site.url + path, request).catch((error: unknown) => {
        // A trip that cannot be travelled (422) is an answer.
        const why = `${kind}: ${String(error).replace(/^.* answered/, 'answered')}`;
        if (!why.endsWith('422')) failed.set(why, (failed.get(why) ?? 0) + 1);
      }),
    );
    if ((number + 1) % (60 * RATE) === 0) {
      console.log(`  ${name}, minute ${(number + 1) / 60 / RATE}: ${residentMegabytes(site.pid).toFixed(0)} MiB`);
    }
  }
  await Promise.all(sent);
  isOver = true;
  await changing;
  console.log(`  ${name}: ${sent.length} requests, not answered: ${JSON.stringify(Object.fromEntries(failed))}`);
}

/** Measures a site's memory when idle after its start, and at the end of a mixed load. */
export async function measureMemory(sides: readonly Side[], minutes: number): Promise<Figure[]> {
  const idle: Partial<Record<Side['name'], number>> = {};
  const loaded: Partial<Record<Side['name'], number>> = {};
  for (const side of sides) {
    const environment = { ...withEditor, DATA_DIR: makeDataDir() };
    // The first start creates the data, which takes memory that a later one does not need.
    await stopSides(await startSides([side], environment));
    const running = await startSides([side], environment);
    await wait(IDLE_AFTER_MS);
    for (const each of running) {
      idle[side.name] = residentMegabytes(each.site.pid);
      await loadFor(each, minutes);
      loaded[side.name] = residentMegabytes(each.site.pid);
    }
    await stopSides(running);
  }
  const title = `after ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} of load`;
  return [
    { name: 'idle', unit: 'MiB', digits: 0, limit: atMost(MOST_IDLE), values: idle },
    { name: title, unit: 'MiB', digits: 0, limit: atMost(MOST_AFTER_LOAD), values: loaded },
  ];
}
