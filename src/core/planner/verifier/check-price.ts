import { gstRates, localRates, ratesCheckedOn } from '../../pricing/rates.ts';
import type { PriceLine } from '../../pricing/types.ts';
import { isInRange, toPay } from '../price-range.ts';
import type { Finding } from './checks.ts';
import {
  type ExpectedLine,
  entryFee,
  recomputeDayLines,
  recomputeRideLines,
  recomputeStayLines,
} from './recompute-lines.ts';
import { findRides, findVisits, nameDay, type Trip } from './trip.ts';

const describe = (line: ExpectedLine): string =>
  `${line.code} on day ${line.dayNumber}: ${line.qty} x ${line.unitPrice} / ${line.sharedBy}`;

const keyOf = (line: ExpectedLine): string => `${line.component} ${describe(line)}`;

/** Local lines may have one of several unit prices; takes the itinerary's own, if it is one of them. */
function resolveLocalLines(trip: Trip): ExpectedLine[] {
  const { fixed, local } = recomputeDayLines(trip);
  const has = (line: ExpectedLine) => trip.itinerary.price.lines.some((own) => keyOf(own) === keyOf(line));
  const chosen = local.map(({ unitPrices, ...line }) => {
    const alternatives = unitPrices.map((unitPrice) => ({ ...line, unitPrice }));
    return alternatives.find(has) ?? line;
  });
  return [...fixed, ...chosen];
}

/**
 * Returns wrong fare factors: a factor is a fact of the route, that of the dearer airport, the train's own, else 1
 * (less for a government ferry).
 */
function findFareFactorFaults({ itinerary, gazetteer }: Trip): string[] {
  return findRides(itinerary).flatMap((ride) => {
    const airports = [ride.from.code, ride.to.code].map((code) => gazetteer.airports.get(code ?? '')?.fareFactor ?? 1);
    const train = gazetteer.trainsByNumber.get(ride.service?.number ?? '')?.[0];
    const expected = ride.mode === 'flight' ? Math.max(...airports) : (train?.fareFactor ?? 1);
    const fits = ride.mode === 'ferry' ? ride.fareFactor >= 0.4 : Math.abs(ride.fareFactor - expected) < 1e-9;
    return fits
      ? []
      : [`the fare factor ${ride.fareFactor} of ${ride.from.name} to ${ride.to.name} should be ${expected}`];
  });
}

/** V19: the lines are exactly those that the rates give for this trip. */
export function checkPriceLines(trip: Trip): Finding[] {
  const { itinerary } = trip;
  const expected = [...recomputeRideLines(trip), ...recomputeStayLines(trip), ...resolveLocalLines(trip)];
  const own = itinerary.price.lines.filter((line) => line.component !== 'rounding');
  const open = new Map<string, number>();
  for (const line of expected) open.set(keyOf(line), (open.get(keyOf(line)) ?? 0) + 1);
  const surplus: string[] = [];
  for (const line of own) {
    const count = open.get(keyOf(line)) ?? 0;
    if (count > 0) open.set(keyOf(line), count - 1);
    else surplus.push(`the rates do not give ${describe(line)}`);
    if (line.component !== 'stay' && line.gstRate !== 0)
      surplus.push(`${line.code} on day ${line.dayNumber} is taxed twice`);
  }
  const missing = [...open].filter(([, count]) => count > 0).map(([key]) => `missing ${key}`);
  const fees = findVisits(trip)
    .filter(({ day, stop }) => stop.feeRupees !== entryFee(stop, day, trip.gazetteer))
    .map(({ day, stop }) => `the entry of ${stop.place.name} on ${nameDay(day)} is not ${stop.feeRupees}`);
  const age = itinerary.price.ratesCheckedOn === ratesCheckedOn ? [] : [`the rates were checked on ${ratesCheckedOn}`];
  const faults = [...surplus, ...missing, ...fees, ...findFareFactorFaults(trip), ...age];
  return faults.map((message) => ({ check: 'V19', message }));
}

/** Returns `ceil(qty x unitPrice x (1 + gstRate) / sharedBy)` without floating-point error. */
const amountOf = (line: PriceLine): number => {
  const perMille = line.qty * line.unitPrice * (1000 + Math.round(line.gstRate * 1000));
  const share = perMille / (1000 * line.sharedBy);
  return Math.ceil(share - 1e-9);
};

/** V20: amounts follow from their lines, days and totals from the amounts, and the price is in the requested range. */
export function checkPriceSum({ itinerary, request }: Trip): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V20', message });
  const { lines, perPersonRupees, totalRupees } = itinerary.price;
  const sum = (some: readonly PriceLine[]) => some.reduce((total, line) => total + line.amount, 0);
  for (const line of lines) {
    if (line.amount !== amountOf(line))
      add(`${line.code} on day ${line.dayNumber} comes to ${amountOf(line)}, not ${line.amount}`);
  }
  const rounding = sum(lines.filter((line) => line.component === 'rounding'));
  if (rounding < 0 || rounding > 9) add(`rounding of ${rounding}`);
  if (sum(lines) !== perPersonRupees) add(`the lines sum to ${sum(lines)}, the price is ${perPersonRupees}`);
  if (perPersonRupees % 10 !== 0) add(`the price ${perPersonRupees} is not rounded to ten`);
  if (perPersonRupees * itinerary.travellers !== totalRupees) add(`the total is ${totalRupees}`);
  for (const day of itinerary.days) {
    const ofDay = sum(lines.filter((line) => line.dayNumber === day.number));
    if (ofDay !== day.costRupees) add(`${nameDay(day)} costs ${ofDay}, not ${day.costRupees}`);
  }
  if (!isInRange(request, perPersonRupees)) {
    const { min, max } = request.priceRange;
    add(`the ${toPay(request, perPersonRupees)} to pay are not between ${min} and ${max}`);
  }
  return findings;
}

/** V21: the requested party, with a bed (two share a room) and a seat for each. */
export function checkCapacity({ itinerary, request }: Trip): Finding[] {
  const findings: Finding[] = [];
  const add = (message: string) => findings.push({ check: 'V21', message });
  const { travellers } = itinerary;
  const { local } = itinerary.variant.tiers;
  if (travellers !== request.travellers) add(`planned for ${travellers}, asked for ${request.travellers}`);
  if (itinerary.rooms !== Math.ceil(travellers / 2)) add(`${itinerary.rooms} rooms for ${travellers}`);
  const vehicles = Math.ceil(travellers / localRates.seats[local]);
  if (itinerary.vehicles !== vehicles) add(`${itinerary.vehicles} vehicles for ${travellers}, needs ${vehicles}`);
  if (itinerary.localTier !== local) add(`the local transport is ${itinerary.localTier} and ${local}`);
  for (const stay of itinerary.stays) {
    const { hotel } = itinerary.variant.tiers;
    const isRoomForBed = hotel === 'dormitory' && stay.tier === 'budget';
    if (stay.tier !== hotel && !isRoomForBed) add(`the stay in ${stay.base.name} is ${stay.tier}`);
  }
  return findings;
}

/** V22: the tax on each room matches its seasonal rate. */
export function checkRoomTax({ itinerary }: Trip): Finding[] {
  return itinerary.price.lines
    .filter((line) => line.component === 'stay')
    .flatMap((line): Finding[] => {
      const { unitPrice, gstRate, dayNumber } = line;
      const rate = gstRates.hotelSlabs.filter((slab) => unitPrice <= slab.upToRupees)[0]?.rate;
      if (gstRate === rate) return [];
      return [
        { check: 'V22', message: `a room at ${unitPrice} on day ${dayNumber} is taxed ${gstRate}, should be ${rate}` },
      ];
    });
}
