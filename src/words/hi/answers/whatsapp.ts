import type { IncomingKind } from '../../../core/messages/conversation.ts';
import type { whatsapp as en } from '../../en/answers/whatsapp.ts';
import type { Like } from '../../like.ts';

const kinds: Readonly<Record<IncomingKind, string>> = {
  text: 'लिखित संदेश',
  image: 'तस्वीर',
  video: 'वीडियो',
  audio: 'आवाज़ का संदेश',
  document: 'दस्तावेज़',
  sticker: 'स्टिकर',
  location: 'जगह',
  contacts: 'संपर्क',
  button: 'बटन',
  interactive: 'चुना हुआ विकल्प',
  reaction: 'प्रतिक्रिया',
  other: 'दूसरी तरह का संदेश',
};

/** What WhatsApp says of messages, and what travellers write there. */
export const whatsapp = {
  /** What WhatsApp's error codes mean. */
  codes: {
    131026: 'यह नंबर WhatsApp पर नहीं है, या यह संदेश नहीं पा सकता।',
    131047: 'उनके पिछले संदेश को 24 घंटे से ज़्यादा हो गए: अब केवल टेम्पलेट भेजा जा सकता है।',
    132000: 'टेम्पलेट में जगहों की संख्या यहाँ तय संख्या से अलग है।',
    132001: 'इस भाषा में इस नाम का कोई स्वीकृत टेम्पलेट नहीं है।',
    132012: 'कोई जानकारी उस रूप में नहीं है जो टेम्पलेट माँगता है।',
    132015: 'Meta ने यह टेम्पलेट रोक रखा है।',
    132016: 'Meta ने यह टेम्पलेट बंद कर दिया है।',
    131049: 'Meta फ़िलहाल यह संदेश इस व्यक्ति तक नहीं पहुँचा रहा।',
    131050: 'यह व्यक्ति प्रचार के संदेश नहीं लेता।',
    131021: 'यह नंबर भेजने वाले का ही है।',
    131030: 'यह नंबर परीक्षण खाते की सूची में नहीं है।',
    130429: 'एक साथ बहुत संदेश; बाद में फिर कोशिश होगी।',
    80007: 'एक साथ बहुत संदेश; बाद में फिर कोशिश होगी।',
    131056: 'इस नंबर को बहुत संदेश; बाद में फिर कोशिश होगी।',
    190: 'टोकन गलत है या उसकी अवधि खत्म हो गई। “भेजना” में दूसरा लिखें।',
    131042: 'Meta को खाते के भुगतान में समस्या है।',
  },
  says: ({ code, said }) => `(WhatsApp ${code}: ${said})`,
  noConversation: 'ऐसी कोई बातचीत नहीं है',
  windowClosed:
    'उनके पिछले संदेश को 24 घंटे से ज़्यादा हो गए: WhatsApp अब केवल टेम्पलेट लेता है। उन्हें फ़ोन करें, या बुकिंग को अगले चरण पर ले जाएँ, जो अपने टेम्पलेट से जाता है।',
  noAccount: 'WhatsApp का कोई खाता तय नहीं है। “सेटिंग → भेजना” में तय करें।',
  wrongToken: 'टोकन गलत है',
  wrongSignature: 'हस्ताक्षर गलत है',
  /** A message as lists show it: its text, or what it is. */
  shown: ({ kind, text }) => (kind === 'text' ? text : text === '' ? kinds[kind] : `${kinds[kind]}: ${text}`),
  wrote: ({ text }) => `WhatsApp पर: ${text}`,
} satisfies Like<typeof en>;
