import type { Site } from '../../../contracts/site.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { type Language, languageNamed } from '../../../core/languages.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Letter, WhatsappReader } from '../messages/service.ts';
import { type NewLead, subjectOf } from './lead-records.ts';

type Told = Pick<NewLead, 'id' | 'name' | 'phone' | 'language'>;

interface Office {
  readonly siteUrl: string;
  /** Of the messages to the agency. */
  readonly agencyLanguage: Language;
}

/** Returns the messages about a new lead, to the agency and, in the language of the lead, to the person. */
export function leadLetters(
  { id, name, phone, language }: Told,
  { email }: Pick<Site, 'email'>,
  { siteUrl, agencyLanguage }: Office,
): Letter[] {
  const { labels, inOffice } = MESSAGE_WORDS[agencyLanguage].mails;
  const ofBoth = { values: { name }, changes: [], wishes: '', about: { kind: 'lead', id } } as const;
  return [
    {
      ...ofBoth,
      kind: 'agency-lead',
      channel: 'email',
      to: email,
      language: agencyLanguage,
      facts: [{ label: labels.phone, value: phone }],
      link: { label: inOffice, address: `${siteUrl}/admin/leads?open=${id}`, note: '' },
    },
    {
      ...ofBoth,
      kind: 'lead-thanks',
      channel: 'sms',
      to: internationalPhone(phone) ?? phone,
      language: languageNamed(language),
      facts: [],
      link: null,
    },
  ];
}

/** Returns what texts for WhatsApp need of a lead. */
export const whatsappReaderOf = ({ name, phone, language }: Omit<Told, 'id'>): WhatsappReader => ({
  phone,
  language: languageNamed(language),
  values: { name },
  kinds: ['lead-thanks'],
  next: 'lead-thanks',
  subject: subjectOf({ phone }),
});
