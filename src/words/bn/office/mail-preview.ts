import type { mailPreview as en } from '../../en/office/mail-preview.ts';
import type { Like } from '../../like.ts';

export const mailPreview = {
  width: 'চওড়া',
  phone: 'ফোন',
  desktop: 'কম্পিউটার',
  scheme: 'রং',
  light: 'হালকা',
  dark: 'গাঢ়',
} satisfies Like<typeof en>;
