import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Outage } from '../../database/outage.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { PhotoService } from '../pictures/service.ts';
import type { SiteService } from './service.ts';

type SiteKeys = 'GET /api/site' | 'GET /api/health' | 'GET /api/test';

/** A database that has not answered by then counts as failing; health checks wait no longer. */
const ANSWERED_WITHIN_MS = 800;

/** A full or read-only disk is the disk's failure; the embedded database still answers. */
const isOutOfReach = (outage: Outage | null): boolean =>
  outage !== null && outage.reason !== 'full' && outage.reason !== 'read-only';

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
    'GET /api/site': { handle: ({ query }) => site.show(query.lang) },
    'GET /api/test': { handle: async () => ({ ok: true as const }) },
    'GET /api/health': {
      handle: async ({ reply }) => {
        const asked = sql`select 1`.execute(database.read).then(
          () => !isOutOfReach(database.outage.current()),
          () => false,
        );
        const answers = await Promise.race([asked, wait(ANSWERED_WITHIN_MS, false, { ref: false })]);
        const disk = database.disk.probe();
        // With PostgreSQL, bookings do not depend on this disk.
        const isWell = answers && (disk === 'ok' || database.engine === 'postgres');
        const health = {
          status: isWell ? ('ok' as const) : ('failing' as const),
          parts: {
            disk,
            database: answers ? ('ok' as const) : ('failing' as const),
            // Without a database the settings are unknown, and the built-in planner works alone.
            ai: answers ? await models.status() : ('off' as const),
            // Posters work in either case.
            images: photos.state(),
          },
          version,
          uptimeSeconds: Math.floor((clock() - startedAt) / 1000),
        };
        if (!isWell) await reply.code(503).header('retry-after', 5).send(health);
        return health;
      },
    },
  };
}
