import { NO_MORE } from '../../../core/customers/task-options.ts';
import type { Writer } from '../../database/database.ts';
import type { deliveryStore } from './delivery-store.ts';
import type { messageQueue } from './queue.ts';
import type { MessageRow } from './store.ts';

/**
 * Writes the SMS that takes the place of a failed WhatsApp message, once, in the transaction that marks it as failed.
 * Today's list then shows the SMS alone, where that is not sent either.
 */
export async function failOver(
  store: Pick<ReturnType<typeof deliveryStore>, 'change'>,
  addFallback: ReturnType<typeof messageQueue>['addFallback'],
  trx: Writer,
  failed: MessageRow,
): Promise<void> {
  if (failed.fallback === null) return;
  await store.change(trx, failed.id, { fallback: null, laterOn: NO_MORE });
  await addFallback(trx, failed);
}
