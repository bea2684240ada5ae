import type { ErasedPerson, HeldPerson } from '../../../contracts/people.ts';
import type { Person } from '../../../core/person.ts';
import { canonicalPhone } from '../../../core/phone.ts';
import type { Database } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AccountService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import { eraseLeft, type Holders, heldOf } from './held.ts';

interface Dependencies extends Holders {
  readonly database: Database;
  readonly accounts: Pick<AccountService, 'findByPhone' | 'sessionsOf' | 'end'>;
  readonly audit: AuditService;
}

/** As the audit log calls a person: it outlives their data. */
const subjectOf = (phone: string): string => `Person …${phone.slice(-3)}`;

const countChanges = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, from: String(count), to: '0' }));

/** What is held about people: shown to them and to an admin who answers them, and erased. */
export function peopleService(dependencies: Dependencies) {
  const { database, accounts, audit } = dependencies;

  return {
    /** Everything held under a phone. That it was read is written down. */
    async show(typedPhone: string, session: AdminSession): Promise<HeldPerson> {
      const phone = canonicalPhone(typedPhone);
      const user = await accounts.findByPhone(phone);
      const held = await heldOf(dependencies, accounts.sessionsOf, { userId: user?._id ?? null, phone });
      const person = { phone, users: user ? [user] : [], ...held };
      await audit.record(database.db, session, { action: 'person.read', subject: subjectOf(phone) });
      return person;
    },

    /** Erases what is held under a phone, all of it or nothing. */
    async erase(typedPhone: string, session: AdminSession): Promise<ErasedPerson> {
      const phone = canonicalPhone(typedPhone);
      const user = await accounts.findByPhone(phone);
      return database.db.transaction().execute(async (trx) => {
        const users = user && (await accounts.end(trx, user._id)) ? 1 : 0;
        const person: Person = { userId: user?._id ?? null, phone };
        const erased = { users, ...(await eraseLeft(dependencies, trx, person)) };
        const changes = countChanges(erased);
        await audit.record(trx, session, { action: 'person.erased', subject: subjectOf(phone), changes });
        return erased;
      });
    },
  };
}

export type PeopleService = ReturnType<typeof peopleService>;
