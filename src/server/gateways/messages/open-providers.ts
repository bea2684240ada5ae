import type { Config } from '../../config.ts';
import type { MessageProviders } from './port.ts';
import { smsOverHttp } from './sms-over-http.ts';
import { smtpProvider } from './smtp.ts';

/** Opens the configured providers; messages of a channel without one stay in the outbox. */
export const openMessageProviders = (
  { smtp, sms }: Pick<Config, 'smtp' | 'sms'>,
  sender: () => Promise<string>,
): MessageProviders => ({
  email: smtp === null ? null : smtpProvider(smtp, sender),
  sms: sms === null ? null : smsOverHttp(sms),
});
