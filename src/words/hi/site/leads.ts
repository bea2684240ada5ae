import type { leads as en } from '../../en/site/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  thanksTitle: 'धन्यवाद!',
  title: 'अपनी छुट्टी की योजना हमारे साथ बनाइए',
  lead: 'अपना नाम और फ़ोन नंबर छोड़ दीजिए, यात्रा विशेषज्ञ आपको फ़ोन करेंगे।',
  chips: 'आपको क्या मिलेगा',
  name: 'नाम',
  phone: 'फ़ोन',
  sending: 'भेजा जा रहा है…',
  send: 'मुझे फ़ोन करें',
  later: 'फिर कभी',
  thanks: ({ name }) => `स्वागत है, ${name}! हम जल्द ही आपको फ़ोन करेंगे।`,
  sms: 'अपने फ़ोन पर SMS देखिए',
} satisfies Like<typeof en>;
