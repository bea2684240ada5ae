import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type Clock, instantInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { DatabaseUnavailable } from '../../database/unavailable.ts';
import { newId } from '../../ids.ts';
import { releaseAssigned } from '../../records/assigned-work.ts';
import { type AuditService, OPERATOR } from '../audit/service.ts';
import type { PeopleService } from '../people/service.ts';
import { type CarriedAdmins, type CarriedState, SECOND_FACTOR_KEY } from './carried-state.ts';
import { readRestore, writeRestore } from './restore-state.ts';
import type { RestoredMark } from './restored-database.ts';
import type { backupStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly people: Pick<PeopleService, 'eraseAgain'>;
  readonly store: Pick<
    ReturnType<typeof backupStore>,
    'hasRestoredMark' | 'takeRestored' | 'readLastRestore' | 'noteLastRestore'
  >;
  readonly dataDir: string;
}

/** Another process finishes meanwhile; the database waits for a few seconds itself. */
const TRIES = 20;
const TRY_EVERY_MS = 500;
const IDS_AT_ONCE = 200;

/** Ends whatever opens an account without a password: it was sent before the restore. */
async function endOneTimeAccess(trx: Writer): Promise<void> {
  for (const table of ['phoneCodes', 'accountLinks', 'passkeyChallenges'] as const) {
    await trx.deleteFrom(table).execute();
  }
}

/**
 * Keeps messages that wait in the backup from being sent a second time: those that were sent since are noted as sent,
 * all others wait for an admin. Returns how many others there are.
 */
async function holdMessages(trx: Writer, sent: CarriedState['sent']): Promise<number> {
  const heldFor = SERVER_WORDS.en.outbox.heldAfterRestore;
  for (const { id, sentAt } of sent) {
    await trx
      .updateTable('outbox')
      .set({ state: 'sent', sentAt, nextTryAt: null, claimedUntil: null })
      .where('id', '=', id)
      .where('state', '!=', 'sent')
      .execute();
  }
  const held = await trx
    .updateTable('outbox')
    .set({ state: 'kept', nextTryAt: null, claimedUntil: null, lastError: heldFor })
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
}

/** Keeps the links that were taken back since from opening anything. */
async function endLinks(trx: Writer, { polls, pollLinks, endedCalendars }: CarriedState): Promise<void> {
  for (const { id, linkNumber } of polls) {
    const poll = await trx.updateTable('polls').set({ linkNumber }).where('id', '=', id).executeTakeFirst();
    if (poll.numUpdatedRows === 0n) continue;
    await trx.deleteFrom('pollLinks').where('pollId', '=', id).execute();
    await insertInParts(
      pollLinks.filter(({ pollId }) => pollId === id),
      (some) =>
        trx
          .insertInto('pollLinks')
          .values([...some])
          .execute(),
    );
  }
  for (const ended of endedCalendars) {
    await trx.deleteFrom('tripCalendars').where('tokenHash', '=', ended.tokenHash).execute();
    await trx
      .insertInto('endedTripCalendars')
      .values(ended)
      .onConflict((conflict) => conflict.column('tokenHash').doNothing())
      .execute();
  }
}

async function insertInParts<Row>(rows: readonly Row[], insert: (some: readonly Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += IDS_AT_ONCE) await insert(rows.slice(start, start + IDS_AT_ONCE));
}

/**
 * Lets admins sign in as before the restore: one who was removed since stays out, a changed password stays changed.
 * Returns false for a backup of another installation, whose second factors are encrypted with another key.
 */
async function carryAccess(trx: Writer, { key, admins, recoveryCodes, passkeys, sessions }: CarriedAdmins) {
  const restored = await trx
    .selectFrom('installation')
    .select('value')
    .where('name', '=', SECOND_FACTOR_KEY)
    .executeTakeFirst();
  if (restored?.value !== key) return false;
  const known = new Set(admins.map(({ id }) => id));
  for (const { id } of await trx.selectFrom('admins').select('id').execute()) {
    if (!known.has(id)) await releaseAssigned(trx, id);
  }
  await trx.deleteFrom('passkeys').where('adminId', 'is not', null).execute();
  await trx.deleteFrom('adminRecoveryCodes').execute();
  await trx.deleteFrom('adminSessions').execute();
  await trx.deleteFrom('admins').execute();
  await insertInParts(admins, (some) =>
    trx
      .insertInto('admins')
      .values([...some])
      .execute(),
  );
  await insertInParts(recoveryCodes, (some) =>
    trx
      .insertInto('adminRecoveryCodes')
      .values([...some])
      .execute(),
  );
  await insertInParts(passkeys, (some) =>
    trx
      .insertInto('passkeys')
      .values([...some])
      .execute(),
  );
  await insertInParts(sessions, (some) =>
    trx
      .insertInto('adminSessions')
      .values([...some])
      .execute(),
  );
  return true;
}

/** Tells all super_admins in the bell. */
async function tellSuperAdmins(trx: Writer, at: number, held: number): Promise<void> {
  const admins = await trx.selectFrom('admins').select('id').where('role', '=', 'super_admin').execute();
  const restore = newId(at);
  const rows = admins.map(({ id: adminId }) => ({
    id: newId(at),
    once: `restore ${restore} ${adminId}`,
    adminId,
    kind: 'restore',
    taskId: null,
    count: held,
    at,
    seenAt: null,
  }));
  if (rows.length > 0) await trx.insertInto('reminders').values(rows).execute();
}

/** Finishes a restore at the first start on restored tables, before they are served. */
export function restoreFinishing({ database, clock, audit, people, store, dataDir }: Dependencies) {
  async function finish(trx: Writer, { backupAt, ordered, carried }: RestoredMark): Promise<void> {
    const now = clock();
    await endOneTimeAccess(trx);
    const held = await holdMessages(trx, carried?.sent ?? []);
    for (const { id, remindedFor } of carried?.reminded ?? []) {
      await trx.updateTable('bookings').set({ remindedFor }).where('id', '=', id).execute();
    }
    if (carried) await endLinks(trx, carried);
    const hasAccess = carried?.access ? await carryAccess(trx, carried.access) : false;
    await tellSuperAdmins(trx, now, held);
    const erased = await people.eraseAgain(trx, carried?.erasures ?? []);
    if (ordered) await store.noteLastRestore(trx, ordered.id);
    const facts = {
      keptAs: ordered?.kept ?? '',
      messagesHeld: String(held),
      erasedAgain: String(erased),
      adminsRestored: String(!hasAccess),
    };
    const changes = Object.entries(facts).map(([field, to]) => ({ field, from: '', to }));
    const subject = `As of ${instantInIndia(backupAt)} (India)`;
    await audit.record(trx, ordered?.by ?? OPERATOR, { action: 'backup.restored', subject, changes });
  }

  async function finishOnce(): Promise<void> {
    // A start on a full disk must not need to write.
    if (!(await store.hasRestoredMark())) return;
    await database.db.transaction().execute(async (trx) => {
      const mark = await store.takeRestored(trx);
      if (mark) await finish(trx, mark);
    });
  }

  /** Says of a restore whose process was killed which data is in use. */
  async function concludeInterrupted(): Promise<void> {
    const state = await readRestore(dataDir);
    if (!state?.interrupted) return;
    const { interrupted: _, ...told } = state;
    const isDone = (await store.readLastRestore()) === state.id;
    const words = 'It was interrupted before the data was replaced, and nothing was changed';
    await writeRestore(dataDir, { ...told, ...(isDone ? { outcome: 'done' } : { outcome: 'failed', words }) });
  }

  return async (): Promise<void> => {
    for (let tried = 1; ; tried++) {
      try {
        await finishOnce();
        break;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || tried >= TRIES) throw error;
        await wait(TRY_EVERY_MS);
      }
    }
    await concludeInterrupted();
  };
}
