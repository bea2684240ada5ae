import type { Person } from '../../../core/people/person.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CredentialService } from '../credentials/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { PasskeyService } from '../passkeys/service.ts';
import type { SiteService } from '../site/service.ts';

export interface AccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly activities: ActivityRecorder;
  readonly credentials: CredentialService;
  readonly audit: Pick<AuditService, 'noteSignIn' | 'record'>;
  readonly messages: Pick<MessageService, 'canSend' | 'sendSecret'>;
  readonly passkeys: PasskeyService;
  readonly site: Pick<SiteService, 'current'>;
  readonly siteUrl: string;
  /** Keys the hashes of phones and codes. */
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
  /**
   * Erases a leaving person's data in other features, as the last writes of the transaction that deletes the account.
   */
  readonly eraseLeft: (trx: Writer, person: Person) => Promise<unknown>;
}
