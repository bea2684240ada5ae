import type { sharing as en } from '../../en/site/sharing.ts';
import type { Like } from '../../like.ts';

export const sharing = {
  shareTrip: 'यह यात्रा शेयर करें',
  sharePost: 'यह पोस्ट शेयर करें',
  timesShared: ({ times }) => `यह पोस्ट ${times} बार शेयर की गई है`,
  shareOn: ({ network }) => `${network} पर शेयर करें, नई विंडो में खुलेगा`,
  networks: { facebook: 'फ़ेसबुक', twitter: 'ट्विटर', whatsapp: 'WhatsApp', linkedin: 'लिंक्डइन' },
  copyLink: 'लिंक कॉपी करें',
  copyTheLink: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया!',
  linkCopied: 'लिंक कॉपी हो गया है',
  linkToPage: 'इस पेज का लिंक',
  savePicture: 'चित्र सेव करें',
  sendPicture: 'चित्र भेजें',
  pictureFailed: 'चित्र नहीं भेजा जा सका।',
} satisfies Like<typeof en>;
