import type { ErasedPerson, HeldPerson } from '../../../contracts/people.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AccountService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { ErasureRow } from './erasures.ts';
import { eraseLeft, type Holders, heldOf } from './personal-data.ts';

interface Dependencies extends Holders {
  readonly database: Database;
  readonly accounts: Pick<AccountService, 'listByPhone' | 'sessionsOf' | 'passkeysOf' | 'confirmationsOf' | 'end'>;
  readonly audit: AuditService;
}

/** Returns a person's shortened phone for the audit log, which outlives their data. */
const subjectOf = (phone: string): string => `Person …${phone.slice(-3)}`;

const countChanges = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ field, from: String(count), to: '0' }));

/** Returns the person of a phone: all its accounts, and the records under the phone itself. */
const personOf = (phone: string, users: readonly { readonly _id: string }[]): Person => ({
  userIds: users.map(({ _id }) => _id),
  phone,
});

/** Shows people's stored data to themselves and to admins, and erases it. */
export function peopleService(dependencies: Dependencies) {
  const { database, accounts, activities, audit, customers, erasures } = dependencies;
  /** Erasing again is no new erasure: the person may have come back in between. */
  const withoutNote = { ...dependencies, erasures: { ...erasures, note: async () => undefined } };

  return {
    /** Returns everything stored under a phone, and logs the access. */
    async show(typedPhone: string, session: AdminSession): Promise<HeldPerson> {
      const phone = canonicalPhone(typedPhone);
      const users = await accounts.listByPhone(phone);
      const held = await heldOf(dependencies, accounts, personOf(phone, users));
      const person = { phone, users, ...held };
      await audit.record(database.db, session, { action: 'person.read', subject: subjectOf(phone) });
      return person;
    },

    /** Erases everything stored under a phone, in one transaction. */
    async erase(typedPhone: string, session: AdminSession): Promise<ErasedPerson> {
      const phone = canonicalPhone(typedPhone);
      const users = await accounts.listByPhone(phone);
      // Buffered page views would otherwise be written after the person's other activities were anonymised.
      await activities.flush();
      const counts = await database.db.transaction().execute(async (trx) => {
        let ended = 0;
        for (const { _id } of users) if (await accounts.end(trx, _id)) ended += 1;
        const erased = { users: ended, ...(await eraseLeft(dependencies, trx, personOf(phone, users))) };
        const changes = countChanges(erased);
        await audit.record(trx, session, { action: 'person.erased', subject: subjectOf(phone), changes });
        return erased;
      });
      // A store of files that is away now is asked again by the sweep.
      await customers.files.sweep().catch(() => undefined);
      return counts;
    },

    /**
     * Erases people again whom a restored backup has brought back, by the erasures of the replaced data; returns how
     * many. Must be the last writes of a transaction that nothing runs beside.
     */
    async eraseAgain(trx: Writer, rows: readonly ErasureRow[]): Promise<number> {
      await erasures.takeOver(trx, rows);
      let erased = 0;
      for (const person of await erasures.peopleOf(trx, rows)) {
        if (person.userIds.length === 0 && person.phone === null) continue;
        for (const id of person.userIds) await accounts.end(trx, id);
        await eraseLeft(withoutNote, trx, person);
        erased += 1;
      }
      return erased;
    },
  };
}

export type PeopleService = ReturnType<typeof peopleService>;
