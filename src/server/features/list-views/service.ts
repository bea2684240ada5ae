import type { Selectable } from 'kysely';
import type { ListView, ViewedList } from '../../../contracts/list-views.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

interface ViewForm {
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

/** Some fields of the form; the others stay. */
type ViewChange = { readonly [Field in keyof ViewForm]?: ViewForm[Field] | undefined };
type ViewRow = Selectable<Schema['listViews']>;
type Doer = Pick<AdminSession, 'adminId' | 'username'>;

/** More tabs than a person keeps apart. */
const MOST_OF_ONE_ADMIN = 30;

const notFound = (): AppError => new AppError('not-found', ({ listViews }) => listViews.notFound);
const nameTaken = (): AppError => AppError.ofField('conflict', 'name', ({ listViews }) => listViews.nameTaken);

const present = (row: ViewRow, owner: string, { adminId }: Doer): ListView => ({
  _id: row.id,
  list: row.list as ViewedList,
  name: row.name,
  query: row.query,
  shared: row.shared === 1,
  isOwn: row.adminId === adminId,
  owner,
});

const columnsOf = ({ shared, ...form }: ViewChange) => ({
  ...form,
  ...(shared !== undefined && { shared: shared ? 1 : 0 }),
});

/** Returns what the work returns; a name that the admin already gave is refused. */
const withFreeName = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? nameTaken() : error;
  });

/** Keeps the views of lists. Each belongs to its admin, goes with them, and is changed by them alone. */
export function listViewService({ database, clock, audit }: Dependencies) {
  const { db, read } = database;

  const ownOf = (trx: Writer, list: string, { adminId }: Doer) =>
    trx.selectFrom('listViews').select('id').where('list', '=', list).where('adminId', '=', adminId).execute();

  /** Without its name, which may be that of a person: an entry outlives an erased one. */
  const note = (
    trx: Writer,
    session: AdminSession,
    action: string,
    { list, shared }: Pick<ViewRow, 'list' | 'shared'>,
  ) =>
    audit.record(trx, session, {
      action,
      subject: list,
      changes: [{ field: 'shared', from: '', to: shared === 1 ? 'yes' : 'no' }],
    });

  return {
    async list(list: ViewedList, session: Doer): Promise<ListView[]> {
      const rows = await read
        .selectFrom('listViews')
        .innerJoin('admins', 'admins.id', 'listViews.adminId')
        .selectAll('listViews')
        .select('admins.username')
        .where('listViews.list', '=', list)
        .where((where) =>
          where.or([where('listViews.shared', '=', 1), where('listViews.adminId', '=', session.adminId)]),
        )
        .orderBy('listViews.id')
        .execute();
      return rows.map(({ username, ...row }) => present(row, username, session));
    },

    async add({ list, ...form }: ViewForm & { readonly list: ViewedList }, session: AdminSession): Promise<ListView> {
      const now = clock();
      const row: ViewRow = {
        id: newId(now),
        adminId: session.adminId,
        list,
        name: form.name,
        query: form.query,
        shared: form.shared ? 1 : 0,
        createdAt: now,
        updatedAt: now,
      };
      await withFreeName(
        db.transaction().execute(async (trx) => {
          if ((await ownOf(trx, list, session)).length >= MOST_OF_ONE_ADMIN) {
            throw new AppError('conflict', ({ listViews }) => listViews.tooMany({ most: MOST_OF_ONE_ADMIN }));
          }
          await trx.insertInto('listViews').values(row).execute();
          await note(trx, session, 'view.saved', row);
        }),
      );
      return present(row, session.username, session);
    },

    change: (id: string, form: ViewChange, session: AdminSession): Promise<ListView> =>
      withFreeName(
        db.transaction().execute(async (trx) => {
          const row = await trx
            .updateTable('listViews')
            .set({ ...columnsOf(form), updatedAt: clock() })
            .where('id', '=', id)
            .where('adminId', '=', session.adminId)
            .returningAll()
            .executeTakeFirst();
          if (!row) throw notFound();
          await note(trx, session, 'view.saved', row);
          return present(row, session.username, session);
        }),
      ),

    delete: (id: string, session: AdminSession): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom('listViews')
          .where('id', '=', id)
          .where('adminId', '=', session.adminId)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw notFound();
        await note(trx, session, 'view.deleted', row);
      }),
  };
}

export type ListViewService = ReturnType<typeof listViewService>;
