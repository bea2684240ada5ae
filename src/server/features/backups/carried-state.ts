import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { dayInIndia } from '../../../core/dates.ts';
import type { Database } from '../../database/database.ts';
import { MIGRATION_NAMES } from '../../database/migrate.ts';
import type { Schema } from '../../database/schema.ts';
import { openSqlite, SQLITE_NAME } from '../../database/sqlite.ts';
import type { BackupPlace } from './backup-place.ts';

/** The key by which the second factors of admins are encrypted (`makeFeatures`). */
export const SECOND_FACTOR_KEY = 'second-factor-key';

/** A row as it is in its table. */
const rowOf = <K extends keyof Schema>() =>
  z.custom<Selectable<Schema[K]>>((row) => typeof row === 'object' && row !== null);

/** How admins sign in. */
const carriedAdmins = z.object({
  /** The key of their second factors. */
  key: z.string(),
  admins: z.array(rowOf<'admins'>()),
  recoveryCodes: z.array(rowOf<'adminRecoveryCodes'>()),
  passkeys: z.array(rowOf<'passkeys'>()),
  /** The session of the admin who restores. */
  sessions: z.array(rowOf<'adminSessions'>()),
});
export type CarriedAdmins = z.infer<typeof carriedAdmins>;

/** What a restore carries over from the replaced data: what has left the site, or must not be undone. */
export const carriedState = z.object({
  /** Who was erased since the backup. */
  erasures: z.array(rowOf<'erasures'>()),
  /** Messages sent since the backup that may be waiting in it. */
  sent: z.array(z.object({ id: z.string(), sentAt: z.number() })),
  /** For which departure the travellers of coming trips have been reminded. */
  reminded: z.array(z.object({ id: z.string(), remindedFor: z.string() })),
  /** Links of polls of which one was taken back since. */
  polls: z.array(z.object({ id: z.string(), linkNumber: z.number() })),
  pollLinks: z.array(rowOf<'pollLinks'>()),
  /** Addresses of calendars that were taken back since. */
  endedCalendars: z.array(rowOf<'endedTripCalendars'>()),
  /** Null where admins are restored as well. */
  access: carriedAdmins.nullable(),
});
export type CarriedState = z.infer<typeof carriedState>;

export interface CarryingOrder {
  readonly backupAt: number;
  readonly now: number;
  /** The session to carry over with the admins' accounts; null where admins are restored as well. */
  readonly tokenHash: string | null;
}

/** Instants of different processes differ by less than this. */
const CLOCKS_DIFFER_MS = 60_000;

type Reader = Database['read'];

async function readAccess(read: Reader, tokenHash: string) {
  const key = await read
    .selectFrom('installation')
    .select('value')
    .where('name', '=', SECOND_FACTOR_KEY)
    .executeTakeFirst();
  return {
    key: key?.value ?? '',
    admins: await read.selectFrom('admins').selectAll().execute(),
    recoveryCodes: await read.selectFrom('adminRecoveryCodes').selectAll().execute(),
    passkeys: await read.selectFrom('passkeys').selectAll().where('adminId', 'is not', null).execute(),
    sessions: await read.selectFrom('adminSessions').selectAll().where('tokenHash', '=', tokenHash).execute(),
  };
}

async function readState(read: Reader, { backupAt, now, tokenHash }: CarryingOrder) {
  const since = backupAt - CLOCKS_DIFFER_MS;
  const sent = await read
    .selectFrom('outbox')
    .select(['id', 'sentAt'])
    .where('state', '=', 'sent')
    .where('sentAt', '>=', since)
    .where('createdAt', '<=', backupAt + CLOCKS_DIFFER_MS)
    .execute();
  const reminded = await read
    .selectFrom('bookings')
    .select(['id', 'remindedFor'])
    .where('preferredDate', '>=', dayInIndia(now))
    .where('remindedFor', 'is not', null)
    .execute();
  const changedPolls = read.selectFrom('pollLinks').select('pollId').where('endedAt', '>=', since);
  return {
    polls: await read.selectFrom('polls').select(['id', 'linkNumber']).where('id', 'in', changedPolls).execute(),
    pollLinks: await read.selectFrom('pollLinks').selectAll().where('pollId', 'in', changedPolls).execute(),
    endedCalendars: await read.selectFrom('endedTripCalendars').selectAll().where('endedAt', '>=', since).execute(),
    erasures: await read.selectFrom('erasures').selectAll().where('at', '>=', since).execute(),
    sent: sent.flatMap(({ id, sentAt }) => (sentAt === null ? [] : [{ id, sentAt }])),
    reminded: reminded.flatMap(({ id, remindedFor }) => (remindedFor === null ? [] : [{ id, remindedFor }])),
    access: tokenHash === null ? null : await readAccess(read, tokenHash),
  };
}

/** Returns the name of the last migration; null without tables. */
async function lastMigration(read: Reader): Promise<string | null> {
  const there = (await read.introspection.getTables({ withInternalKyselyTables: true })).some(
    ({ name }) => name === 'kysely_migration',
  );
  if (!there) return null;
  const { rows } = await sql<{ last: string | null }>`select max("name") as last from "kysely_migration"`.execute(read);
  return rows[0]?.last ?? null;
}

async function openPresent({ dataDir, databaseUrl }: BackupPlace): Promise<Pick<Database, 'read' | 'close'> | null> {
  // Loads the driver only where it is used.
  if (databaseUrl !== undefined) return (await import('../../database/postgres.ts')).openPostgres(databaseUrl);
  const path = join(dataDir, SQLITE_NAME);
  return existsSync(path) ? openSqlite(path) : null;
}

/** Reads what a restore carries over; null without tables of this version. */
export async function readCarried(place: BackupPlace, order: CarryingOrder): Promise<CarriedState | null> {
  const present = await openPresent(place);
  if (!present) return null;
  try {
    if ((await lastMigration(present.read)) !== MIGRATION_NAMES.at(-1)) return null;
    return carriedState.parse(await readState(present.read, order));
  } finally {
    await present.close();
  }
}
