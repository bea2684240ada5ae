import type { legal as en } from '../../en/site/legal.ts';
import type { Like } from '../../like.ts';

export const legal = {
  since: ({ day }) => `${day} से लागू`,
  lead: ({ agency }) => `${agency} की ओर से।`,
  description: ({ page, brand }) => `${brand}: ${page}।`,
} satisfies Like<typeof en>;
