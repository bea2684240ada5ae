import type { listViews as en } from '../../en/refusals/list-views.ts';
import type { Like } from '../../like.ts';

export const listViews = {
  notFound: 'এই ভিউ আর নেই',
  nameTaken: 'এই নামে আপনার একটি ভিউ আগেই আছে',
  tooMany: ({ most }) => `এই তালিকার ${most}টি ভিউ আপনার আছে। আগে একটি মুছুন।`,
} satisfies Like<typeof en>;
