import type { ImportReport } from '../../../contracts/place-imports.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import type { Candidate, ImportSource } from '../../../core/places/import/candidate.ts';
import { candidateMatcher, MATCH_KINDS, type Match } from '../../../core/places/import/match-candidate.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import { ImportProblem } from '../../open-data/import-problem.ts';
import { importStore } from '../../records/places/import-store.ts';

/** More is too much to read for a person. */
const MOST_STAGED = 5000;

/** A place of open data with what it is to ours. */
interface MatchedPlace {
  readonly candidate: Candidate;
  readonly match: Match;
}

export interface ReadImport {
  readonly report: ImportReport;
  /** Those on which a person has to decide. */
  readonly staged: readonly MatchedPlace[];
}

interface ReadingRules {
  /** The facts in force. */
  readonly facts: PlaceFacts;
  readonly now: number;
  /** Also stages sights that are not among the facts; otherwise they are only counted. */
  readonly withNew: boolean;
}

/** Returns whether there is something to decide on. */
function isForAPerson({ candidate, match }: MatchedPlace, withNew: boolean): boolean {
  const isTerminal = candidate.kind === 'airport' || candidate.kind === 'station';
  if (match.kind === 'new') return isTerminal || withNew;
  return match.proposes.length > 0 || (isTerminal && match.kind === 'moved');
}

/**
 * Matches the places of a file with the facts in force and stores nothing.
 * @throws {ImportProblem} when the file cannot be imported; nothing of it is to be used then
 */
export async function readImport(places: AsyncIterable<Candidate>, rules: ReadingRules): Promise<ReadImport> {
  const match = candidateMatcher(rules.facts.gazetteer, dayInIndia(rules.now));
  const report = Object.fromEntries(MATCH_KINDS.map((kind) => [kind, 0])) as Record<Match['kind'], number>;
  const staged = new Map<string, MatchedPlace>();
  for await (const candidate of places) {
    const matched = { candidate, match: match(candidate) };
    report[matched.match.kind]++;
    if (!isForAPerson(matched, rules.withNew)) continue;
    staged.set(candidate.sourceId, matched);
    if (staged.size > MOST_STAGED) {
      throw new ImportProblem(
        `More than ${MOST_STAGED} places would wait for a decision: import a smaller extract, or without --new`,
      );
    }
  }
  return { report, staged: [...staged.values()] };
}

interface Staging {
  readonly database: Database;
  readonly source: ImportSource;
  /** Name of the file. */
  readonly file: string;
  readonly now: number;
}

const foundOf = ({ candidate, match }: MatchedPlace): string => {
  const { address, name, aliases, lat, lon } = candidate;
  const { placeId, baseId, placeName, km, proposes } = match;
  return JSON.stringify({
    address,
    name,
    aliases: aliases.slice(0, 30),
    lat,
    lon,
    placeId,
    baseId,
    placeName,
    km: Math.round(km * 100) / 100,
    proposes,
  });
};

/**
 * Stores what waits for a decision, all or nothing. What says the same as in an earlier import keeps its decision; what
 * says something else now waits again. Returns how many are new or changed.
 */
export async function stageImport({ report, staged }: ReadImport, { database, source, file, now }: Staging) {
  const store = importStore(database);
  return database.db.transaction().execute(async (trx) => {
    const known = new Map((await store.listOf(trx, source)).map((row) => [row.sourceId, row]));
    const changed = staged
      .map((place) => ({ place, found: foundOf(place), before: known.get(place.candidate.sourceId) }))
      .filter(({ found, before }) => before?.found !== found);
    await store.remove(
      trx,
      changed.flatMap(({ before }) => (before ? [before.id] : [])),
    );
    await store.insert(
      trx,
      changed.map(({ place: { candidate, match }, found }) => ({
        id: newId(now),
        source,
        sourceId: candidate.sourceId,
        kind: candidate.kind,
        match: match.kind,
        found,
        importedAt: now,
        state: 'waiting' as const,
        decidedAt: null,
        decidedBy: null,
      })),
    );
    await store.insertImport(trx, { id: newId(now), source, file, importedAt: now, report: JSON.stringify(report) });
    return changed.length;
  });
}
