import type { MAIL_SECURITY, ShownProviders } from '../../../contracts/message-providers.ts';

/** The providers as the form edits them, under the names in the server's refusals. An empty secret keeps the stored one. */
export interface SendingDraft {
  readonly 'email.isUsed': boolean;
  readonly 'email.host': string;
  readonly 'email.port': number | null;
  readonly 'email.security': (typeof MAIL_SECURITY)[number];
  readonly 'email.user': string;
  readonly 'email.password': string;
  readonly 'email.from': string;
  readonly 'sms.isUsed': boolean;
  readonly 'sms.url': string;
  readonly 'sms.account': string;
  readonly 'sms.token': string;
  readonly 'sms.from': string;
  readonly 'whatsapp.isUsed': boolean;
  readonly 'whatsapp.phoneNumberId': string;
  readonly 'whatsapp.token': string;
  readonly 'whatsapp.appSecret': string;
}

export const draftOf = ({ email: { server }, sms: { provider }, whatsapp }: ShownProviders): SendingDraft => ({
  'email.isUsed': server !== null,
  'email.host': server?.host ?? '',
  'email.port': server?.port ?? 587,
  'email.security': server?.security ?? 'starttls',
  'email.user': server?.user ?? '',
  'email.password': '',
  'email.from': server?.from ?? '',
  'sms.isUsed': provider !== null,
  'sms.url': provider?.url ?? '',
  'sms.account': provider?.account ?? '',
  'sms.token': '',
  'sms.from': provider?.from ?? '',
  'whatsapp.isUsed': whatsapp.provider !== null,
  'whatsapp.phoneNumberId': whatsapp.provider?.phoneNumberId ?? '',
  'whatsapp.token': '',
  'whatsapp.appSecret': '',
});

/** Returns the form that saves a draft. A server without a user gets no password. */
export function formOf(draft: SendingDraft, version: number) {
  const { 'email.user': user, 'email.password': password, 'sms.token': token } = draft;
  const kept = password === '' ? {} : { password };
  return {
    version,
    email: draft['email.isUsed']
      ? {
          host: draft['email.host'],
          // A missing port is sent as it is: the server reports it.
          port: draft['email.port'] as number,
          security: draft['email.security'],
          user,
          ...(user === '' ? { password: '' } : kept),
          from: draft['email.from'],
        }
      : null,
    sms: draft['sms.isUsed']
      ? {
          url: draft['sms.url'],
          account: draft['sms.account'],
          ...(token !== '' && { token }),
          from: draft['sms.from'],
        }
      : null,
    whatsapp: draft['whatsapp.isUsed']
      ? {
          phoneNumberId: draft['whatsapp.phoneNumberId'],
          ...(draft['whatsapp.token'] !== '' && { token: draft['whatsapp.token'] }),
          ...(draft['whatsapp.appSecret'] !== '' && { appSecret: draft['whatsapp.appSecret'] }),
        }
      : null,
  };
}

export const isSameDraft = (a: SendingDraft, b: SendingDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
