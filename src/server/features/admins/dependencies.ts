import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AuditService } from '../audit/service.ts';
import type { CredentialService } from '../credentials/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { SiteService } from '../site/service.ts';

export interface AdminDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly credentials: CredentialService;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current'>;
  /** The name under which an authenticator app lists us. */
  readonly site: Pick<SiteService, 'current'>;
  /** Seals what authenticator apps share with us; the same in every process. */
  readonly secret: string;
}
