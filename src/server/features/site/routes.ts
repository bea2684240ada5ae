import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { PhotoService } from '../pictures/service.ts';
import type { SiteService } from './service.ts';

type SiteKeys = 'GET /api/site' | 'GET /api/health' | 'GET /api/test';

/** A database that has not answered by then is failing: whoever asks for the health waits no longer. */
const ANSWERED_WITHIN_MS = 800;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly version: string;
  readonly site: SiteService;
  readonly models: Pick<LanguageModelService, 'status'>;
  readonly photos: Pick<PhotoService, 'state'>;
}

export function siteRoutes({ database, clock, version, site, models, photos }: Dependencies): Pick<Routes, SiteKeys> {
  const startedAt = clock();
  return {
    'GET /api/site': { handle: () => site.show() },
    'GET /api/test': { handle: async () => ({ ok: true as const }) },
    'GET /api/health': {
      handle: async ({ reply }) => {
        const asked = sql`select 1`.execute(database.read).then(
          () => database.outage.current() === null,
          () => false,
        );
        const answers = await Promise.race([asked, wait(ANSWERED_WITHIN_MS, false, { ref: false })]);
        const health = {
          status: answers ? ('ok' as const) : ('failing' as const),
          parts: {
            database: answers ? ('ok' as const) : ('failing' as const),
            // Without a database nobody can tell what is set; the built-in planner answers alone.
            ai: answers ? await models.status() : ('off' as const),
            // Our own illustrations answer in either case.
            images: photos.state(),
          },
          version,
          uptimeSeconds: Math.floor((clock() - startedAt) / 1000),
        };
        if (!answers) await reply.code(503).header('retry-after', 5).send(health);
        return health;
      },
    },
  };
}
