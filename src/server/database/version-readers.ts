import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import type { Schema } from './schema.ts';

/** Milliseconds for which a process trusts the noun versions that it has read, from before it asked for them. */
export const TRUSTED_FOR_MS = 25;
/** Milliseconds from a commit to its acknowledgement: longer than any process trusts what it read before the commit. */
export const COMMIT_WAIT_MS = 30;
/** Milliseconds for which a registration holds, from before it was sent. Renewed when half of them are over. */
export const REGISTERED_FOR_MS = 10 * 60_000;
/** A process whose row has not changed for so long is gone, or registers again before it trusts anything. */
export const GONE_AFTER_MS = 2 * REGISTERED_FOR_MS;
/** Registrations are sent at most this often, also while they fail. */
const REGISTERED_EVERY_MS = 1000;

/** Measures intervals; the time of day plays no part. */
export interface MonotonicClock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

/**
 * Lets this process answer from noun versions that it has read a moment ago, although a change must be visible at the
 * next request in every process. For that, writers wait after their commit until whatever was read before it is trusted
 * no more. Only a process that is registered trusts anything, so one without others never waits. Every interval is
 * measured by one process's monotonic clock (decision 51).
 */
export class VersionReaders {
  /** The row of this process. */
  readonly id = newId(Date.now());
  readonly #db: Kysely<Schema>;
  readonly #clock: MonotonicClock;
  /** The renewal that was sent last, and when. */
  #renewals = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  #registering: Promise<void> | null = null;
  #isClosed = false;
  #trustedUntil = Number.NEGATIVE_INFINITY;
  /** When this process last changed a version itself. */
  #committedAt = Number.NEGATIVE_INFINITY;
  /** Rows of other processes, and since when each has not changed. */
  #others: ReadonlyMap<string, { readonly renewals: number; readonly since: number }> = new Map();

  constructor(db: Kysely<Schema>, clock: MonotonicClock = { now: () => performance.now(), sleep }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns the moment for `noteRead`. Call it before the versions are read. */
  beginReading(): number {
    return this.#clock.now();
  }

  /**
   * Notes that versions were read, and the row of this process by the same statement: `renewals`, or undefined where it
   * was missing.
   */
  noteRead(beganAt: number, renewals: number | undefined): void {
    if (this.#isClosed) return;
    const isRegistered = renewals === this.#renewals;
    this.#trustedUntil =
      isRegistered && beganAt > this.#committedAt
        ? Math.min(beganAt + TRUSTED_FOR_MS, this.#sentAt + REGISTERED_FOR_MS)
        : Number.NEGATIVE_INFINITY;
    const renewedAfter = isRegistered ? REGISTERED_FOR_MS / 2 : REGISTERED_EVERY_MS;
    if (!this.#registering && this.#clock.now() >= this.#sentAt + renewedAfter) this.#registering = this.#register();
  }

  /** Returns whether the versions that were read last still hold. */
  areTrusted(): boolean {
    return this.#clock.now() < this.#trustedUntil;
  }

  /**
   * Resolves when a change that was just committed is visible in every process: at once when no other one is
   * registered. Holds neither a connection nor a lock while it waits.
   */
  async afterCommit(): Promise<void> {
    const committedAt = this.#clock.now();
    this.#committedAt = committedAt;
    this.#trustedUntil = Number.NEGATIVE_INFINITY;
    if (!(await this.#mayOthersTrust())) return;
    for (;;) {
      const left = committedAt + COMMIT_WAIT_MS - this.#clock.now();
      if (left <= 0) return;
      // A timer may fire a millisecond early.
      await this.#clock.sleep(Math.ceil(left));
    }
  }

  /** Removes the row of this process, so that others need not wait for it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#trustedUntil = Number.NEGATIVE_INFINITY;
    await this.#registering;
    if (this.#renewals === 0) return;
    // Where this fails, another process removes it later.
    await this.#db
      .deleteFrom('versionReaders')
      .where('id', '=', this.id)
      .execute()
      .catch(() => undefined);
  }

  /** Sends the next renewal; the next reading tells whether it was stored. */
  async #register(): Promise<void> {
    this.#sentAt = this.#clock.now();
    this.#renewals += 1;
    const renewals = this.#renewals;
    await this.#db
      .insertInto('versionReaders')
      .values({ id: this.id, renewals })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ renewals }))
      .execute()
      .catch(() => undefined);
    this.#registering = null;
  }

  /** Returns whether another process may trust what it read before now; true also when the database does not say. */
  async #mayOthersTrust(): Promise<boolean> {
    const askedAt = this.#clock.now();
    try {
      const rows = await this.#db.selectFrom('versionReaders').selectAll().where('id', '!=', this.id).execute();
      const before = this.#others;
      const now = this.#clock.now();
      const others = rows.map(({ id, renewals }) => {
        const known = before.get(id);
        return { id, renewals, since: known?.renewals === renewals ? known.since : now };
      });
      this.#others = new Map(others.map((each) => [each.id, each]));
      const gone = others.filter(({ since }) => askedAt >= since + GONE_AFTER_MS);
      for (const { id, renewals } of gone) {
        await this.#db.deleteFrom('versionReaders').where('id', '=', id).where('renewals', '=', renewals).execute();
      }
      return others.length > gone.length;
    } catch {
      return true;
    }
  }
}
