import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AuditService } from '../audit/service.ts';
import type { CredentialService } from '../credentials/service.ts';
import type { PasskeyService } from '../passkeys/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { SiteService } from '../site/service.ts';

export interface AdminDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly credentials: CredentialService;
  readonly passkeys: PasskeyService;
  readonly audit: AuditService;
  readonly settings: Pick<SettingsService, 'current'>;
  /** The site's name in authenticator apps. */
  readonly site: Pick<SiteService, 'current'>;
  /** Encrypts the secrets shared with authenticator apps; the same in every process. */
  readonly secret: string;
}
