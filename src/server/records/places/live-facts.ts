import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { correctGazetteer, type PlaceFacts } from '../../../core/places/corrections.ts';
import type { Database } from '../../database/database.ts';
import type { NounVersions } from '../../http/noun-versions.ts';
import { correctionStore, readCorrection } from './correction-store.ts';

/** The facts of places with the corrections of the back office, the same in every process. */
export interface LiveFacts {
  /** Returns the facts with all corrections made so far, by any process. Queries only after a change. */
  readonly current: () => Promise<PlaceFacts>;
  /** Returns the facts as last read. */
  readonly known: () => PlaceFacts;
}

interface Dependencies {
  readonly database: Database;
  readonly versions: Pick<NounVersions, 'current'>;
  /** The facts that the site ships with. */
  readonly gazetteer: Gazetteer;
}

export function liveFacts({ database, versions, gazetteer }: Dependencies): LiveFacts {
  const store = correctionStore(database);
  let known: PlaceFacts = { gazetteer, corrections: [] };
  /** The version of `places` from before `known` was read; null before the first reading. */
  let version: number | null = null;
  let reading: { readonly version: number; readonly done: Promise<PlaceFacts> } | null = null;

  async function read(asOf: number): Promise<PlaceFacts> {
    const rows = await store.listInForce();
    // A newer reading has ended first.
    if (version !== null && version > asOf) return known;
    const corrections = rows.flatMap((row) => readCorrection(row) ?? []);
    if (version !== null || corrections.length > 0) {
      known = { gazetteer: correctGazetteer(gazetteer, corrections), corrections };
    }
    version = asOf;
    return known;
  }

  return {
    known: () => known,
    async current() {
      const now = (await versions.current()).get('places') ?? 0;
      if (version === now) return known;
      if (reading?.version !== now) {
        const done = read(now).finally(() => {
          if (reading?.done === done) reading = null;
        });
        reading = { version: now, done };
      }
      return reading.done;
    },
  };
}
