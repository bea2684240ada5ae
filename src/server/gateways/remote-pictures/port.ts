/** A picture of another site: fetched, checked by its content and re-encoded. */
export interface RemotePicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
}

export interface RemotePictures {
  /**
   * Fetches a picture from an allowed host. Rejects with `AppError`: `invalid` for a forbidden address, `not-found`
   * when there is no picture, `overloaded` when the host does not answer in time.
   */
  readonly fetchPicture: (address: string) => Promise<RemotePicture>;
  /** Returns the original bytes, fetched under the same rules, for callers that check and encode them themselves. */
  readonly fetchOriginal: (address: string) => Promise<Buffer>;
}
