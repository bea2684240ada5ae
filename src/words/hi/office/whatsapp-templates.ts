import type { whatsappTemplates as en } from '../../en/office/whatsapp-templates.ts';
import type { Like } from '../../like.ts';

export const whatsappTemplates = {
  byHand: 'यह पाठ आप खुद भेजते हैं, बुकिंग या लीड से।',
  title: 'अपने आप: स्वीकृत टेम्पलेट',
  about: 'इस चरण और भाषा के लिए Meta का स्वीकृत टेम्पलेट लिखें। वह SMS की जगह जाता है; WhatsApp ठुकरा दे तो SMS जाता है।',
  none: 'कोई टेम्पलेट तय नहीं है: इस चरण पर WhatsApp से अपने आप कुछ नहीं जाता।',
  set: 'इस चरण पर टेम्पलेट जाता है।',
  noAccount: 'WhatsApp का कोई खाता तय नहीं है: अभी कुछ नहीं जाता।',
  setUp: 'यहाँ तय करें',
  use: 'टेम्पलेट भेजें',
  name: 'टेम्पलेट का नाम',
  lang: 'टेम्पलेट की भाषा',
  fills: ({ mark }) => `${mark} में क्या भरे`,
  add: ({ mark }) => `${mark} जोड़ें`,
  remove: ({ mark }) => `${mark} हटाएँ`,
  save: 'टेम्पलेट सहेजें',
  saved: 'सहेजा गया और लागू है',
  notSaved: 'अभी सहेजा नहीं',
  saving: 'सहेजा जा रहा है …',
  failed: 'टेम्पलेट सहेजा नहीं जा सका',
  noun: 'टेम्पलेट',
} satisfies Like<typeof en>;
