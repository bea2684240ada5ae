import type { settingsFrame as en } from '../../en/office/settings-frame.ts';
import type { Like } from '../../like.ts';

export const settingsFrame = {
  menu: 'সেটিংস',
  parts: {
    system: 'সিস্টেম',
    site: 'সাইট',
    legal: 'আইনি পাতা',
    offers: 'অফার',
    messages: 'বার্তা',
    sending: 'পাঠানো',
    security: 'নিরাপত্তা',
    admins: 'অ্যাডমিন',
    people: 'ব্যক্তি',
    audit: 'অডিট লগ',
    backups: 'ব্যাকআপ',
  },
  siteTitle: 'সাইটের সেটিংস',
} satisfies Like<typeof en>;
