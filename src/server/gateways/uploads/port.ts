export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
}

export interface KeptFiles {
  readonly files: readonly KeptFile[];
  /** Cursor of the next page; absent on the last. */
  readonly next?: string | undefined;
}

/** Stores uploaded pictures by name. Names are our own, never the browser's file name. */
export interface UploadStore {
  readonly put: (name: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** Returns null when no file has this name. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** Lists stored files page by page; ignores foreign files. */
  readonly list: (next?: string) => Promise<KeptFiles>;
  /** Removing a missing file is no failure. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
