import { type Kysely, sql } from 'kysely';
import { newId } from '../../ids.ts';

interface ErasedBooking {
  readonly id: string;
  readonly status: string;
  readonly seenAt: string | number | null;
}

/**
 * Settles bookings of people erased before erasure did so: cancels open ones, marks unopened ones as opened, and
 * adjusts the counts. Only an erased booking has no phone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<ErasedBooking>`select "id", "status", "seenAt" from "bookings"
    where "phone" = '' and ("seenAt" is null or "status" in ('pending', 'contacted', 'confirmed')) order by "id"`.execute(
    db,
  );
  const now = Date.now();
  for (const { id, status, seenAt } of rows) {
    const isOpen = status !== 'cancelled' && status !== 'completed';
    const to = isOpen ? 'cancelled' : status;
    await sql`update "bookings" set "status" = ${to}, "seenAt" = coalesce("seenAt", ${now}), "updatedAt" = ${now}
      where "id" = ${id}`.execute(db);
    const unseen = seenAt === null ? 1 : 0;
    await sql`update "bookingCounts" set "count" = "count" - 1, "unseen" = "unseen" - ${unseen}
      where "status" = ${status}`.execute(db);
    await sql`insert into "bookingCounts" ("status", "count", "unseen") values (${to}, 1, 0)
      on conflict ("status") do update set "count" = "bookingCounts"."count" + 1`.execute(db);
    if (!isOpen) continue;
    await sql`insert into "bookingEvents"
      ("id", "bookingId", "kind", "adminId", "actor", "method", "successful", "notes", "fromStatus", "toStatus", "at")
      values (${newId(now)}, ${id}, 'status', null, 'Erasure', null, null, 'Person erased', ${status}, ${to}, ${now})`.execute(
      db,
    );
  }
}
