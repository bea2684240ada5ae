import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { RefusedMessage } from '../../gateways/messages/port.ts';
import { AppError } from '../../http/app-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import type { messageBounds } from './bounds.ts';
import type { NewMessage, ProviderSource } from './service.ts';

/** A message with a code or a link that opens an account. */
export type SecretMessage = Pick<NewMessage, 'to' | 'subject' | 'text'> & { readonly channel: 'email' | 'sms' };

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Pick<ProviderSource, 'current'>;
  readonly settings: Pick<SettingsService, 'current'>;
  readonly bounds: Pick<ReturnType<typeof messageBounds>, 'refusalsOf'>;
  readonly refusalOf: (channel: string, recipient: string) => Promise<string | null>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends messages at once and past the outbox, which admins read. */
export function secretMessages(dependencies: Dependencies) {
  const { database, clock, providers, settings, bounds, refusalOf, logger } = dependencies;
  return {
    /**
     * Sends one message that a visitor causes, within the limits per recipient, visitor and day. Rejects with 409
     * without a provider, 400 for a recipient that the settings exclude, 429 beyond a limit, and 503 when the provider
     * fails.
     */
    async sendSecret(message: SecretMessage, { limitKey }: Pick<Visitor, 'limitKey'>): Promise<void> {
      const { channel, to, subject, text } = message;
      const provider = (await providers.current())[channel];
      if (provider === null) throw new AppError('conflict', ({ access }) => access.noProvider);
      if ((await refusalOf(channel, to)) !== null) {
        throw AppError.ofField('invalid', 'phone', ({ access }) => access.numberNotReached);
      }
      const { messages: limits } = await settings.current();
      const counted = { ...message, isSecret: true, about: { kind: 'lead' as const, id: '' } };
      const [refusal] = await database.db
        .transaction()
        .execute((trx) => bounds.refusalsOf(trx, [counted], limitKey, limits));
      if (refusal != null) {
        throw new AppError('too-many', ({ access }) => access.tooManyToday, { retryAfterSeconds: 3600 });
      }
      try {
        await provider.send({ id: newId(clock()), to, subject, text });
      } catch (error) {
        // Without the text, which no log may hold.
        logger.warn({ err: error, channel }, 'a message with a code or a link was not sent');
        if (error instanceof RefusedMessage) {
          throw AppError.ofField(
            'invalid',
            channel === 'sms' ? 'phone' : 'email',
            ({ access }) => access.numberNotReached,
          );
        }
        const failed = new AppError('overloaded', ({ access }) => access.notSentNow, { retryAfterSeconds: 30 });
        // An `UnansweredMessage` tells the caller that it may have arrived.
        failed.cause = error;
        throw failed;
      }
    },
  };
}
