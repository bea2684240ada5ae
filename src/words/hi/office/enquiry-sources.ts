import type { enquirySources as en } from '../../en/office/enquiry-sources.ts';
import type { Like } from '../../like.ts';

export const enquirySources = {
  source: 'ज़रिया',
  all: 'सभी ज़रिये',
  names: {
    website: 'वेबसाइट',
    phone: 'फ़ोन',
    whatsapp: 'WhatsApp',
    'walk-in': 'दफ़्तर में',
    other: 'कोई और',
    import: 'फ़ाइल से',
  },
} satisfies Like<typeof en>;
