import type { ErasedPerson, HeldPerson } from '../../../contracts/people.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Database } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AccountService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import { eraseLeft, type Holders, heldOf } from './personal-data.ts';

interface Dependencies extends Holders {
  readonly database: Database;
  readonly accounts: Pick<AccountService, 'listByPhone' | 'sessionsOf' | 'end'>;
  readonly audit: AuditService;
}

/** As the audit log calls a person: it outlives their data. */
const subjectOf = (phone: string): string => `Person …${phone.slice(-3)}`;

const countChanges = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, from: String(count), to: '0' }));

/** The person whom a phone names: all of its accounts, and what was left under the phone itself. */
const personOf = (phone: string, users: readonly { readonly _id: string }[]): Person => ({
  userIds: users.map(({ _id }) => _id),
  phone,
});

/** What is held about people: shown to them and to an admin who answers them, and erased. */
export function peopleService(dependencies: Dependencies) {
  const { database, accounts, activities, audit } = dependencies;

  return {
    /** Everything held under a phone. That it was read is written down. */
    async show(typedPhone: string, session: AdminSession): Promise<HeldPerson> {
      const phone = canonicalPhone(typedPhone);
      const users = await accounts.listByPhone(phone);
      const held = await heldOf(dependencies, accounts.sessionsOf, personOf(phone, users));
      const person = { phone, users, ...held };
      await audit.record(database.db, session, { action: 'person.read', subject: subjectOf(phone) });
      return person;
    },

    /** Erases what is held under a phone, all of it or nothing. */
    async erase(typedPhone: string, session: AdminSession): Promise<ErasedPerson> {
      const phone = canonicalPhone(typedPhone);
      const users = await accounts.listByPhone(phone);
      // Views that wait in memory would be written after the person was taken out of all others.
      await activities.flush();
      return database.db.transaction().execute(async (trx) => {
        let ended = 0;
        for (const { _id } of users) if (await accounts.end(trx, _id)) ended += 1;
        const erased = { users: ended, ...(await eraseLeft(dependencies, trx, personOf(phone, users))) };
        const changes = countChanges(erased);
        await audit.record(trx, session, { action: 'person.erased', subject: subjectOf(phone), changes });
        return erased;
      });
    },
  };
}

export type PeopleService = ReturnType<typeof peopleService>;
