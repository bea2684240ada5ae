import type { legal as en } from '../../en/site/legal.ts';
import type { Like } from '../../like.ts';

export const legal = {
  since: ({ day }) => `${day} থেকে কার্যকর`,
  lead: ({ agency }) => `${agency}-এর কথায়।`,
  description: ({ page, brand }) => `${brand}: ${page}।`,
} satisfies Like<typeof en>;
