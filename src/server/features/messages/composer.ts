import { isToAgency, type MessageKind } from '../../../core/messages/message-kinds.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { composeDesign, composePlainMail, composeText, valuesOf } from './compose.ts';
import { describeFilled, fillTemplate } from './filled-template.ts';
import type { Letter, NewMessage } from './service.ts';
import type { WhatsappTemplates } from './whatsapp-templates.ts';
import type { MessageWordings } from './wordings.ts';

interface Dependencies {
  readonly database: Database;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  readonly wordings: Pick<MessageWordings, 'textsOf'>;
  readonly templates: Pick<WhatsappTemplates, 'templatesOf'>;
  /** Base of the links in mails. */
  readonly siteUrl: string;
}

/** Returns the SMS that tells the same to the same person; undefined for none. */
const twinOf = (letter: Letter, letters: readonly Letter[], channel: 'sms' | 'whatsapp'): Letter | undefined =>
  letters.find(
    (other) =>
      other.channel === channel &&
      other.kind === letter.kind &&
      other.to === letter.to &&
      other.about.id === letter.about.id,
  );

/** Puts what messages tell into the words in force. */
export const messageComposer = ({ database, settings, wordings, templates, siteUrl }: Dependencies) => ({
  /**
   * Words messages in the caller's transaction; mails get what their design shows as well. On WhatsApp a message goes out
   * where a template is set, in place of the SMS that tells the same, which is kept for the case that WhatsApp refuses it.
   */
  async compose(writer: Writer, letters: readonly Letter[]): Promise<NewMessage[]> {
    if (letters.length === 0) return [];
    const { site } = await settings.within(writer);
    const onWhatsapp = letters.filter(({ channel }) => channel === 'whatsapp');
    const [textsOf, templateOf] = [
      await wordings.textsOf(writer, letters),
      await templates.templatesOf(writer, onWhatsapp),
    ];
    return letters.flatMap((letter): NewMessage[] => {
      const { channel, to, about } = letter;
      const message = { channel, to, about, forAgency: isToAgency(letter.kind) };
      if (channel === 'whatsapp') {
        const template = templateOf(letter);
        if (template === null) return [];
        const sms = twinOf(letter, letters, 'sms');
        const filled = fillTemplate(template, valuesOf(letter, site));
        const fallback = sms ? composeText(sms, textsOf(sms), site) : null;
        return [{ ...message, subject: template.name, text: describeFilled(filled), template: filled, fallback }];
      }
      if (channel === 'sms') {
        const instead = twinOf(letter, letters, 'whatsapp');
        if (instead && templateOf(instead) !== null) return [];
        return [{ ...message, subject: '', text: composeText(letter, textsOf(letter), site) }];
      }
      const texts = textsOf(letter);
      const design = composeDesign(letter, texts, site, siteUrl);
      return [{ ...message, ...composePlainMail(letter, texts, site), design }];
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
