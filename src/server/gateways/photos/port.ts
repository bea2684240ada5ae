import type { PhotoCredit } from '../../../contracts/pictures.ts';

export const PHOTO_PROVIDERS = ['unsplash', 'pexels', 'wikimedia'] as const;
export type PhotoProviderName = (typeof PHOTO_PROVIDERS)[number];

/** A place that a photo is wanted of. */
export interface PhotoQuery {
  /** Name, town, state and country, for a search that ranks by likeness. */
  readonly words: string;
  /** Name and town or country alone, for a search in which every word must occur. */
  readonly fewWords: string;
  /** Whether what a provider says of a photo names this place. */
  readonly isAbout: (text: string) => boolean;
}

export interface FoundPhoto {
  /** Where its bytes are, on one of the provider's hosts. */
  readonly address: string;
  readonly credit: PhotoCredit;
  /** To be called once the photo is used, where the provider's terms ask for it; null else. */
  readonly used: ((signal: AbortSignal) => Promise<void>) | null;
}

export interface PhotoProvider {
  readonly name: PhotoProviderName;
  /** Landscape photos of the place, the best first; none where there is none. Rejects with `PhotoProviderFailure` alone. */
  readonly findPhotos: (query: PhotoQuery, signal: AbortSignal) => Promise<readonly FoundPhoto[]>;
}

/** `busy`: we ask too often; `refused`: the key or the question is wrong; `down`: everything else. */
export type FailureKind = 'busy' | 'refused' | 'down';

export class PhotoProviderFailure extends Error {
  readonly kind: FailureKind;
  /** How long the provider wants to be left alone; null where it doesn't say. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
