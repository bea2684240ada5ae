/** Where uploaded pictures are kept: names in, bytes out. Names are our own, never what a browser called its file. */
export interface UploadStore {
  readonly put: (name: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** Null when there is none of this name. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no failure. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
