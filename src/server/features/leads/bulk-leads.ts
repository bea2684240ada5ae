import type { BulkAnswer } from '../../../contracts/bulk.ts';
import type { LeadAct } from '../../../contracts/leads.ts';
import type { Database } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { actOnEach, type BulkChoice, chosenIds } from '../../records/bulk-acts.ts';
import type { leadFollowUp } from './following-up.ts';
import type { LeadQuery, leadLists } from './lead-lists.ts';
import { leadStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly followUp: Pick<ReturnType<typeof leadFollowUp>, 'followUp' | 'delete' | 'restore'>;
  readonly lists: Pick<ReturnType<typeof leadLists>, 'matching'>;
}

/** Changes many leads: each as if alone, with its own audit entry. */
export function bulkLeads({ database, followUp, lists }: Dependencies) {
  const store = leadStore(database);

  return {
    async actOnMany(choice: BulkChoice<LeadQuery>, act: LeadAct, admin: AdminSession): Promise<BulkAnswer> {
      const ids = await chosenIds(choice, lists.matching);
      const find = act.kind === 'restore' ? store.findAny : store.find;
      return actOnEach(ids, admin, find, async (id) => {
        if (act.kind === 'delete') await followUp.delete(id, admin);
        else if (act.kind === 'restore') await followUp.restore(id, admin);
        else await followUp.followUp(id, { status: act.status }, admin);
      });
    },
  };
}
