import { sql } from 'kysely';
import type { Database, Writer } from '../database/database.ts';

/**
 * What public pages are made of, the settings and the providers in force. A write to a noun makes all cached pages that show it
 * stale.
 */
export type Noun = 'settings' | 'providers' | 'site' | 'itineraries' | 'packages' | 'blogs' | 'places' | ItineraryNoun;

/** The version of single itineraries; `itineraries` itself is that of the popular list and of many at once. */
type ItineraryNoun = `itinerary-${number}`;

/** Itineraries share so many versions: one for each would let the table grow with them. */
const ITINERARY_VERSIONS = 64;

/** Returns the noun whose version a change of this itinerary raises; one in 64 others shares it. */
export function itineraryNoun(slug: string): ItineraryNoun {
  let hash = 0;
  for (let i = 0; i < slug.length; i++) hash = (hash * 31 + slug.charCodeAt(i)) >>> 0;
  return `itinerary-${hash % ITINERARY_VERSIONS}`;
}

/** Marks itineraries as changed, in one order, so that two processes do not deadlock. */
export async function touchItineraries(writer: Writer, slugs: readonly string[]): Promise<void> {
  for (const noun of [...new Set(slugs.map(itineraryNoun))].toSorted()) await touchNoun(writer, noun);
}

/** Marks a noun as changed, inside the transaction that changes it. */
export async function touchNoun(writer: Writer, noun: Noun): Promise<void> {
  await writer
    .insertInto('nounVersions')
    .values({ noun, version: 1 })
    .onConflict((conflict) => conflict.column('noun').doUpdateSet({ version: sql`"nounVersions"."version" + 1` }))
    .execute();
}

export type Versions = ReadonlyMap<string, number>;

/**
 * Returns the versions of all nouns as committed by any process, so that a change is visible at the very next request.
 * On SQLite it queries only after a write. On PostgreSQL a query serves all requests that were there when it began, and
 * those of the next few milliseconds, for which `VersionReaders` vouches.
 */
export class NounVersions {
  readonly #database: Database;
  #known: Versions = new Map();
  /** The change mark from before `#known` was read. */
  #mark: number | null = null;
  #next: Promise<Versions> | null = null;
  #running: Promise<Versions> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the current versions if they are known without a query, else a promise of them. */
  current(): Versions | Promise<Versions> {
    return this.#isKnownCurrent() ? this.#known : this.#ask();
  }

  #isKnownCurrent(): boolean {
    const { versionReaders, changeMark } = this.#database;
    return versionReaders ? versionReaders.areTrusted() : this.#mark !== null && this.#mark === changeMark();
  }

  #ask(): Promise<Versions> {
    this.#next ??= (this.#running ?? Promise.resolve(null)).then(
      () => this.#read(),
      () => this.#read(),
    );
    return this.#next;
  }

  /** Reads them, unless the query before this one has just done so. */
  async #read(): Promise<Versions> {
    this.#next = null;
    if (this.#isKnownCurrent()) return this.#known;
    this.#running = this.#query();
    return this.#running;
  }

  async #query(): Promise<Versions> {
    const { versionReaders, changeMark, read } = this.#database;
    const mark = changeMark();
    const beganAt = versionReaders?.beginReading() ?? 0;
    const own = versionReaders?.id ?? '';
    const rows = await read
      .selectFrom('nounVersions')
      .select(['noun', 'version'])
      .unionAll((eb) =>
        eb.selectFrom('versionReaders').select(['id as noun', 'renewals as version']).where('id', '=', own),
      )
      .execute();
    const known = new Map(rows.map((row) => [row.noun, row.version]));
    versionReaders?.noteRead(beganAt, known.get(own));
    known.delete(own);
    this.#known = known;
    this.#mark = mark;
    return known;
  }
}
