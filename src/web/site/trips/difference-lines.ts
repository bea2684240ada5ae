import { formatRupees } from '../../../core/money.ts';
import { type PriceOffer, priceUnderOffer } from '../../../core/offers/offer-price.ts';
import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { tripChanges } from '../../../words/en/site/trip-changes.ts';

const words = tripChanges.difference;

/** What a price is for: the offer that lowers it today, and how many travel. */
export interface PricedFor {
  readonly offer: Pick<PriceOffer, 'percent'> | null;
  readonly travellers: number;
}

/** The price of a difference in words: "₹600 less each", "₹1,200 for all 2". */
export interface WordedPrice {
  readonly each: string;
  readonly inAll?: string;
}

/** Returns what a plan costs more or less; undefined where it is not known. */
export function wordPrice({ price }: PlanDifference, { offer, travellers }: PricedFor): WordedPrice | undefined {
  if (!price) return undefined;
  const [from, to] = [price.from, price.to].map((rupees) => priceUnderOffer(rupees, offer));
  const more = (to ?? 0) - (from ?? 0);
  if (more === 0) return { each: words.samePrice };
  const rupees = Math.abs(more);
  return {
    each: words.each({ price: formatRupees(rupees), isMore: more > 0 }),
    inAll: words.inAll({ price: formatRupees(rupees * travellers), travellers }),
  };
}

/** Returns how much longer one is out and about; undefined where it is not known, or the same. */
export const wordMinutes = ({ minutes = 0 }: PlanDifference): string | undefined =>
  minutes === 0 ? undefined : words.out({ time: plan.duration({ minutes: Math.abs(minutes) }), isMore: minutes > 0 });

/** So many sights of a day that go and come are told in one line. */
const SHORT_DAY = 2;

/** Returns what money is saved on, or spent on. */
export const wordSpending = ({ spending }: PlanDifference, { offer }: PricedFor): readonly string[] =>
  spending.map(({ part, rupees }) =>
    words.part({
      name: plan.components[part],
      price: formatRupees(priceUnderOffer(Math.abs(rupees), offer)),
      isMore: rupees > 0,
    }),
  );

/** Returns the sights that go and come, day by day. */
function wordDays(difference: PlanDifference): readonly string[] {
  const days = new Set([...difference.out, ...difference.in].map(({ day }) => day));
  return [...days]
    .toSorted((a, b) => a - b)
    .flatMap((day) => {
      const namesOn = (sights: PlanDifference['out']) =>
        sights.filter((sight) => sight.day === day).map(({ name }) => name);
      const [gone, come] = [namesOn(difference.out), namesOn(difference.in)];
      if (gone.length + come.length <= SHORT_DAY) return [words.onDay({ day, gone, come })];
      return [
        ...(gone.length > 0 ? [words.gone({ day, names: gone })] : []),
        ...(come.length > 0 ? [words.come({ day, names: come })] : []),
      ];
    });
}

/** Returns what is different in a plan besides price and hours, line by line, the largest things first. */
export function linesOf(difference: PlanDifference): readonly string[] {
  const { days, startsLater, dates, nights, hotels, transport, moved, lengths, reordered, locks } = difference;
  return [
    ...(days === 0 ? [] : [words.days({ days })]),
    ...(startsLater === 0 ? [] : [words.starts({ days: startsLater })]),
    ...(days === 0 && startsLater === 0 ? [] : [words.dates(dates)]),
    ...nights.map((each) => words.nights(each)),
    ...(transport ? [words.transport(transport)] : []),
    ...(hotels ? [words.hotels(hotels)] : []),
    ...wordDays(difference),
    ...moved.map((each) => words.moved(each)),
    ...lengths.map(({ name, minutes }) =>
      words.length({ name, time: plan.duration({ minutes: Math.abs(minutes) }), isLonger: minutes > 0 }),
    ),
    ...reordered.map((day) => words.reordered({ day })),
    ...(locks ? [words.locks] : []),
    ...difference.mended.map((check) => words.mended({ check })),
    ...difference.broken.map((check) => words.broken({ check })),
  ];
}
