import type { packageCards as en } from '../../en/site/package-cards.ts';
import type { Like } from '../../like.ts';

export const packageCards = {
  featured: 'বাছাই করা প্যাকেজ',
  featuredLead: 'বাঁধা দাম, প্রতিটি দিনের পরিকল্পনা, আর আমাদের টিমের ফোন।',
  featuredList: 'এজেন্সির প্যাকেজ',
  featuredLoading: 'বাছাই করা প্যাকেজ আসছে…',
  to: 'থেকে',
  original: 'আগের দাম',
  perPerson: 'জনপ্রতি',
  forGroup: 'পুরো দলের জন্য',
  off: ({ percent }) => `${percent}% ছাড়`,
  rated: 'রেটিং',
  ofFiveBy: '(5-এর মধ্যে), রিভিউ:',
  ratings: ({ count, isSample }) => (isSample ? `${count}, নমুনা` : count),
  categories: {
    Adventure: 'অ্যাডভেঞ্চার',
    Beach: 'সমুদ্রসৈকত',
    Cultural: 'সংস্কৃতি',
    Wildlife: 'বন্যপ্রাণী',
    Honeymoon: 'হানিমুন',
    Family: 'সপরিবারে',
    Luxury: 'লাক্সারি',
    Budget: 'সাশ্রয়ী',
    'Weekend Getaway': 'সপ্তাহান্তের সফর',
    International: 'বিদেশ ভ্রমণ',
    Domestic: 'দেশের ভিতরে',
  },
} satisfies Like<typeof en>;
