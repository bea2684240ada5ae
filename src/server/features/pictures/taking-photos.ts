import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type FoundPhoto,
  type PhotoProvider,
  PhotoProviderFailure,
  type PhotoQuery,
} from '../../gateways/photos/port.ts';
import type { RemotePictures } from '../../gateways/remote-pictures/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadService } from '../uploads/service.ts';
import { showPhoto } from './present.ts';
import { type KeptPhoto, photoStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: PhotoProvider;
  readonly remotePictures: Pick<RemotePictures, 'fetchOriginal'>;
  readonly uploads: Pick<UploadService, 'take' | 'settle' | 'isThere'>;
  readonly onFailure: (error: unknown) => void;
}

/** Photos tried before it is held that the provider's pictures cannot be had. */
const MOST_TRIED = 3;

/** Under which name the uploads know a photo as shown. */
export const ownerOf = (subject: string, provider: string): string => `photo:${provider}:${subject}`;

/** Takes photos of a provider as our own pictures; what is under way ends with the signal. */
export function takingPhotos(dependencies: Dependencies, stopping: AbortSignal) {
  const { database, clock, provider, remotePictures, uploads, onFailure } = dependencies;
  const store = photoStore(database);
  /** Pages of photos that are being taken for another subject right now. */
  const beingTaken = new Set<string>();
  /** Files that were there once. */
  const seen = new Set<string>();

  /** Photos that no other place shows: two cards with one picture look broken. */
  async function notShownElsewhere(subject: string, found: readonly FoundPhoto[]): Promise<readonly FoundPhoto[]> {
    const shown = await store.listShown(provider.name);
    return found.filter(({ credit: { sourceUrl } }) => {
      const by = shown.get(sourceUrl);
      return by === undefined || by === subject;
    });
  }

  /** Whether a photo's files are still there: looked for once, for no backup brings them back. */
  async function isThere(photo: KeptPhoto): Promise<boolean> {
    if (seen.has(photo.file)) return true;
    // A store that is away, and says so in the log, has lost nothing.
    const there = await uploads.isThere(showPhoto(photo)?.url ?? '').catch(() => true);
    if (there) seen.add(photo.file);
    return there;
  }

  async function save(subject: string, photo: KeptPhoto | null): Promise<void> {
    const url = showPhoto(photo)?.url;
    await database.db.transaction().execute(async (trx) => {
      await store.save(trx, subject, provider.name, { photo, lookedAt: clock() });
      await uploads.settle(trx, ownerOf(subject, provider.name), url === undefined ? [] : [url]);
    });
  }

  /** Returns null for an unusable picture, and `elsewhere` when another place shows it meanwhile. */
  async function take(subject: string, found: FoundPhoto): Promise<KeptPhoto | null | 'elsewhere'> {
    const { address, credit, used } = found;
    if (beingTaken.has(credit.sourceUrl)) return 'elsewhere';
    beingTaken.add(credit.sourceUrl);
    try {
      // Checked again, now that no other request can take it: one may have since the search.
      if ((await notShownElsewhere(subject, [found])).length === 0) return 'elsewhere';
      const { url } = await uploads.take(await remotePictures.fetchOriginal(address), subject, { isFetched: true });
      const photo = { subject, file: url.slice(url.lastIndexOf('/') + 1), credit };
      await save(subject, photo);
      // The photo stays even if the provider does not count the use.
      await used?.(stopping).catch(onFailure);
      return photo;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    } finally {
      beingTaken.delete(credit.sourceUrl);
    }
  }

  async function lookUp(subject: string, query: PhotoQuery): Promise<KeptPhoto | null> {
    const found = await notShownElsewhere(subject, await provider.findPhotos(query, stopping));
    const before = (await store.find(subject, provider.name))?.photo ?? null;
    if (before && found[0]?.credit.sourceUrl === before.credit.sourceUrl && (await isThere(before))) {
      await save(subject, before);
      return before;
    }
    let isOdd = false;
    for (const photo of found.slice(0, MOST_TRIED)) {
      stopping.throwIfAborted();
      const taken = await take(subject, photo);
      if (taken !== null && taken !== 'elsewhere') return taken;
      isOdd ||= taken === null;
    }
    if (isOdd) throw new PhotoProviderFailure('down', 'None of the photos could be fetched');
    await save(subject, null);
    return null;
  }

  return { isThere, lookUp };
}
