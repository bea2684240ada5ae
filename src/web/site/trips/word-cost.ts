import { formatRupees } from '../../../core/money.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import type { EditCost } from './editor-messages.ts';

/** Returns what a change costs in money and time: "₹110 more each, home 20 minutes later". */
export function wordCost({ dearer, later, problems }: EditCost): string {
  const price = formatRupees(Math.abs(dearer));
  const time = plan.duration({ minutes: Math.abs(later) });
  return [
    dearer === 0 ? words.samePrice : dearer > 0 ? words.dearer({ price }) : words.cheaper({ price }),
    ...(later === 0 ? [] : [later > 0 ? words.laterHome({ time }) : words.earlierHome({ time })]),
    ...(problems === 0 ? [] : [words.withProblems({ count: problems })]),
  ].join(', ');
}
