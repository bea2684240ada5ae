import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { readDocument } from '../../database/stored-document.ts';
import { newId } from '../../ids.ts';

export type ErasureRow = Selectable<Schema['erasures']>;

/** As long as the audit log tells of them. */
const KEPT_MS = (3 * 365 + 1) * 86_400_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the hashes of phones and accounts. */
  readonly secret: string;
}

/** Remembers who was erased, so that the same people can be erased again after an older backup was restored. */
export function erasureLog({ database, clock, secret }: Dependencies) {
  const keyOf = (what: string): string => createHmac('sha256', secret).update(`erased ${what}`).digest('base64url');
  const byKey = (all: Iterable<string>): ReadonlyMap<string, string> =>
    new Map([...all].map((one) => [keyOf(one), one]));

  /** Returns the canonical phones of all people in the database. */
  async function phonesIn(trx: Writer): Promise<Set<string>> {
    const users = await trx.selectFrom('users').select('canonicalPhone as phone').distinct().execute();
    const leads = await trx.selectFrom('leads').select('canonicalPhone as phone').distinct().execute();
    const contacts = await trx
      .selectFrom('customerContacts')
      .select('canonical as phone')
      .where('kind', '=', 'phone')
      .distinct()
      .execute();
    const bookings = await trx.selectFrom('bookings').select('phone').distinct().execute();
    return new Set([
      ...[...users, ...leads, ...contacts].map(({ phone }) => phone),
      ...bookings.map(({ phone }) => canonicalPhone(phone)),
    ]);
  }

  return {
    /** Notes an erasure, in its transaction. */
    async note(trx: Writer, { userIds, phone }: Person): Promise<void> {
      const now = clock();
      const phoneKey = phone === null ? null : keyOf(phone);
      await trx
        .insertInto('erasures')
        .values({ id: newId(now), at: now, userKeys: JSON.stringify(userIds.map(keyOf)), phoneKey })
        .execute();
    },

    /** Takes over the rows of replaced data; those that are there stay. */
    async takeOver(trx: Writer, rows: readonly ErasureRow[]): Promise<void> {
      for (const row of rows) {
        await trx
          .insertInto('erasures')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
    },

    /** Returns whom these erasures were about, as far as the database has data of them. */
    async peopleOf(trx: Writer, rows: readonly ErasureRow[]): Promise<Person[]> {
      if (rows.length === 0) return [];
      const phones = byKey(await phonesIn(trx));
      const users = byKey((await trx.selectFrom('users').select('id').execute()).map(({ id }) => id));
      return rows.map(({ id, userKeys, phoneKey }) => ({
        userIds: readDocument(z.array(z.string()), userKeys, `accounts of erasure ${id}`).flatMap(
          (key) => users.get(key) ?? [],
        ),
        phone: phoneKey === null ? null : (phones.get(phoneKey) ?? null),
      }));
    },

    sweep: () =>
      database.db
        .deleteFrom('erasures')
        .where('at', '<', clock() - KEPT_MS)
        .execute(),
  };
}

export type ErasureLog = ReturnType<typeof erasureLog>;
