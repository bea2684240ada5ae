import { type CorrectionForm, correctionForm } from '../../../contracts/place-corrections.ts';
import { type FoundPlace, foundPlace, importReport, type PlaceCandidate } from '../../../contracts/place-imports.ts';
import { publisherOf } from '../../../core/places/licences.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type CandidateFilter, type CandidateRow, importStore } from '../../records/places/import-store.ts';
import type { AuditService } from '../audit/service.ts';
import type { PlaceService } from './service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly places: Pick<PlaceService, 'correctWithin'>;
}

export type Decision = 'take' | 'leave';

const readFound = ({ found }: CandidateRow): FoundPlace => foundPlace.parse(JSON.parse(found));

const present = (row: CandidateRow): PlaceCandidate => {
  const found = readFound(row);
  return {
    _id: row.id,
    source: row.source as PlaceCandidate['source'],
    sourceId: row.sourceId,
    kind: row.kind as PlaceCandidate['kind'],
    match: row.match as PlaceCandidate['match'],
    ...found,
    licence: publisherOf(found.address)?.licence.id ?? null,
    state: row.state,
    importedAt: new Date(row.importedAt).toISOString(),
    decidedBy: row.decidedBy ?? '',
  };
};

/** Returns the form that an admin would send for one of a candidate's corrections. */
const formOf = ({ address }: FoundPlace, proposed: FoundPlace['proposes'][number], why: string): CorrectionForm =>
  correctionForm.parse({ ...proposed, source: address, why, replaces: null });

const decidedMeanwhile = () => new AppError('conflict', ({ places }) => places.decidedMeanwhile);

/** Decides on places of imported open data. */
export function placeImports({ database, clock, audit, places }: Dependencies) {
  const store = importStore(database);

  async function decideOne(trx: Writer, id: string, decision: Decision, session: AdminSession): Promise<void> {
    const row = await store.findWaiting(trx, id);
    if (!row) throw decidedMeanwhile();
    const found = readFound(row);
    if (decision === 'take') {
      const why = SERVER_WORDS[session.language].places.imported({ publisher: publisherOf(found.address)?.name ?? '' });
      for (const proposed of found.proposes)
        await places.correctWithin(trx, found.placeId, formOf(found, proposed, why), session);
    }
    const state = decision === 'take' ? 'taken' : 'left';
    const isFirst = await store.decide(trx, id, { state, decidedAt: clock(), decidedBy: session.username });
    if (!isFirst) throw decidedMeanwhile();
    const changes = [{ field: 'state', from: 'waiting', to: state }];
    await audit.record(trx, session, { action: 'place.import-decided', subject: found.name, changes });
  }

  return {
    async list(filter: CandidateFilter & { readonly page: number; readonly limit: number }) {
      const [{ rows, total }, imports, waiting] = await Promise.all([
        store.list(filter, filter),
        store.lastImports(),
        store.countWaiting(),
      ]);
      return {
        candidates: rows.map(present),
        imports: imports.map((row) => ({
          source: row.source as PlaceCandidate['source'],
          file: row.file,
          importedAt: new Date(row.importedAt).toISOString(),
          report: importReport.parse(JSON.parse(row.report)),
          waiting: waiting.get(row.source) ?? 0,
        })),
        total,
        page: filter.page,
        totalPages: Math.ceil(total / filter.limit),
      };
    },

    /** Decides on each by itself: one that is refused waits on, and nothing of it is taken. */
    async decide(ids: readonly string[], decision: Decision, session: AdminSession) {
      const refused: { _id: string; message: string }[] = [];
      for (const id of new Set(ids)) {
        try {
          await database.db.transaction().execute((trx) => decideOne(trx, id, decision, session));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          refused.push({ _id: id, message: error.told(SERVER_WORDS[session.language]) });
        }
      }
      return { decided: new Set(ids).size - refused.length, refused };
    },

    /** Returns airports and stations that were taken over: no correction holds them, so they go to the project. */
    listTerminals: async (): Promise<PlaceCandidate[]> => (await store.listTakenTerminals()).map(present),
  };
}

export type PlaceImports = ReturnType<typeof placeImports>;
