import type { CorrectionForm, PlaceCorrection } from '../../../contracts/place-corrections.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Base, Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { problemOfCorrection } from '../../../core/places/correction-problems.ts';
import { type Correction, correctGazetteer } from '../../../core/places/corrections.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { touchNoun } from '../../http/noun-versions.ts';
import { newId } from '../../ids.ts';
import { type CorrectionRow, correctionStore, readCorrection } from '../../records/places/correction-store.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { slugFor } from '../../records/unique-slugs.ts';
import type { AuditService, Changes } from '../audit/service.ts';
import { officePlaces, placeNotFound, presentCorrection } from './office-places.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  /** The facts that the site ships with. */
  readonly gazetteer: Gazetteer;
  readonly facts: LiveFacts;
}

/** More belong into the facts of the project, not into a table beside them. */
const MOST_IN_FORCE = 2000;

const meanwhile = () => new AppError('conflict', ({ places }) => places.correctedMeanwhile);

/** Returns the base of which a correction is, by the id of the base or of one of its sights. */
function baseOf({ bases, sights }: Gazetteer, id: string, { fact }: CorrectionForm): Base {
  const base = bases.get(id) ?? (fact === 'sight' ? undefined : bases.get(sights.get(id)?.baseId ?? ''));
  if (!base) throw placeNotFound();
  return base;
}

const changesOf = (before: CorrectionRow | undefined, { fact, value, source, why }: CorrectionRow): Changes => [
  { field: fact, from: before?.value ?? '', to: value },
  { field: 'source', from: before?.source ?? '', to: source },
  { field: 'why', from: before?.why ?? '', to: why },
];

/** Corrects the facts of places: at work in the next plan, in every process. */
export function placeService({ database, clock, audit, gazetteer, facts }: Dependencies) {
  const store = correctionStore(database);

  /** Reads what is in force inside the transaction that changes it. */
  async function readWithin(trx: Writer) {
    const rows = await store.listInForce(trx);
    const corrections = rows.flatMap((row) => readCorrection(row) ?? []);
    return { rows, corrected: correctGazetteer(gazetteer, corrections) };
  }

  const endRows = (trx: Writer, rows: readonly CorrectionRow[], { username }: AdminSession) =>
    store.end(
      trx,
      rows.map(({ id }) => id),
      { endedAt: clock(), endedBy: username },
    );

  async function makeCorrection(trx: Writer, id: string, form: CorrectionForm, session: AdminSession) {
    const { replaces, why, source, ...fact } = form;
    const { rows, corrected } = await readWithin(trx);
    const base = baseOf(corrected, id, form);
    const now = clock();
    const placeId = fact.fact === 'sight' ? `${base.id}-${slugFor('', fact.value.name, 'sight')}` : id;
    const correction: Correction = { ...fact, placeId, baseId: base.id, source, on: dayInIndia(now) };
    const problem = problemOfCorrection(corrected, correction);
    if (problem) throw AppError.ofProblems({ value: problem });
    const before = rows.find((row) => row.placeId === placeId && row.fact === fact.fact);
    if ((before?.id ?? null) !== replaces) throw meanwhile();
    if (rows.length >= MOST_IN_FORCE) {
      throw new AppError('impossible', ({ places }) => places.tooManyCorrections({ most: MOST_IN_FORCE }));
    }
    if (before) await endRows(trx, [before], session);
    const made = { madeAt: now, madeBy: session.username, endedAt: null, endedBy: null };
    const value = JSON.stringify(fact.value);
    const row = { id: newId(now), placeId, baseId: base.id, fact: fact.fact, value, source, why, ...made };
    await store.insert(trx, row);
    const name = fact.fact === 'sight' ? fact.value.name : (corrected.sights.get(placeId)?.name ?? base.name);
    await audit.record(trx, session, { action: 'place.corrected', subject: name, changes: changesOf(before, row) });
    await touchNoun(trx, 'places');
    return presentCorrection(row, correction, true);
  }

  /** Corrects a fact inside a transaction, which has to end when this throws. */
  const correctWithin: typeof makeCorrection = (...asked) =>
    makeCorrection(...asked).catch((error: unknown) => {
      // Two processes have read that there was none.
      throw isUniqueViolation(error) ? meanwhile() : error;
    });

  return {
    ...officePlaces({ database, gazetteer, facts }),

    /** Corrects a fact over the correction that its form was opened with. */
    correct: (id: string, form: CorrectionForm, session: AdminSession): Promise<PlaceCorrection> =>
      database.db.transaction().execute((trx) => correctWithin(trx, id, form, session)),

    correctWithin,

    /** Ends a correction; with that of an added sight, those of its facts. */
    end: (id: string, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const { rows, corrected } = await readWithin(trx);
        const row = rows.find((each) => each.id === id);
        if (!row) throw new AppError('not-found', ({ places }) => places.correctionGone);
        const ended = row.fact === 'sight' ? rows.filter(({ placeId }) => placeId === row.placeId) : [row];
        await endRows(trx, ended, session);
        const { name } = corrected.sights.get(row.placeId) ??
          gazetteer.sights.get(row.placeId) ?? { name: row.placeId };
        const changes = ended.map((each) => ({ field: each.fact, from: each.value, to: '' }));
        await audit.record(trx, session, { action: 'place.correction-ended', subject: name, changes });
        await touchNoun(trx, 'places');
      }),
  };
}

export type PlaceService = ReturnType<typeof placeService>;
