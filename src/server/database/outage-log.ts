import type { FastifyBaseLogger } from 'fastify';
import type { OutageMonitor } from './outage.ts';

/** Logs one line when the database goes away and one when it is back. */
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

export interface ServiceOutages {
  readonly failed: (error: unknown) => void;
  readonly answered: () => void;
}

/** Logs one line when an external service begins to fail and one when it answers again. */
export function logServiceOutages(service: string, logger: FastifyBaseLogger): ServiceOutages {
  let beganAt: number | null = null;
  return {
    failed(error) {
      if (beganAt === null) logger.warn({ err: error }, `${service} is unavailable`);
      beganAt ??= performance.now();
    },
    answered() {
      if (beganAt === null) return;
      logger.info({ outageMs: Math.round(performance.now() - beganAt) }, `${service} is available again`);
      beganAt = null;
    },
  };
}
