import type { MessageKind } from '../../../core/messages/message-kinds.ts';
import { phoneDigits, phoneWithCountry } from '../../../core/phone.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { ConversationService } from './conversations.ts';

type AboutKind = 'booking' | 'lead';

interface Dependencies {
  readonly database: Database;
  readonly audit: AuditService;
  readonly bookings: Pick<BookingService, 'whatsappReader'>;
  readonly leads: Pick<LeadService, 'whatsappReader'>;
  readonly messages: Pick<MessageService, 'whatsappTexts' | 'openedAbout' | 'noteOpened'>;
  readonly conversations: Pick<ConversationService, 'lastOf'>;
}

/** Makes the texts that an admin sends on WhatsApp by hand, and notes which were opened there. */
export function whatsappService({ database, audit, bookings, leads, messages, conversations }: Dependencies) {
  const readerOf = (about: AboutKind, id: string, trx?: Writer) =>
    about === 'booking' ? bookings.whatsappReader(id, trx) : leads.whatsappReader(id, trx);

  async function list(about: AboutKind, id: string) {
    const reader = await readerOf(about, id);
    if (reader === null) return { texts: [], next: null, last: null };
    const [texts, opened, last] = await Promise.all([
      messages.whatsappTexts(reader.kinds, reader),
      messages.openedAbout(id),
      conversations.lastOf(reader.phone),
    ]);
    const to = phoneDigits(phoneWithCountry(reader.phone));
    return {
      texts: texts.map(({ kind, text }) => {
        const last = opened.find(({ subject }) => subject === kind);
        return {
          kind,
          text,
          address: `https://wa.me/${to}?text=${encodeURIComponent(text)}`,
          openedAt: last ? new Date(last.createdAt).toISOString() : null,
        };
      }),
      next: reader.next,
      last,
    };
  }

  return {
    /** Returns the texts for the person of a booking or lead; none for one who cannot be written to. */
    list,

    /** Notes that a text was opened in WhatsApp. Whether it was sent there is not known. */
    async noteOpened(about: AboutKind, id: string, kind: MessageKind, session: AdminSession) {
      // Worded before the transaction, which then locks the record: an erased person gets no new rows.
      const reader = await readerOf(about, id);
      if (!reader?.kinds.includes(kind)) throw new AppError('conflict', (words) => words.messages.noWording);
      const [written] = await messages.whatsappTexts([kind], reader);
      await database.db.transaction().execute(async (trx) => {
        if ((await readerOf(about, id, trx)) === null)
          throw new AppError('conflict', (words) => words.messages.noWording);
        const to = phoneWithCountry(reader.phone);
        await messages.noteOpened(trx, { kind, to, text: written?.text ?? '', about: { kind: about, id } });
        const changes = [{ field: 'text', from: '', to: kind }];
        await audit.record(trx, session, { action: 'whatsapp.opened', subject: reader.subject, changes });
      });
      return list(about, id);
    },
  };
}

export type WhatsappService = ReturnType<typeof whatsappService>;
export type { ConversationService } from './conversations.ts';
