import type { access as en } from '../../en/messages/access.ts';
import type { Like } from '../../like.ts';

export const access = {
  code: ({ code, brand, minutes }) => `${code} आपका ${brand} कोड है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  confirmEmail: {
    subject: ({ brand }) => `${brand} के लिए अपने ईमेल की पुष्टि करें`,
    text: ({ brand, url, minutes }) =>
      `अपने ${brand} खाते के लिए इस पते की पुष्टि करने को यह लिंक ${minutes} मिनट के अंदर खोलें:\n\n${url}\n\nअगर यह आपने नहीं माँगा था, तो इस मेल पर ध्यान न दें।`,
  },
  resetLink: {
    subject: ({ brand }) => `${brand} के लिए नया पासवर्ड चुनें`,
    text: ({ brand, url, minutes }) =>
      `अपने ${brand} खाते का नया पासवर्ड चुनने के लिए यह लिंक ${minutes} मिनट के अंदर खोलें। यह एक ही बार चलेगा:\n\n${url}\n\nअगर यह आपने नहीं माँगा था, तो इस मेल पर ध्यान न दें: पासवर्ड वही रहेगा।`,
  },
  passwordChanged: {
    subject: ({ brand }) => `आपका ${brand} पासवर्ड बदल दिया गया`,
    text: ({ brand, phone }) =>
      `आपका ${brand} पासवर्ड बदल दिया गया है, और बाकी सभी जगह से साइन आउट हो गया है। अगर यह आपने नहीं किया, तो हमें फ़ोन करें: ${phone}`,
  },
  linkMade: {
    subject: ({ brand }) => `${brand} के नए पासवर्ड का लिंक बनाया गया`,
    text: ({ brand, phone }) =>
      `आपके कहने पर हमने नया ${brand} पासवर्ड चुनने का लिंक बनाया है। अगर आपने यह नहीं माँगा था, तो हमें फ़ोन करें: ${phone}`,
  },
} satisfies Like<typeof en>;
