import type { Gazetteer } from '../../src/core/gazetteer/gazetteer.ts';
import { planTrip } from '../../src/core/planner/plan-trip.ts';
import type { Itinerary, TripRequest } from '../../src/core/planner/types.ts';
import { refusalOf, titleOf } from '../../test/english.ts';
import { drawConstrained } from './constrained-requests.ts';
import { judgeWishes, type Verdict } from './judge-wishes.ts';

const SEED = 20261123;

interface Counts {
  /** Wishes asked for, of requests that would be planned without them. */
  wishes: number;
  /** Kept in every suggestion. */
  met: number;
  /** Not kept in every suggestion, and each that does not keep it says so. */
  told: number;
  /** In a refusal that names the wishes, with a change that works. */
  refusedByName: number;
  /** Broken in a suggestion that does not say so. */
  silent: number;
  /** Told as not met or in part by a plan that keeps it. */
  modest: number;
}

const noCounts = (): Counts => ({ wishes: 0, met: 0, told: 0, refusedByName: 0, silent: 0, modest: 0 });

export interface ConstraintFigures {
  readonly requests: number;
  readonly refused: number;
  readonly all: Counts;
  readonly byWish: ReadonlyMap<string, Counts>;
  /** What is not kept in every suggestion, a line each. */
  readonly unmet: readonly string[];
}

const brief = ({ from, to, departureDate, returnDate, wishes }: TripRequest): string =>
  `${from} to ${to}, ${departureDate} to ${returnDate}, ${JSON.stringify(wishes)}`;

/** Returns each wish with its verdicts in all suggestions. */
function judgeAnswer(itineraries: readonly Itinerary[], { wishes = {} }: TripRequest, gazetteer: Gazetteer) {
  const all = new Map<string, { readonly title: string; readonly verdict: Verdict }[]>();
  for (const itinerary of itineraries) {
    for (const verdict of judgeWishes(itinerary, wishes, gazetteer))
      all.set(verdict.wish, [...(all.get(verdict.wish) ?? []), { title: titleOf(itinerary), verdict }]);
  }
  return all;
}

/** Plans seeded requests with wishes and counts how many are kept, by the rows of the plans. */
export function measureConstraints(count: number, gazetteer: Gazetteer): ConstraintFigures {
  const all = noCounts();
  const byWish = new Map<string, Counts>();
  const unmet: string[] = [];
  let requests = 0;
  let refused = 0;
  const add = (wish: string, what: Partial<Record<keyof Counts, number>>): void => {
    const kind = wish.split(' ')[0] ?? wish;
    const own = byWish.get(kind) ?? noCounts();
    byWish.set(kind, own);
    for (const counts of [all, own]) for (const [name, n] of Object.entries(what)) counts[name as keyof Counts] += n;
  };
  for (const request of drawConstrained(gazetteer, SEED)) {
    if (requests >= count) break;
    const answer = planTrip(request, gazetteer);
    if (answer.kind === 'refused') {
      // Closed, too far, too short: not because of the wishes.
      const { wishes: _wishes, ...plain } = request;
      if (planTrip(plain, gazetteer).kind === 'refused') continue;
      requests++;
      refused++;
      const { reason, remedies = [] } = answer.refusal;
      const isNamed = reason === 'WISHES_IMPOSSIBLE' && remedies.length > 0;
      for (const name of Object.keys(request.wishes ?? {}))
        add(name, { wishes: 1, ...(isNamed ? { refusedByName: 1 } : { silent: 1 }) });
      unmet.push(`refused: ${brief(request)}: ${refusalOf(answer.refusal)}`);
      continue;
    }
    requests++;
    for (const [wish, verdicts] of judgeAnswer(answer.itineraries, request, gazetteer)) {
      const broken = verdicts.filter(({ verdict }) => !verdict.isKept);
      const silent = broken.filter(({ verdict }) => verdict.said !== 'told');
      const modest = verdicts.some(({ verdict }) => verdict.isKept && verdict.said === 'told');
      const outcome = broken.length === 0 ? 'met' : silent.length === 0 ? 'told' : 'silent';
      add(wish, { wishes: 1, [outcome]: 1, ...(modest && { modest: 1 }) });
      const [worst] = silent.length > 0 ? silent : broken;
      if (worst)
        unmet.push(
          `${outcome}: ${wish} in ${broken.length} of ${verdicts.length}: ${brief(request)}: "${worst.title}": ${worst.verdict.line}`,
        );
    }
  }
  return { requests, refused, all, byWish, unmet };
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

/** Prints the share of wishes that are kept in every suggestion, and with `SHOW=wishes` each that is not. */
export function printConstraints({ requests, refused, all, byWish, unmet }: ConstraintFigures): void {
  const planned = all.wishes - all.refusedByName;
  console.log(
    `wishes: ${requests} requests, ${all.wishes} wishes: kept in every suggestion ${percent(all.met, all.wishes)} % (${percent(all.met, planned)} % where there is a plan), told with the reason ${percent(all.told, all.wishes)} %, refused by name ${percent(all.refusedByName, all.wishes)} % (${refused} requests), silent ${all.silent}`,
  );
  console.log('wish              asked  kept  told  refused  silent  kept but told in part');
  for (const [wish, own] of [...byWish].sort(([, a], [, b]) => b.wishes - a.wishes))
    console.log(
      `${wish.padEnd(17)}${[own.wishes, own.met, own.told, own.refusedByName, own.silent, own.modest].map((n, i) => String(n).padStart([6, 6, 6, 9, 8, 8][i] ?? 6)).join('')}`,
    );
  if (process.env.SHOW === 'wishes') for (const line of unmet) console.log(`  ${line}`);
}
