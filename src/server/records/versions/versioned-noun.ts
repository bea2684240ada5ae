import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AuditService, Changes } from '../../features/audit/service.ts';
import type { UploadService } from '../../features/uploads/service.ts';
import type { OpenedRecord, recordSaving } from '../record-saving.ts';

interface RecordStore<Row> {
  readonly find: (from: Writer, id: string) => Promise<Row>;
  readonly formerSlugsOf: (from: Writer, id: string) => Promise<string[]>;
  readonly dropFormerSlug: (writer: Writer, slug: string) => Promise<unknown>;
}

/** What packages and posts hand to their versions and copies. */
export interface VersionedNoun<Row extends OpenedRecord, Document, Shown> {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: UploadService;
  readonly audit: AuditService;
  readonly store: RecordStore<Row>;
  readonly saving: ReturnType<typeof recordSaving<Row, Shown>>;
  readonly readDocument: (stored: { readonly id: string; readonly document: string }) => Document;
  /** Returns the document with other addresses of its pictures; one without an address is left out. */
  readonly withPictures: (document: Document, addressOf: (url: string) => string | null) => Document;
  readonly picturesOf: (document: Document) => readonly string[];
  /** Returns a document as one of a copy: with another title, and without what only one record may have. */
  readonly asCopy: (document: Document, title: string) => Document;
  /** Writes a document over an opened record, and returns what it changed. */
  readonly overwrite: (trx: Writer, before: Row, document: Document) => Promise<Changes>;
  readonly insert: (trx: Writer, document: Document, record: { id: string; slug: string }) => Promise<unknown>;
  /** Returns a row whose other columns are those of its document. */
  readonly rowOf: (row: Row) => Row;
  readonly longestTitle: number;
}
