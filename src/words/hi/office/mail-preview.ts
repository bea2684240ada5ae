import type { mailPreview as en } from '../../en/office/mail-preview.ts';
import type { Like } from '../../like.ts';

export const mailPreview = {
  width: 'चौड़ाई',
  phone: 'फ़ोन',
  desktop: 'कंप्यूटर',
  scheme: 'रंग',
  light: 'हल्के',
  dark: 'गहरे',
} satisfies Like<typeof en>;
