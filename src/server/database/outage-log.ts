import type { FastifyBaseLogger } from 'fastify';
import type { OutageMonitor } from './outage.ts';

/** Logs one line when the database becomes unavailable and one when it is back. */
export function logDatabaseOutages(outage: OutageMonitor, logger: FastifyBaseLogger): void {
  outage.watch({
    onBegin: ({ reason, error }) =>
      logger.error({ reason, err: error }, 'the database is unavailable: what needs it is answered 503'),
    onInterruption: (error) =>
      logger.warn({ reason: error.reason, err: error }, 'a statement could not be carried out'),
    onEnd: ({ reason, beganAt }) =>
      logger.info({ reason, outageMs: Math.round(performance.now() - beganAt) }, 'the database is available again'),
  });
}
