import type { shortcuts as en } from '../../en/office/shortcuts.ts';
import type { Like } from '../../like.ts';

export const shortcuts = {
  title: 'कीबोर्ड शॉर्टकट',
  useThem: 'कीबोर्ड शॉर्टकट',
  show: 'शॉर्टकट दिखाएँ',
  off: 'शॉर्टकट बंद हैं।',
  anywhere: 'कहीं भी',
  inLists: 'सूची में',
  inRecords: 'खुली बुकिंग या लीड में',
  keys: {
    find: 'कुछ भी खोजें',
    help: 'ये शॉर्टकट दिखाएँ',
    goTo: ({ section }) => `${section} पर जाएँ`,
    search: 'सूची में खोजें',
    next: 'अगली पंक्ति या रिकॉर्ड',
    previous: 'पिछली पंक्ति या रिकॉर्ड',
    open: 'पंक्ति खोलें',
    select: 'पंक्ति चुनें',
    confirm: 'बुकिंग पक्की करें',
    contacted: 'बुकिंग पर “संपर्क हुआ” लगाएँ',
    close: 'बंद करें',
  },
  thenKey: 'फिर',
} satisfies Like<typeof en>;
