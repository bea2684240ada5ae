import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { boundedWork } from '../../admission/bounded-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { photoBreaker, photoFailureWeight } from '../../gateways/photos/breaker.ts';
import { type PhotoProvider, PhotoProviderFailure, type PhotoQuery } from '../../gateways/photos/port.ts';
import type { RemotePictures } from '../../gateways/remote-pictures/port.ts';
import type { UploadService } from '../uploads/service.ts';
import { photoQuery } from './photo-query.ts';
import { type ShownPhoto, showPhoto } from './present.ts';
import { type KeptPhoto, type LookedUp, photoStore } from './store.ts';
import { ownerOf, takingPhotos } from './taking-photos.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Null: only posters are shown. */
  readonly provider: PhotoProvider | null;
  readonly remotePictures: Pick<RemotePictures, 'fetchOriginal'>;
  readonly uploads: Pick<UploadService, 'take' | 'settle' | 'isThere'>;
  readonly gazetteer: Gazetteer;
  /** Called when a failing provider is not asked for the given time. */
  readonly onRest: (failure: PhotoProviderFailure, restMs: number) => void;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds that a visitor's request waits for a running look-up. */
  readonly waitAtMostMs?: number;
}

const DAY_MS = 86_400_000;
const FOUND_HOLDS_MS = 30 * DAY_MS;
const NOTHING_HOLDS_MS = 7 * DAY_MS;
/** Pause after a failed look-up, so that not every visit starts another. */
const TRIED_AGAIN_AFTER_MS = 10 * 60_000;
const AT_ONCE = 2;
const WAITING = 40;
/** Requests that wait at one time: each takes a slot of admission control. */
const MOST_WAITING_CALLS = 24;

const holds = ({ photo, lookedAt }: LookedUp, now: number): boolean =>
  now < lookedAt + (photo ? FOUND_HOLDS_MS : NOTHING_HOLDS_MS);

/** The work's result, or null when it takes too long; it goes on. */
function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Looked = Omit<Dependencies, 'provider' | 'waitAtMostMs'> & { readonly provider: PhotoProvider };

/** Looks photos up, once at a time per subject and few at once, and stores them as uploads. */
function lookUps(dependencies: Looked) {
  const { clock, gazetteer, onRest, onFailure } = dependencies;
  const breaker = photoBreaker(clock);
  const inTurn = boundedWork(AT_ONCE, WAITING);
  const underWay = new Map<string, Promise<KeptPhoto | null>>();
  const failedAt = new Map<string, number>();
  const stopping = new AbortController();
  const { isThere, lookUp } = takingPhotos(dependencies, stopping.signal);

  /** Returns null on failure; the caller decides what to show instead. */
  async function lookUpSafely(subject: string, query: PhotoQuery): Promise<KeptPhoto | null> {
    if (stopping.signal.aborted || !breaker.mayAsk()) return null;
    try {
      const photo = await lookUp(subject, query);
      breaker.succeeded();
      failedAt.delete(subject);
      return photo;
    } catch (error) {
      if (stopping.signal.aborted) return null;
      failedAt.set(subject, clock());
      if (!(error instanceof PhotoProviderFailure)) {
        breaker.ignored();
        onFailure(error);
      } else {
        const restMs = breaker.failed(photoFailureWeight(error));
        if (restMs > 0) onRest(error, restMs);
      }
      return null;
    }
  }

  return {
    state: (): 'ok' | 'failing' => (breaker.state() === 'open' ? 'failing' : 'ok'),

    /** Returns the subject's running or newly started look-up; null when none may start. */
    begin(subject: string, query: PhotoQuery): Promise<KeptPhoto | null> | null {
      const known = underWay.get(subject);
      if (known) return known;
      const failed = failedAt.get(subject);
      if (breaker.state() === 'open' || (failed !== undefined && clock() < failed + TRIED_AGAIN_AFTER_MS)) return null;
      const work = inTurn(() => lookUpSafely(subject, query))?.finally(() => underWay.delete(subject));
      if (work) underWay.set(subject, work);
      return work ?? null;
    },

    isThere,
    query: (subject: string) => photoQuery(subject, gazetteer),

    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Finds photos of the gazetteer's places if a provider is set; looks each up once and then serves it from the site's
 * own address.
 */
export function photoService({ provider, waitAtMostMs = 2500, ...rest }: Dependencies) {
  const { database, clock, uploads } = rest;
  const looking = provider && lookUps({ ...rest, provider });
  const store = photoStore(database);
  let waiting = 0;

  async function waitFor(work: Promise<KeptPhoto | null>): Promise<KeptPhoto | null> {
    if (waiting >= MOST_WAITING_CALLS) return null;
    waiting += 1;
    try {
      return await within(work, waitAtMostMs);
    } finally {
      waiting -= 1;
    }
  }

  return {
    /** True when a provider is set. */
    isOn: provider !== null,

    state: (): 'ok' | 'failing' => looking?.state() ?? 'ok',

    /** Returns a subject's photo, or null to show its poster. Never throws, never waits long. */
    async find(subject: string): Promise<ShownPhoto | null> {
      // Visitors' text is never sent to a provider: only subjects in the gazetteer are looked up.
      const query = looking?.query(subject);
      if (!looking || !query || !provider) return null;
      try {
        const known = await store.find(subject, provider.name);
        const photo = known?.photo && (await looking.isThere(known.photo)) ? known.photo : null;
        const isLost = photo === null && known?.photo;
        if (known && !isLost && holds(known, clock())) return showPhoto(photo);
        const work = looking.begin(subject, query);
        return showPhoto(photo ?? (work && (await waitFor(work))));
      } catch (error) {
        rest.onFailure(error);
        return null;
      }
    },

    /** Deletes photos of former providers; their files are removed with the unused pictures. */
    async sweep(): Promise<void> {
      const left = await store.listLeft(provider?.name ?? null, clock() - FOUND_HOLDS_MS);
      for (const { subject, provider: former } of left) {
        await database.db.transaction().execute(async (trx) => {
          await store.remove(trx, subject, former);
          await uploads.settle(trx, ownerOf(subject, former), []);
        });
      }
    },

    /** Stops running look-ups. */
    stop: async (): Promise<void> => looking?.stop(),
  };
}

export type PhotoService = ReturnType<typeof photoService>;
