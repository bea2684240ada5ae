import { CUSTOMER_LIMITS } from '../../../core/customers/customer-options.ts';
import {
  PRIVATE_KINDS,
  PRIVATE_MEDIA_TYPES,
  type PrivateKind,
  privateFileName,
} from '../../../core/pictures/private-file.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { UploadStore } from '../../gateways/uploads/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { isFileTicket, newFileTicket } from '../../http/file-ticket.ts';
import type { FormFile } from '../../http/multipart-form.ts';
import { shownFileName } from '../../http/shown-file-name.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { contactsWithin, lockCustomer, subjectOf } from './customer-records.ts';
import { noCustomer } from './links.ts';

interface FileDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record' | 'noteRefusal'>;
  readonly uploads: Pick<UploadService, 'judgePrivateFile'>;
  readonly uploadedFiles: UploadStore;
  /** Signs the tickets; the same in every process. */
  readonly ticketKey: string;
}

/** A row without a customer is being stored for at most this long; then its file is removed. */
const STORED_WITHIN_MS = 10 * 60_000;
const REMOVED_AT_ONCE = 50;
/** Sorts before every moment: the file of such a row is removed at once. */
const REMOVED_NOW = 0;

const noFile = (): AppError => new AppError('not-found', ({ desk }) => desk.noFile);

const kindOf = (kind: string): PrivateKind => {
  const known = PRIVATE_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`a file of a customer has the kind "${kind}"`);
  return known;
};

/** Removes the files that no customer has. */
function fileRemoval({
  database,
  clock,
  uploadedFiles,
}: Pick<FileDependencies, 'database' | 'clock' | 'uploadedFiles'>) {
  const { db, read } = database;

  /** Removes the files of rows without a customer, files first, so that an interrupted removal can be continued. */
  const sweep = async (): Promise<void> => {
    for (;;) {
      const rows = await read
        .selectFrom('customerFiles')
        .select(['id', 'kind'])
        .where('customerId', 'is', null)
        .where('addedAt', '<', clock() - STORED_WITHIN_MS)
        .limit(REMOVED_AT_ONCE)
        .execute();
      if (rows.length === 0) return;
      await uploadedFiles.remove(rows.map(({ id, kind }) => privateFileName(id, kindOf(kind))));
      const ids = rows.map(({ id }) => id);
      await db.deleteFrom('customerFiles').where('id', 'in', ids).where('customerId', 'is', null).execute();
    }
  };

  /** Takes a file from its customer, and removes it. */
  const condemn = async (id: string): Promise<void> => {
    await db
      .updateTable('customerFiles')
      .set({ customerId: null, name: '', addedAt: REMOVED_NOW })
      .where('id', '=', id)
      .execute();
    await sweep();
  };

  return { sweep, condemn };
}

/** Stores the files of customers where no public address reads them; only admins open them, with a ticket. */
export function customerFileService(dependencies: FileDependencies) {
  const { database, clock, audit, uploads, uploadedFiles, ticketKey } = dependencies;
  const { db, read } = database;
  const { sweep, condemn } = fileRemoval(dependencies);

  const findFile = async (customerId: string, fileId: string) => {
    const row = await read
      .selectFrom('customerFiles')
      .selectAll()
      .where('id', '=', fileId)
      .where('customerId', '=', customerId)
      .executeTakeFirst();
    if (!row) throw noFile();
    return row;
  };

  return {
    sweep,

    /** Checks and stores a file; on failure throws and leaves nothing behind. */
    async add(customerId: string, file: FormFile | undefined, session: AdminSession): Promise<void> {
      if (!file) throw AppError.ofField('invalid', 'file', ({ desk }) => desk.chooseFile);
      const kind = await uploads.judgePrivateFile(file.bytes, file.fileName);
      const now = clock();
      const id = newId(now);
      const row = { kind, bytes: file.bytes.length, actor: session.username, addedAt: now };
      await db
        .insertInto('customerFiles')
        .values({ id, customerId: null, name: '', ...row })
        .execute();
      try {
        await uploadedFiles.put(privateFileName(id, kind), file.bytes, PRIVATE_MEDIA_TYPES[kind]);
        await db.transaction().execute(async (trx) => {
          if (!(await lockCustomer(trx, customerId))) throw noCustomer();
          const { count } = await trx
            .selectFrom('customerFiles')
            .select((select) => select.fn.countAll<number>().as('count'))
            .where('customerId', '=', customerId)
            .executeTakeFirstOrThrow();
          if (Number(count) >= CUSTOMER_LIMITS.files) {
            throw new AppError('conflict', ({ desk }) => desk.tooManyFiles({ most: CUSTOMER_LIMITS.files }));
          }
          const name = shownFileName(file.fileName, `file.${kind}`);
          await trx.updateTable('customerFiles').set({ customerId, name }).where('id', '=', id).execute();
          const subject = subjectOf(customerId, await contactsWithin(trx, customerId));
          await audit.record(trx, session, { action: 'customer.file-added', subject });
        });
      } catch (error) {
        // The sweep removes what is left.
        await condemn(id).catch(() => undefined);
        throw error;
      }
    },

    /** Returns an address that serves the file for a minute, and logs that it was opened. */
    async offer(customerId: string, fileId: string, session: AdminSession): Promise<string> {
      await findFile(customerId, fileId);
      const subject = subjectOf(customerId, await contactsWithin(db, customerId));
      await audit.record(db, session, { action: 'customer.file-opened', subject });
      const ticket = newFileTicket(ticketKey, fileId, clock());
      return `/api/admin/customers/${customerId}/files/${fileId}/content?ticket=${ticket}`;
    },

    /** Returns the file of an address with a ticket. */
    async open(
      { id, fileId }: { readonly id: string; readonly fileId: string },
      ticket: string,
      { network, requestId }: Visitor,
    ): Promise<{ readonly name: string; readonly mediaType: string; readonly bytes: Buffer }> {
      if (!isFileTicket(ticketKey, fileId, ticket, clock())) {
        audit.noteRefusal({ action: 'customer.file-refused', subject: 'File of a customer', network, requestId });
        throw new AppError('forbidden', ({ desk }) => desk.fileLinkExpired);
      }
      const { name, kind } = await findFile(id, fileId);
      const bytes = await uploadedFiles.get(privateFileName(fileId, kindOf(kind)));
      if (!bytes) throw noFile();
      return { name, mediaType: PRIVATE_MEDIA_TYPES[kindOf(kind)], bytes };
    },

    async remove(customerId: string, fileId: string, session: AdminSession): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const gone = await trx
          .updateTable('customerFiles')
          .set({ customerId: null, name: '', addedAt: REMOVED_NOW })
          .where('id', '=', fileId)
          .where('customerId', '=', customerId)
          .executeTakeFirst();
        if (Number(gone.numUpdatedRows) !== 1) throw noFile();
        const subject = subjectOf(customerId, await contactsWithin(trx, customerId));
        await audit.record(trx, session, { action: 'customer.file-deleted', subject });
      });
      // The row says that the file is to go: a store that is away now is asked again by the sweep.
      await sweep().catch(() => undefined);
    },
  };
}

export type CustomerFileService = ReturnType<typeof customerFileService>;
