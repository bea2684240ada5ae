import type { FastifyBaseLogger } from 'fastify';

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
