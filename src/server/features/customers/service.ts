import type { Database } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { changedCustomers } from './changed-customers.ts';
import { customerEntries } from './customer-entries.ts';
import { customerFileService } from './files.ts';
import { customerJoining } from './joining.ts';
import { customerLinks, noCustomer } from './links.ts';
import { forgetTasksOfErased, personalCustomers } from './personal.ts';
import { customerProposals } from './proposals.ts';
import { shownCustomers } from './shown-customers.ts';
import { customerStore } from './store.ts';
import { customerTimeline } from './timeline.ts';

type Dependencies = Parameters<typeof customerFileService>[0] &
  Parameters<typeof customerTimeline>[0] &
  Pick<Parameters<typeof customerLinks>[0], 'audit'>;

/** Returns the ids of customers by a search, the newest first, and the number of all matches. */
export const customerFinder = (database: Database) => customerStore(database).listIds;

/** Keeps the customers that admins put together from leads, bookings and accounts. */
export function customerService(dependencies: Dependencies) {
  const { database, clock } = dependencies;
  const store = customerStore(database);
  const proposals = customerProposals(database, store);
  const links = customerLinks(dependencies);
  const joining = customerJoining({ ...dependencies, links });
  const files = customerFileService(dependencies);
  const personal = personalCustomers({ database, clock, store });
  const timeline = customerTimeline(dependencies);
  const shown = shownCustomers({ database, clock, store, proposals });
  const { show } = shown;

  return {
    ...shown,
    ...links,
    ...changedCustomers({ ...dependencies, links, files, show }),
    ...customerEntries({ ...dependencies, show }),
    files,
    join: joining.join,
    undo: joining.undo,
    heldOf: personal.heldOf,
    eraseOf: personal.eraseOf,
    propose: proposals.customers,

    async timeline(id: string, query: Parameters<typeof timeline.list>[1], session: AdminSession) {
      if (!(await store.find(id))) throw noCustomer();
      return timeline.list(id, query, session.language);
    },

    /** Forgets what can no longer be undone, tasks about what is gone, and files without a customer. */
    async sweep(): Promise<void> {
      await joining.sweep();
      await database.db.transaction().execute(forgetTasksOfErased);
      await files.sweep();
    },
  };
}

export type CustomerService = ReturnType<typeof customerService>;
