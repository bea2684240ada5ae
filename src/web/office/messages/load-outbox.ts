import type { ApiAnswer } from '../../../contracts/client.ts';
import { MESSAGE_CHANNELS, MESSAGE_STATES, type OutboxMessage } from '../../../contracts/messages.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf } from '../ui/list-address.ts';

export type MessageState = OutboxMessage['state'];
export type MessageChannel = OutboxMessage['channel'];

export const MESSAGES_A_PAGE = 20;

/** Returns the state in an address; empty for all, or when it is invalid. */
export const messageStateOf = (parameters: URLSearchParams): MessageState | '' =>
  MESSAGE_STATES.find((state) => state === parameters.get('state')) ?? '';

/** Returns the channel in an address; empty for all, or when it is invalid. */
export const messageChannelOf = (parameters: URLSearchParams): MessageChannel | '' =>
  MESSAGE_CHANNELS.find((channel) => channel === parameters.get('channel')) ?? '';

export interface OutboxData {
  readonly channel: MessageChannel | '';
  readonly state: MessageState | '';
  /** Null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/outbox'> | null;
}

/** Loads the messages that the screen's address asks for. */
export async function loadOutbox(parameters: URLSearchParams, signal: AbortSignal): Promise<OutboxData> {
  const state = messageStateOf(parameters);
  const channel = messageChannelOf(parameters);
  const query = {
    page: pageOf(parameters),
    limit: MESSAGES_A_PAGE,
    state: state || undefined,
    channel: channel || undefined,
  };
  return {
    state,
    channel,
    list: await orNull('The outbox', adminApi('GET /api/admin/outbox', { query, signal }), signal),
  };
}
