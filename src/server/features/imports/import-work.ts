import { setTimeout as wait } from 'node:timers/promises';
import type { CsvReading } from '../../../contracts/csv-imports.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { isOutage } from '../../database/unavailable.ts';
import { newId } from '../../ids.ts';
import type { ImportTarget } from '../../records/import-target.ts';
import type { AuditService } from '../audit/service.ts';
import { recordsOf } from './csv-file.ts';
import { type JudgedRow, judgeRows } from './judge-rows.ts';
import { readingOf } from './present.ts';
import type { ImportRow, ImportStore } from './store.ts';
import type { ImportTargets } from './targets.ts';
import { withTarget } from './targets.ts';
import type { WorkStore } from './work-store.ts';

export interface WorkDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly store: ImportStore;
  readonly work: WorkStore;
  readonly targets: ImportTargets;
  readonly onFailure: (error: unknown) => void;
}

/** An import whose process has died is taken over after this time. */
const LEASE_MS = 30_000;
/** Between two batches, so that the writes of others come in between. */
const BREATH_MS = 5;
/** Rows of a transaction. More would hold up the writes of others, and on SQLite the whole process, for too long. */
const ROWS_AT_ONCE = 25;

/** Thrown when an import was stopped, or when another process works on it: the batch is rolled back. */
class Interrupted extends Error {}

/** Returns how the audit log calls an import: by its file's content, since names of files may name people. */
export const subjectOf = ({ digest }: Pick<ImportRow, 'digest'>): string => `CSV ${digest.slice(0, 12)}`;

/** Returns the figures of an import for the audit log. */
export const auditedCounts = (row: ImportRow) =>
  (['rowCount', 'added', 'existing', 'doubled', 'refused', 'removed', 'kept'] as const).map((field) => ({
    field,
    from: '',
    to: String(row[field]),
  }));

/** Imports and undoes batch by batch, each in a transaction of its own. */
function batches({ database, clock, audit, store, work }: WorkDependencies, isStopping: () => boolean) {
  const inTransaction = <T>(write: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(write);
  const doerOf = ({ adminId, admin }: ImportRow) => ({ adminId, username: admin });

  /** Moves a job on to a line, as the first write of a batch's transaction. */
  async function advance(trx: Writer, job: ImportRow, lastLine: number): Promise<void> {
    if (isStopping()) throw new Interrupted();
    const moved = { lastLine, leasedUntil: clock() + LEASE_MS };
    if (!(await work.advance(trx, job, moved))) throw new Interrupted();
  }

  /** Ends a job, with an entry in the audit log. */
  const end = (job: ImportRow, state: 'done' | 'undone', action: string): Promise<void> =>
    inTransaction(async (trx) => {
      await advance(trx, job, job.lastLine);
      await store.change(trx, job.id, { state, endedAt: clock(), leasedUntil: 0 });
      const held = await store.lock(trx, job.id);
      if (!held) throw new Interrupted();
      await audit.record(trx, doerOf(job), { action, subject: subjectOf(held), changes: auditedCounts(held) });
    });

  async function importBatch<Row>(job: ImportRow, target: ImportTarget<Row>, rows: readonly JudgedRow<Row>[]) {
    const lastLine = rows.at(-1)?.record.line ?? job.lastLine;
    const fresh = rows.flatMap(({ fate, row, record: { line } }) => (fate === 'new' && row ? [{ line, row }] : []));
    const countOf = (fate: JudgedRow<Row>['fate']): number => rows.filter((row) => row.fate === fate).length;
    const now = clock();
    await inTransaction(async (trx) => {
      await advance(trx, job, lastLine);
      const note = (stored: Parameters<typeof work.note>[2]) =>
        work.note(trx, job.id, stored, now, {
          added: stored.length,
          existing: countOf('existing') + fresh.length - stored.length,
          doubled: countOf('doubled'),
          refused: countOf('refused'),
        });
      if (fresh.length === 0) await note([]);
      else await target.insert(trx, fresh, { fileName: job.fileName, admin: doerOf(job), now }, note);
    });
    return { ...job, lastLine };
  }

  async function importAll<Row>(claimed: ImportRow, target: ImportTarget<Row>, reading: CsvReading): Promise<void> {
    let job = claimed;
    const judging = {
      columns: reading.columns,
      now: job.startedAt ?? clock(),
      atOnce: ROWS_AT_ONCE,
      afterLine: job.lastLine,
    };
    for await (const rows of judgeRows(recordsOf(store.pieces(job.id), reading), target, judging)) {
      job = await importBatch(job, target, rows);
      await wait(BREATH_MS);
    }
    await end(job, 'done', `${job.noun}s.imported`);
  }

  async function undoAll<Row>(claimed: ImportRow, target: ImportTarget<Row>): Promise<void> {
    let job = claimed;
    for (;;) {
      const records = await work.listStored(job.id, job.lastLine, ROWS_AT_ONCE);
      const last = records.at(-1);
      if (!last) break;
      const before = job;
      await inTransaction(async (trx) => {
        await advance(trx, before, last.line);
        const ids = new Set(await target.listUntouched(trx, records));
        const lines = records.flatMap(({ line, recordId }) => (ids.has(recordId) ? [line] : []));
        await work.noteRemoved(trx, before.id, lines, records.length - lines.length);
        await target.remove(trx, [...ids]);
      });
      job = { ...job, lastLine: last.line };
      await wait(BREATH_MS);
    }
    await end(job, 'undone', `${job.noun}s.import-undone`);
  }

  return { importAll, undoAll };
}

/**
 * Imports files and undoes imports in the background, batch by batch. Each batch is one transaction with the line up to
 * which the file is imported, so that after a kill it goes on where it stood and no row is stored twice.
 */
export function importWork(dependencies: WorkDependencies) {
  const { database, clock, store, work: jobs, targets, onFailure } = dependencies;
  const worker = newId(clock());
  let isStopping = false;
  let running: Promise<void> | null = null;
  let askedAgain = false;

  const { importAll, undoAll } = batches(dependencies, () => isStopping);

  const doJob = (job: ImportRow): Promise<void> =>
    withTarget(targets, job, (target) => {
      if (job.state === 'undoing') return undoAll(job, target);
      const reading = readingOf(job);
      if (reading === null) throw new Error(`import ${job.id} has no file`);
      return importAll(job, target, reading);
    });

  async function workThrough(): Promise<void> {
    while (!isStopping) {
      const now = clock();
      const job = await jobs.claim(worker, now, now + LEASE_MS);
      if (!job) return;
      try {
        await doJob(job);
      } catch (error) {
        if (error instanceof Interrupted) continue;
        if (isOutage(error)) throw error;
        // What fails again and again waits for an admin, who can go on with it, or undo it again.
        onFailure(error);
        const state = job.state === 'undoing' ? 'done' : 'stopped';
        await store.change(database.db, job.id, { state, leasedUntil: 0 });
      }
    }
  }

  /** Works until nothing is left to do; once at a time in a process. */
  function work(): Promise<void> {
    askedAgain = running !== null;
    running ??= workThrough().finally(() => {
      running = null;
      if (askedAgain && !isStopping) work().catch(onFailure);
    });
    return running;
  }

  return {
    work,
    /** Ends the work after the present batch; await it before closing the database. */
    async stop(): Promise<void> {
      isStopping = true;
      await running?.catch(() => undefined);
      // Where nothing can be written, another process takes over when the lease ends.
      await jobs.release(worker).catch((error: unknown) => {
        if (!isOutage(error)) throw error;
      });
    },
  };
}
