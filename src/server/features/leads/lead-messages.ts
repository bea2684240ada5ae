import type { Site } from '../../../contracts/site.ts';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import type { NewMessage } from '../messages/service.ts';
import type { NewLead } from './lead-records.ts';

type Teller = Pick<Site, 'email' | 'agency' | 'brand' | 'phone'>;
type Told = Pick<NewLead, 'id' | 'name' | 'phone'>;

/** Returns the messages about a new lead, to the agency and to the person. */
export function leadMessages({ id, name, phone }: Told, site: Teller, siteUrl: string): NewMessage[] {
  const about = { kind: 'lead', id } as const;
  return [
    {
      channel: 'email',
      to: site.email,
      subject: `New lead: ${name}`,
      text: [`${name} asked for a call back.`, '', `Phone: ${phone}`, '', `${siteUrl}/admin/leads?open=${id}`].join(
        '\n',
      ),
      about,
      forAgency: true,
    },
    {
      channel: 'sms',
      to: internationalPhone(phone) ?? phone,
      subject: '',
      text: `Thank you, ${name}. ${site.agency} will call you soon about your trip. ${site.brand}, ${site.phone}`,
      about,
    },
  ];
}
