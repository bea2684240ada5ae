import type { leads as en } from '../../en/messages/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  newSubject: ({ name }) => `নতুন লিড: ${name}`,
  askedForCall: ({ name }) => `${name} ফোন করতে বলেছেন।`,
  phone: ({ phone }) => `ফোন: ${phone}`,

  thanksSms: ({ name, agency, phone }) => `ধন্যবাদ, ${name}! আমরা শিগগিরই আপনাকে ফোন করব। ${agency}, ${phone}`,
} satisfies Like<typeof en>;
