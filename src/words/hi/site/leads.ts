import type { leads as en } from '../../en/site/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  thanksTitle: 'धन्यवाद!',
  title: 'अपनी छुट्टी की योजना हमारे साथ बनाइए',
  lead: 'अपना नाम और फ़ोन नंबर छोड़ दीजिए, यात्रा विशेषज्ञ आपको फ़ोन करेंगे।',
  chips: 'आपको क्या मिलेगा',
  name: 'नाम',
  phone: 'फ़ोन',
  consent:
    'हम आपका नाम और फ़ोन सिर्फ़ यात्राओं और ऑफ़र के बारे में आपको फ़ोन करने के लिए इस्तेमाल करते हैं, और किसी काम के लिए नहीं। आगे फ़ोन न पाने, इन्हें देखने या हटवाने के लिए हमसे कभी भी कहें।',
  sending: 'भेजा जा रहा है…',
  send: 'मुझे फ़ोन करें',
  later: 'फिर कभी',
  thanksBefore: 'स्वागत है, ',
  thanksAfter: '! हम जल्द ही आपको फ़ोन करेंगे।',
  sms: 'अपने फ़ोन पर SMS देखिए',
} satisfies Like<typeof en>;
