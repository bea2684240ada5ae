import type { Details } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { reckoningOf, sumOf } from '../../../core/pricing/reckoning.ts';
import type { DocumentWords } from '../../../words/document-words.ts';
import { type DocumentSource, wordDay } from './document-source.ts';

type PriceLine = Details['priceLines'][number];

const COMPONENTS = ['transport', 'stay', 'meals', 'local', 'activities', 'entry', 'rounding'] as const;

/** Returns the lines with equal ones of several days as one. */
function joinEqual(lines: readonly PriceLine[]): readonly PriceLine[] {
  const joined = new Map<string, PriceLine>();
  for (const line of lines) {
    const key = [line.label, line.unit, line.unitPrice, line.sharedBy, line.gstRate].join('|');
    const before = joined.get(key);
    const { qty, amount } = before ?? { qty: 0, amount: 0 };
    joined.set(key, { ...line, qty: qty + line.qty, amount: amount + line.amount });
  }
  return [...joined.values()];
}

function wordReckoning(line: PriceLine, { plan }: DocumentWords): string {
  if (line.component === 'rounding') return plan.rounded;
  const units: Readonly<Record<string, string>> = plan.units;
  return plan.reckoning({ ...reckoningOf(line), unit: units[line.unit] ?? line.unit });
}

/** Returns the table of prices: parts with their lines, then the sums down to the price of the whole party. */
export function priceTable({ details, itinerary, words }: DocumentSource) {
  const { plan } = words;
  const { pricePP, fullPricePP, totalPrice, travellers, offer, ratesCheckedOn } = itinerary;
  const parts = COMPONENTS.flatMap((component) => {
    const lines = details.priceLines.filter((line) => line.component === component);
    if (lines.length === 0) return [];
    const shown = joinEqual(lines).map((line) => ({
      label: line.label,
      reckoning: wordReckoning(line, words),
      amount: formatRupees(line.amount),
    }));
    return [{ name: plan.components[component], sum: formatRupees(sumOf(lines)), lines: shown }];
  });
  const lowered = offer && { label: plan.offer(offer), amount: `−${formatRupees(fullPricePP - pricePP)}` };
  return {
    title: plan.whatItCosts,
    item: plan.item,
    perPerson: plan.perPerson,
    parts,
    sums: [
      { label: plan.total({ lines: details.priceLines.length }), amount: formatRupees(sumOf(details.priceLines)) },
      ...(lowered ? [lowered] : []),
      { label: `${plan.timesEach({ count: travellers })} ${formatRupees(pricePP)}`, amount: formatRupees(totalPrice) },
    ],
    estimate: plan.estimate({ day: wordDay(ratesCheckedOn, words) }),
  };
}
