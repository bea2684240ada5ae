import type { reminders as en } from '../../en/messages/reminders.ts';
import type { Like } from '../../like.ts';

export const reminders = {
  subject: ({ count }) => `আজ: আপনার জন্য ${count}টি কাজ`,
  waiting: ({ count }) => `সুপ্রভাত। আজ আপনার হাতে ${count}টি কাজ আছে।`,
  switchOff: 'ব্যাক অফিসে আপনার প্রোফাইলে এই মেল বন্ধ করা যায়।',
} satisfies Like<typeof en>;
