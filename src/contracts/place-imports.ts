import { z } from 'zod';
import { CANDIDATE_KINDS, IMPORT_SOURCES } from '../core/places/import/candidate.ts';
import { MATCH_KINDS, type MatchKind } from '../core/places/import/match-candidate.ts';
import { LICENCE_IDS } from '../core/places/licences.ts';
import { defineEndpoints } from './endpoint.ts';
import { listPage, pageQuery, unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { correctedFact, officePlacesNoun, placeCorrection } from './place-corrections.ts';

/** What is stored of a place of open data and its match. */
export const foundPlace = z.object({
  address: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  lat: z.number(),
  lon: z.number(),
  /** Id of the known base or sight, code of an airport or a station; empty for a new place. */
  placeId: z.string(),
  /** Id of its base, or of the one that may add it; empty for airports and stations. */
  baseId: z.string(),
  /** Name of the known place, or of the base that may add it; empty for none. */
  placeName: z.string(),
  /** From that place. */
  km: z.number(),
  /** What would be corrected. */
  proposes: z.array(correctedFact),
});
export type FoundPlace = z.infer<typeof foundPlace>;

/** How many places of a file were of each match. */
export const importReport = z.object({
  same: z.number(),
  moved: z.number(),
  new: z.number(),
  namesake: z.number(),
  elsewhere: z.number(),
}) satisfies z.ZodType<Record<MatchKind, number>>;
export type ImportReport = z.infer<typeof importReport>;

const source = z.enum(IMPORT_SOURCES);
export const CANDIDATE_STATES = ['waiting', 'taken', 'left'] as const;

export const placeCandidate = named('PlaceCandidate', {
  _id: z.string(),
  source,
  sourceId: z.string(),
  kind: z.enum(CANDIDATE_KINDS),
  match: z.enum(MATCH_KINDS),
  ...foundPlace.shape,
  /** Of what would be taken over. */
  licence: z.enum(LICENCE_IDS).nullable(),
  state: z.enum(CANDIDATE_STATES),
  importedAt: z.iso.datetime(),
  /** Empty while it waits. */
  decidedBy: z.string(),
});
export type PlaceCandidate = z.infer<typeof placeCandidate>;

const importedSource = named('ImportedSource', {
  source,
  file: z.string(),
  importedAt: z.iso.datetime(),
  report: importReport,
  waiting: z.number(),
});

export const placeImportEndpoints = defineEndpoints(officePlacesNoun, {
  'GET /api/admin/place-corrections': {
    operationId: 'listPlaceCorrections',
    summary:
      'All corrections in force, and the airports and stations that were taken over, as a proposal to the project (`npm run places:apply`)',
    access: 'places',
    answers: { 200: z.object({ corrections: z.array(placeCorrection), terminals: z.array(placeCandidate) }) },
  },
  'GET /api/admin/place-candidates': {
    operationId: 'listPlaceCandidates',
    summary: 'Places of imported open data that differ from the facts, and the last import of each source',
    access: 'places',
    query: pageQuery(25).extend({
      source: unlessEmpty(source),
      match: unlessEmpty(z.enum(MATCH_KINDS)),
      state: z.enum(CANDIDATE_STATES).default('waiting'),
    }),
    answers: {
      200: z.object({ candidates: z.array(placeCandidate), imports: z.array(importedSource), ...listPage.shape }),
    },
  },
  'POST /api/admin/place-candidates/decisions': {
    operationId: 'decidePlaceCandidates',
    summary:
      'Take candidates over as corrections, each with its source, or leave them; one that a rule or another correction stands against is refused and waits on',
    access: 'places',
    body: z.object({
      ids: z.array(z.string().max(60)).min(1).max(50),
      decision: z.enum(['take', 'leave']),
    }),
    answers: {
      200: z.object({
        decided: z.number(),
        refused: z.array(z.object({ _id: z.string(), message: z.string() })),
      }),
    },
  },
});
