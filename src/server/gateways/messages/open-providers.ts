import type { Config } from '../../config.ts';
import type { MessageProviders } from './port.ts';
import { smsOverHttp } from './sms-over-http.ts';
import { smtpProvider } from './smtp.ts';
import { whatsappCloud } from './whatsapp-cloud.ts';

/** What providers are opened with; null for a channel whose messages stay in the outbox. */
export type ProviderSettings = Pick<Config, 'smtp' | 'sms' | 'whatsapp'>;

/** Opens the providers. Sends nothing yet. */
export const openMessageProviders = (
  { smtp, sms, whatsapp }: ProviderSettings,
  sender: () => Promise<string>,
): MessageProviders => ({
  email: smtp === null ? null : smtpProvider(smtp, sender),
  sms: sms === null ? null : smsOverHttp(sms),
  whatsapp: whatsapp === null ? null : whatsappCloud(whatsapp),
});
