import type { Site } from '../../../contracts/site.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { type Language, languageNamed } from '../../../core/languages.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { NewMessage } from '../messages/service.ts';
import type { NewLead } from './lead-records.ts';

type Teller = Pick<Site, 'email' | 'agency' | 'brand' | 'phone'>;
type Told = Pick<NewLead, 'id' | 'name' | 'phone' | 'language'>;

interface Office {
  readonly siteUrl: string;
  /** Of the messages to the agency. */
  readonly agencyLanguage: Language;
}

/** Returns the messages about a new lead, to the agency and, in the language of the lead, to the person. */
export function leadMessages(
  { id, name, phone, language }: Told,
  site: Teller,
  { siteUrl, agencyLanguage }: Office,
): NewMessage[] {
  const about = { kind: 'lead', id } as const;
  const ofAgency = MESSAGE_WORDS[agencyLanguage].leads;
  const { agency, brand, phone: ofSite } = site;
  return [
    {
      channel: 'email',
      to: site.email,
      subject: ofAgency.newSubject({ name }),
      text: [
        ofAgency.askedForCall({ name }),
        '',
        ofAgency.phone({ phone }),
        '',
        `${siteUrl}/admin/leads?open=${id}`,
      ].join('\n'),
      about,
      forAgency: true,
    },
    {
      channel: 'sms',
      to: internationalPhone(phone) ?? phone,
      subject: '',
      text: MESSAGE_WORDS[languageNamed(language)].leads.thanksSms({ name, agency, brand, phone: ofSite }),
      about,
    },
  ];
}
