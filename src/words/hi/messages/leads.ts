import type { leads as en } from '../../en/messages/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  newSubject: ({ name }) => `नई लीड: ${name}`,
  askedForCall: ({ name }) => `${name} ने फ़ोन करने को कहा है।`,
  phone: ({ phone }) => `फ़ोन: ${phone}`,

  thanksSms: ({ name, agency, phone }) => `धन्यवाद, ${name}! हम जल्द ही आपको फ़ोन करेंगे। ${agency}, ${phone}`,
} satisfies Like<typeof en>;
