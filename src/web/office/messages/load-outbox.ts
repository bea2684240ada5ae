import type { ApiAnswer } from '../../../contracts/client.ts';
import type { OutboxMessage } from '../../../contracts/messages.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf } from '../ui/list-address.ts';

export type MessageState = OutboxMessage['state'];

export const MESSAGES_A_PAGE = 20;

/** The states as people read them. */
export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Not sent',
};

export const STATES = Object.keys(STATE_NAMES) as readonly MessageState[];

/** The state that an address asks for; empty for all of them, or when it makes no sense. */
export const stateOf = (parameters: URLSearchParams): MessageState | '' =>
  STATES.find((state) => state === parameters.get('state')) ?? '';

export interface OutboxData {
  readonly state: MessageState | '';
  /** Null when it could not be had. */
  readonly list: ApiAnswer<'GET /api/admin/outbox'> | null;
}

/** The messages that an address of the screen asks for. */
export async function loadOutbox(parameters: URLSearchParams, signal: AbortSignal): Promise<OutboxData> {
  const state = stateOf(parameters);
  const query = { page: pageOf(parameters), limit: MESSAGES_A_PAGE, state: state || undefined };
  return { state, list: await orNull('The outbox', adminApi('GET /api/admin/outbox', { query, signal }), signal) };
}
