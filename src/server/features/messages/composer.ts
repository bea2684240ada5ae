import { isToAgency, type MessageKind } from '../../../core/messages/message-kinds.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { composeDesign, composePlainMail, composeText } from './compose.ts';
import type { Letter, NewMessage } from './service.ts';
import type { MessageWordings } from './wordings.ts';

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  readonly wordings: Pick<MessageWordings, 'textsOf'>;
  /** Base of the links in mails. */
  readonly siteUrl: string;
}

/** Puts what messages tell into the words in force. */
export const messageComposer = ({ database, settings, wordings, siteUrl }: Dependencies) => ({
  /** Words messages in the caller's transaction; mails get what their design shows as well. */
  async compose(writer: Writer, letters: readonly Letter[]): Promise<NewMessage[]> {
    if (letters.length === 0) return [];
    const { site } = await settings.within(writer);
    const textsOf = await wordings.textsOf(writer, letters);
    return letters.map((letter): NewMessage => {
      const { channel, to, about } = letter;
      const texts = textsOf(letter);
      const message = { channel, to, about, forAgency: isToAgency(letter.kind) };
      if (channel === 'sms') return { ...message, subject: '', text: composeText(letter, texts, site) };
      const design = composeDesign(letter, texts, site, siteUrl);
      return { ...message, ...composePlainMail(letter, texts, site), design };
    });
  },

  /** Returns the texts of these kinds for WhatsApp, with the values filled in. */
  async whatsappTexts(
    kinds: readonly MessageKind[],
    { language, values }: Pick<Letter, 'language' | 'values'>,
  ): Promise<{ kind: MessageKind; text: string }[]> {
    const { site } = await settings.current();
    const keys = kinds.map((kind) => ({ kind, channel: 'whatsapp', language }) as const);
    const textsOf = await wordings.textsOf(database.read, keys);
    return keys.map((key) => ({ kind: key.kind, text: composeText({ ...key, values }, textsOf(key), site) }));
  },
});
