import { type Kysely, type SqlBool, sql } from 'kysely';
import { keptPhone } from '../../../core/canonical-phone.ts';

interface Kept {
  readonly id: string;
  readonly phone: string;
}

interface Tables {
  users: Kept;
  leads: Kept;
  bookings: Kept;
}

/** Records per query. */
const ROWS_AT_ONCE = 500;

/**
 * True for phones that links may not dial: not empty, without +, not ten digits, also behind 0 or 91. Only these few of
 * a million are read.
 */
const MAY_NOT_DIAL = sql<SqlBool>`not ("phone" = '' or substr("phone", 1, 1) = '+' or length("phone") = 10
  or (length("phone") = 11 and substr("phone", 1, 1) = '0')
  or (length("phone") = 12 and substr("phone", 1, 2) = '91'))`;

/**
 * Corrects stored phones whose links dialled no number: +91 098765 43210 was stored as 9109876543210. Their index words
 * come from the canonical form and stay. Running it again changes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Tables>;
  for (const table of ['users', 'leads', 'bookings'] as const) await repairPhones(tables, table);
}

async function repairPhones(db: Kysely<Tables>, table: keyof Tables): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'phone'])
      .where('id', '>', last)
      .where(MAY_NOT_DIAL)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, phone: before } of rows) {
      const phone = keptPhone(before);
      if (phone !== before) await db.updateTable(table).set({ phone }).where('id', '=', id).execute();
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
