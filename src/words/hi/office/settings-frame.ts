import type { settingsFrame as en } from '../../en/office/settings-frame.ts';
import type { Like } from '../../like.ts';

export const settingsFrame = {
  menu: 'सेटिंग',
  parts: {
    system: 'सिस्टम',
    site: 'साइट',
    legal: 'क़ानूनी पेज',
    offers: 'ऑफ़र',
    messages: 'संदेश',
    sending: 'भेजना',
    security: 'सुरक्षा',
    admins: 'एडमिन',
    people: 'लोग',
    audit: 'ऑडिट लॉग',
    backups: 'बैकअप',
  },
  siteTitle: 'साइट की सेटिंग',
} satisfies Like<typeof en>;
