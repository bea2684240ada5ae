import { abortSignalOf } from '../../http/abort-signal.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { PlanCheckService } from './service.ts';

/** Each check plans a trip. */
const CHECKS_PER_MINUTE = 10;
const ANSWERED_WITHIN_MS = 60_000;
/** The longest text in Bengali, of three bytes a letter, in JSON. */
const LONGEST_BODY_BYTES = 256 * 1024;

export function planCheckRoutes(planChecks: PlanCheckService): Pick<Routes, 'POST /api/check-a-plan'> {
  return {
    'POST /api/check-a-plan': {
      callsPerMinute: CHECKS_PER_MINUTE,
      answeredWithinMs: ANSWERED_WITHIN_MS,
      bodyLimitBytes: LONGEST_BODY_BYTES,
      // The repaired plan is counted when it is stored.
      growth: { kind: 'plans', bytesOf: () => 0 },
      handle: async ({ body, visitor, reply }) => {
        const { from, ...pasted } = body;
        const given = { ...pasted, ...(from !== '' && { from }) };
        return planChecks.check(given, { visitor, signal: abortSignalOf(reply) });
      },
    },
  };
}
