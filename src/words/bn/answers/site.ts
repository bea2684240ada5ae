import type { site as en } from '../../en/answers/site.ts';
import type { Like } from '../../like.ts';

export const site = {
  tagline: 'AI দিয়ে সাজানো ভ্রমণ, আপনার মনের মতো।',
  office: 'চুঁচুড়া, হুগলি, পশ্চিমবঙ্গ',
} satisfies Like<typeof en>;
