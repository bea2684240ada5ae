export const PHOTO_PROVIDERS = ['unsplash', 'pexels', 'wikimedia'] as const;
export type PhotoProviderName = (typeof PHOTO_PROVIDERS)[number];

/** Whose a photo is, as its provider's terms ask it to be said beside it. */
export interface PhotoCredit {
  readonly author: string;
  /** Page of the author with the provider; null where there is none. */
  readonly authorUrl: string | null;
  /** "Unsplash", "Pexels", "Wikimedia Commons". */
  readonly source: string;
  /** Page of the photo with the provider. */
  readonly sourceUrl: string;
  /** "CC BY-SA 4.0" and its text; null where the provider has one licence for all. */
  readonly licence: { readonly name: string; readonly url: string | null } | null;
}

export interface FoundPhoto {
  /** Where its bytes are, on one of the provider's hosts. */
  readonly address: string;
  readonly credit: PhotoCredit;
  /** To be called once the photo is used, where the provider's terms ask for it; null else. */
  readonly used: (() => Promise<void>) | null;
}

export interface PhotoProvider {
  readonly name: PhotoProviderName;
  /** The best landscape photo for words that name a place, or null where there is none. Rejects when the provider fails. */
  readonly findPhoto: (words: string, signal: AbortSignal) => Promise<FoundPhoto | null>;
}
