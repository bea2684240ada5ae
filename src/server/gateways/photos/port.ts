import type { PhotoCredit } from '../../../contracts/pictures.ts';

export const PHOTO_PROVIDERS = ['unsplash', 'pexels', 'wikimedia'] as const;
export type PhotoProviderName = (typeof PHOTO_PROVIDERS)[number];

/** A place to find photos of. */
export interface PhotoQuery {
  /** Name, town, state and country, for a search that ranks by similarity. */
  readonly words: string;
  /** Name and town or country only, for a search in which every word must occur. */
  readonly fewWords: string;
  /** Returns true when a provider's description of a photo names this place. */
  readonly isAbout: (text: string) => boolean;
}

export interface FoundPhoto {
  /** Address of the bytes, on one of the provider's hosts. */
  readonly address: string;
  readonly credit: PhotoCredit;
  /** Reports the use of the photo, where the provider's terms require it; else null. */
  readonly used: ((signal: AbortSignal) => Promise<void>) | null;
}

export interface PhotoProvider {
  readonly name: PhotoProviderName;
  /**
   * Returns landscape-format photos of the place, the best first, or none. Rejects only with `PhotoProviderFailure`.
   */
  readonly findPhotos: (query: PhotoQuery, signal: AbortSignal) => Promise<readonly FoundPhoto[]>;
}

/** `busy`: too many requests; `refused`: the key or the question is wrong; `down`: everything else. */
export type FailureKind = 'busy' | 'refused' | 'down';

export class PhotoProviderFailure extends Error {
  readonly kind: FailureKind;
  /** Milliseconds that the provider asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
