import { statfs } from 'node:fs/promises';
import type { SystemStatus } from '../../../contracts/dashboard.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { BackupService } from '../backups/service.ts';
import type { LanguageModelService } from '../language-model/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { dashboardStore } from './store.ts';

/** Warns below either: a database without disk space stops taking bookings. */
const LITTLE_BYTES = 1024 ** 3;
const LITTLE_SHARE = 0.05;
/** Backups run nightly: after two days at least one was missed. */
const BACKUP_OLD_MS = 2 * 86_400_000;

export interface SystemDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly settings: Pick<SettingsService, 'current'>;
  readonly aiUsage: Pick<AiUsageRecorder, 'mayUseModel'>;
  readonly models: Pick<LanguageModelService, 'status' | 'isUnpriced'>;
  readonly messages: Pick<MessageService, 'canSend' | 'list'>;
  readonly backups: Pick<BackupService, 'last' | 'lastFailure'>;
  readonly onFailure: (error: unknown) => void;
}

/** Returns the state of each part; a failing check does not affect the others. */
export function systemStatus(dependencies: SystemDependencies) {
  const { database, clock, dataDir, settings, aiUsage, models, messages, backups, onFailure } = dependencies;
  const store = dashboardStore(database);

  async function readDatabase(): Promise<SystemStatus['database']> {
    const asked = performance.now();
    await store.ask();
    const answerMs = performance.now() - asked;
    return { status: 'ok', engine: database.engine, sizeBytes: await store.sizeBytes(), answerMs };
  }

  async function readDisk(): Promise<SystemStatus['disk']> {
    const { bsize, bavail, blocks } = await statfs(dataDir);
    const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
    const isLittle = freeBytes < LITTLE_BYTES || freeBytes < totalBytes * LITTLE_SHARE;
    const status = database.disk.state() !== 'ok' ? 'failing' : isLittle ? 'warning' : 'ok';
    return { status, freeBytes, totalBytes };
  }

  async function readAi(): Promise<SystemStatus['ai']> {
    const { ai, costTracking } = await settings.current();
    const { provider } = ai;
    const status = await models.status();
    if (status !== 'ok') return { status, provider, budget: 'left' };
    if (await models.isUnpriced()) return { status: 'warning', provider, budget: 'unpriced' };
    if (await aiUsage.mayUseModel()) return { status: 'ok', provider, budget: 'left' };
    return { status: 'warning', provider, budget: costTracking ? 'used_up' : 'untracked' };
  }

  async function readMessages(): Promise<SystemStatus['messages']> {
    const count = async (state: 'waiting' | 'failed') => (await messages.list({ page: 1, limit: 1, state })).total;
    const [waiting, failed] = await Promise.all([count('waiting'), count('failed')]);
    const canSend = await Promise.all([messages.canSend('email'), messages.canSend('sms')]);
    const isOff = !canSend.includes(true);
    return { status: failed > 0 ? 'warning' : isOff ? 'off' : 'ok', waiting, failed };
  }

  async function readBackups(): Promise<SystemStatus['backups']> {
    const [last, failed] = await Promise.all([backups.last(), backups.lastFailure()]);
    const isOld = !last || clock() - last.at > BACKUP_OLD_MS;
    return {
      status: failed ? 'failing' : isOld ? 'warning' : 'ok',
      lastAt: last && new Date(last.at).toISOString(),
      failed,
    };
  }

  const orElse =
    <T>(otherwise: T) =>
    (error: unknown): T => {
      onFailure(error);
      return otherwise;
    };

  return async (): Promise<SystemStatus> => {
    const [database_, disk, ai, messages_, backups_] = await Promise.all([
      readDatabase().catch(
        orElse({ status: 'failing' as const, engine: database.engine, sizeBytes: null, answerMs: null }),
      ),
      readDisk().catch(orElse({ status: 'unknown' as const, freeBytes: null, totalBytes: null })),
      readAi().catch(orElse({ status: 'unknown' as const, provider: 'none' as const, budget: 'left' as const })),
      readMessages().catch(orElse({ status: 'unknown' as const, waiting: 0, failed: 0 })),
      readBackups().catch(orElse({ status: 'unknown' as const, lastAt: null, failed: null })),
    ]);
    return { database: database_, disk, ai, messages: messages_, backups: backups_ };
  };
}
