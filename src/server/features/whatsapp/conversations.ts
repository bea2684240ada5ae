import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Conversation, lastIncoming } from '../../../contracts/conversations.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { INCOMING_KINDS, type IncomingKind, windowEnd } from '../../../core/messages/conversation.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { PURGED_AT_ONCE } from '../../records/deletable-records.ts';
import type { AuditService } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { type ConversationRow, conversationStore, type IncomingRow, MOST_SHOWN } from './conversation-store.ts';
import type { IncomingMessage } from './reports.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly messages: Pick<MessageService, 'queue' | 'canSend' | 'writtenTo' | 'forget'>;
  readonly settings: Pick<SettingsService, 'current'>;
}

const DAY_MS = 86_400_000;

const kindOf = ({ kind }: Pick<IncomingRow, 'kind'>): IncomingKind =>
  INCOMING_KINDS.find((each) => each === kind) ?? 'other';

/** Orders messages by time, and those of one second as they came: WhatsApp tells whole seconds. */
const inOrder = (a: Conversation['messages'][number], b: Conversation['messages'][number]): number =>
  a.at < b.at || (a.at === b.at && a._id < b._id) ? -1 : 1;

const noConversation = () => new AppError('not-found', ({ whatsapp }) => whatsapp.noConversation);

/** Names a conversation in the audit log, which outlives it. */
const subjectOf = ({ phone }: ConversationRow): string => `Conversation …${phone.slice(-3)}`;

/** Returns a function that shows a conversation. */
function shownConversations({ database, clock, messages }: Pick<Dependencies, 'database' | 'clock' | 'messages'>) {
  const store = conversationStore(database);
  return async function show(id: string, session: Pick<AdminSession, 'language'>): Promise<Conversation> {
    const row = await store.find(id);
    if (!row) throw noConversation();
    const [written, answers, customers, canSend] = await Promise.all([
      store.listIncoming(id, MOST_SHOWN),
      messages.writtenTo(row.number, MOST_SHOWN, session.language),
      store.customersOf(row.phone),
      messages.canSend('whatsapp'),
    ]);
    const shown: Conversation['messages'] = [
      ...written.map((each) => ({
        from: 'traveller' as const,
        _id: each.id,
        at: new Date(each.at).toISOString(),
        kind: kindOf(each),
        text: each.text,
      })),
      ...answers.map((each) => ({ from: 'agency' as const, ...each })),
    ];
    const closesAt = windowEnd(row.lastAt);
    return {
      _id: id,
      phone: row.number,
      name: row.name,
      isWaiting: row.waitingSince !== null,
      lastAt: new Date(row.lastAt).toISOString(),
      openUntil: new Date(closesAt).toISOString(),
      isOpen: clock() < closesAt,
      canSend,
      messages: shown.sort(inOrder).slice(-MOST_SHOWN),
      customers: customers.map(({ id: _id, name }) => ({ _id, name })),
    };
  };
}

/** Gives out and deletes what is held of a phone. */
function heldConversations({ database, clock, messages, settings }: Omit<Dependencies, 'audit'>) {
  const store = conversationStore(database);

  async function deleteAll(trx: Writer, ids: readonly string[]): Promise<void> {
    await store.delete(trx, ids);
    await messages.forget(trx, ids);
  }

  return {
    async heldOf({ phone }: Person): Promise<Record<string, unknown>[]> {
      const row = phone === null ? undefined : await store.findOfPhone(phone);
      if (!row) return [];
      const written = await store.listIncoming(row.id, Number.MAX_SAFE_INTEGER);
      const shown = written.map(({ kind, text, at }) => ({ kind, text, at: new Date(at).toISOString() }));
      return [{ _id: row.id, phone: row.number, name: row.name, createdAt: shown.at(-1)?.at, messages: shown }];
    },

    /** Deletes what a phone wrote and was answered, in the transaction that erases the person. */
    async eraseOf(trx: Writer, { phone }: Person): Promise<void> {
      const row = phone === null ? undefined : await store.findOfPhone(phone, trx);
      if (row) await deleteAll(trx, [row.id]);
    },

    /** Deletes conversations in which nothing was written for as long as leads are kept. */
    async sweep(): Promise<void> {
      const { retention } = await settings.current();
      for (;;) {
        const ids = await store.listUntouchedSince(clock() - retention.leadDays * DAY_MS, PURGED_AT_ONCE);
        if (ids.length > 0) await database.db.transaction().execute((trx) => deleteAll(trx, ids));
        if (ids.length < PURGED_AT_ONCE) return;
        await nextTurn();
      }
    },
  };
}

/** Keeps what travellers write on WhatsApp, by phone, and lets the agency answer. */
export function conversationService({ database, clock, audit, messages, settings }: Dependencies) {
  const store = conversationStore(database);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  const show = shownConversations({ database, clock, messages });

  async function lockOne(trx: Writer, id: string): Promise<ConversationRow> {
    const row = await store.lock(trx, id);
    if (!row) throw noConversation();
    return row;
  }

  return {
    show,

    /** Stores a message once, however often it is reported, and lets it wait for an answer. */
    async receive({ providerId, number, name, kind, text, at: told }: IncomingMessage): Promise<void> {
      const now = clock();
      // Another clock may be ahead: the window would never close.
      const at = Math.min(told, now);
      const phone = canonicalPhone(number);
      const fresh = { id: newId(now), phone, number, name, lastAt: at, waitingSince: null, laterOn: null };
      await inTransaction(async (trx) => {
        const row = await store.lockOfPhone(trx, fresh);
        const incoming = { id: newId(now), conversationId: row.id, providerId, kind, text, at };
        if (!(await store.insertIncoming(trx, incoming))) return;
        // A thumb up asks for nothing and opens no window.
        if (kind === 'reaction') return;
        await store.change(trx, row.id, {
          name: name || row.name,
          lastAt: Math.max(row.lastAt, at),
          waitingSince: row.waitingSince ?? at,
          laterOn: null,
        });
      });
    },

    /** Writes an answer within the service window, in the caller's transaction. */
    async answer(trx: Writer, id: string, text: string, session: AdminSession): Promise<void> {
      const row = await lockOne(trx, id);
      if (clock() >= windowEnd(row.lastAt)) throw new AppError('conflict', ({ whatsapp }) => whatsapp.windowClosed);
      const about = { kind: 'conversation', id } as const;
      await messages.queue(trx, [{ channel: 'whatsapp', to: row.number, subject: '', text, about }]);
      await store.change(trx, id, { waitingSince: null, laterOn: null });
      await audit.record(trx, session, { action: 'conversation.answered', subject: subjectOf(row) });
    },

    /** Refuses an answer where no account of WhatsApp is set. */
    async requireAccount(): Promise<void> {
      if (!(await messages.canSend('whatsapp'))) throw new AppError('conflict', ({ whatsapp }) => whatsapp.noAccount);
    },

    /** Notes that a conversation needs no answer. Twice is once. */
    dismiss: (id: string, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        const row = await lockOne(trx, id);
        if (row.waitingSince === null) return;
        await store.change(trx, id, { waitingSince: null, laterOn: null });
        await audit.record(trx, session, { action: 'conversation.dismissed', subject: subjectOf(row) });
      }),

    /** Takes a conversation off today's list until a day. */
    postpone: (id: string, laterOn: string, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        const row = await lockOne(trx, id);
        await store.change(trx, id, { laterOn });
        const changes = [{ field: 'laterOn', from: row.laterOn ?? '', to: laterOn }];
        await audit.record(trx, session, { action: 'conversation.postponed', subject: subjectOf(row), changes });
      }),

    /** Returns what a phone last wrote; null for nothing. */
    async lastOf(phone: string): Promise<z.infer<typeof lastIncoming> | null> {
      const row = await store.findOfPhone(canonicalPhone(phone));
      const [last] = row ? await store.listIncoming(row.id, 1) : [];
      if (!row || !last) return null;
      return {
        conversationId: row.id,
        at: new Date(last.at).toISOString(),
        kind: kindOf(last),
        text: last.text,
        isWaiting: row.waitingSince !== null,
      };
    },

    ...heldConversations({ database, clock, messages, settings }),
  };
}

export type ConversationService = ReturnType<typeof conversationService>;
