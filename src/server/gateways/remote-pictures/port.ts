/** A picture of another site's, fetched, checked by its content and encoded anew. */
export interface RemotePicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
}

export interface RemotePictures {
  /**
   * Fetches a picture from an allowed host. Refuses with `AppError`: `invalid` for an address that may not be fetched,
   * `not-found` when there is no picture, `overloaded` when the host does not answer in time.
   */
  readonly fetchPicture: (address: string) => Promise<RemotePicture>;
  /** The bytes as they came, under the same rules, for those who judge and encode them themselves. */
  readonly fetchOriginal: (address: string) => Promise<Buffer>;
}
