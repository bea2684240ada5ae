export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
}

export interface KeptFiles {
  readonly files: readonly KeptFile[];
  /** Asks for those that follow; absent with the last. */
  readonly next?: string | undefined;
}

/** Where uploaded pictures are kept: names in, bytes out. Names are our own, never what a browser called its file. */
export interface UploadStore {
  readonly put: (name: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** Null when there is none of this name. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** What is kept, some at a time; files that are none of ours are passed over. */
  readonly list: (next?: string) => Promise<KeptFiles>;
  /** Removing what is not there is no failure. */
  readonly remove: (names: readonly string[]) => Promise<void>;
}
