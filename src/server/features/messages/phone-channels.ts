import type { Language } from '../../../core/languages.ts';
import type { Database } from '../../database/database.ts';
import type { ProviderSource } from './service.ts';
import type { WhatsappTemplates } from './whatsapp-templates.ts';

interface Dependencies {
  readonly database: Pick<Database, 'read'>;
  readonly providers: Pick<ProviderSource, 'current'>;
  readonly templates: Pick<WhatsappTemplates, 'templatesOf'>;
  readonly refusalOf: (channel: string, recipient: string) => Promise<string | null>;
}

/** The steps of a booking that travellers are told by phone. */
const TOLD_STEPS = ['confirmed', 'cancelled', 'completed'] as const;

/** Tells how phones are reached. */
export const phoneChannels = ({ database, providers, templates, refusalOf }: Dependencies) => ({
  /**
   * Returns by which channel a phone would be told of every step: WhatsApp where each has a template in the language, or
   * an SMS stands in for those without; null for none.
   */
  async phoneChannel(to: string, language: Language): Promise<'whatsapp' | 'sms' | null> {
    const inForce = await providers.current();
    const bySms = inForce.sms !== null && (await refusalOf('sms', to)) === null;
    if (inForce.whatsapp === null) return bySms ? 'sms' : null;
    const templateOf = await templates.templatesOf(
      database.read,
      TOLD_STEPS.map((kind) => ({ kind, language })),
    );
    const set = TOLD_STEPS.filter((kind) => templateOf({ kind, language }) !== null);
    if (set.length === TOLD_STEPS.length || (set.length > 0 && bySms)) return 'whatsapp';
    return bySms ? 'sms' : null;
  },
});
