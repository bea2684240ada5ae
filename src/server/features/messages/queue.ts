import { MESSAGE_SUBJECTS } from '../../../contracts/messages.ts';
import type { Clock } from '../../clock.ts';
import type { Writer } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import type { messageBounds } from './bounds.ts';
import { knownOf } from './known-of.ts';
import type { NewMessage, OpenedText, ProviderSource } from './service.ts';
import { smsRefusal } from './sms-countries.ts';
import type { MessageRow, messageStore } from './store.ts';

/** A step that can be undone for a while, together with its messages. */
export interface Cause {
  readonly id: string;
  /** Delay before the messages are sent. */
  readonly heldMs: number;
}

interface Dependencies {
  readonly clock: Clock;
  readonly providers: Pick<ProviderSource, 'within'>;
  readonly settings: Pick<SettingsService, 'within'>;
  readonly store: Pick<ReturnType<typeof messageStore>, 'insert'>;
  readonly bounds: Pick<ReturnType<typeof messageBounds>, 'refusalsOf'>;
}

/** A message with the reason not to send it; null when it may be sent. */
interface JudgedMessage extends NewMessage {
  readonly refusal: string | null;
}

/** Returns a function that adds the refusal for the recipient's country. */
const withRefusal =
  (smsCountries: readonly string[]) =>
  (message: NewMessage): JudgedMessage => ({
    ...message,
    refusal: message.channel === 'sms' ? smsRefusal(message.to, smsCountries) : null,
  });

/** Writes messages into the outbox in the transaction of what they tell of. */
export function messageQueue({ clock, providers, settings, store, bounds }: Dependencies) {
  function writeDown(
    writer: Writer,
    messages: readonly JudgedMessage[],
    canSend: Awaited<ReturnType<ProviderSource['within']>>,
    cause: Cause | null,
  ): Promise<void> {
    const now = clock();
    const sendAt = now + (cause?.heldMs ?? 0);
    const rows = messages.map(({ channel, to, subject, text, design, template, fallback, about, refusal }) => ({
      id: newId(now),
      channel,
      recipient: to,
      subject,
      text,
      design: design === undefined ? null : JSON.stringify(design),
      template: template === undefined ? null : JSON.stringify(template),
      fallback: fallback ?? null,
      aboutKind: about.kind,
      aboutId: about.id,
      ...(!canSend[channel] || refusal !== null
        ? { state: 'kept', nextTryAt: null }
        : { state: 'waiting', nextTryAt: sendAt }),
      cause: cause?.id ?? null,
      tries: 0,
      lastError: refusal ?? '',
      createdAt: now,
    }));
    return store.insert(writer, rows);
  }

  /**
   * Writes down messages that an admin causes, in the caller's transaction; those of a cause can be cancelled by it. What
   * a visitor causes is written by `addForVisitor`.
   */
  async function add(writer: Writer, messages: readonly NewMessage[], cause: Cause | null = null): Promise<void> {
    const { smsCountries } = (await settings.within(writer)).messages;
    await writeDown(writer, messages.map(withRefusal(smsCountries)), await providers.within(writer), cause);
  }

  return {
    add,

    /** Writes the SMS in place of a message that WhatsApp refused for good, in the caller's transaction. */
    async addFallback(writer: Writer, { fallback, recipient, aboutKind, aboutId, cause }: MessageRow): Promise<void> {
      if (fallback === null) return;
      const about = { kind: knownOf(MESSAGE_SUBJECTS, aboutKind), id: aboutId };
      const sms = { channel: 'sms', to: recipient, subject: '', text: fallback, about } as const;
      await add(writer, [sms], cause === null ? null : { id: cause, heldMs: 0 });
    },

    /** Notes that an admin opened a text in WhatsApp, in the caller's transaction; whether it was sent is not known. */
    async noteOpened(writer: Writer, { kind, to, text, about }: OpenedText): Promise<void> {
      const now = clock();
      await store.insert(writer, [
        {
          id: newId(now),
          channel: 'whatsapp',
          recipient: to,
          subject: kind,
          text,
          design: null,
          aboutKind: about.kind,
          aboutId: about.id,
          state: 'opened',
          nextTryAt: null,
          cause: null,
          tries: 0,
          lastError: '',
          createdAt: now,
        },
      ]);
    },

    /**
     * Stores messages caused by a visitor, in the caller's transaction. Beyond the limits per recipient, visitor's
     * address and day they are stored unsent with the reason; the visitor's request still succeeds.
     */
    async addForVisitor(
      writer: Writer,
      messages: readonly NewMessage[],
      { limitKey }: Pick<Visitor, 'limitKey'>,
    ): Promise<void> {
      const inForce = (await settings.within(writer)).messages;
      const judged = messages.map(withRefusal(inForce.smsCountries));
      const allowed = judged.filter(({ refusal }) => refusal === null);
      // Read before the counts, which are locked until the transaction ends.
      const canSend = await providers.within(writer);
      const refusals = await bounds.refusalsOf(writer, allowed, limitKey, inForce);
      const reasons = new Map(allowed.map((message, index) => [message, refusals[index] ?? null]));
      const bounded = judged.map((message) => ({
        ...message,
        refusal: message.refusal ?? reasons.get(message) ?? null,
      }));
      await writeDown(writer, bounded, canSend, null);
    },
  };
}
