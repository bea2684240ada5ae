import type { listViews as en } from '../../en/refusals/list-views.ts';
import type { Like } from '../../like.ts';

export const listViews = {
  notFound: 'यह व्यू अब मौजूद नहीं है',
  nameTaken: 'इस नाम का व्यू आपके पास पहले से है',
  tooMany: ({ most }) => `इस सूची के ${most} व्यू आपके पास हैं। पहले कोई एक हटाएँ।`,
} satisfies Like<typeof en>;
