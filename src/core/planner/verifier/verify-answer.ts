import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { sayingKey } from '../../sayings.ts';
import { ANSWER } from '../limits.ts';
import type { Itinerary, TripRequest } from '../types.ts';
import type { Finding } from './checks.ts';
import { mustBeGentle } from './party.ts';
import { findVisits } from './trip.ts';

const visitedIds = (itinerary: Itinerary, request: TripRequest, gazetteer: Gazetteer): ReadonlySet<string> =>
  new Set(findVisits({ itinerary, request, gazetteer }).map(({ stop }) => stop.sightId));

const countAll = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => new Set([...a, ...b]).size;

/** Returns the Jaccard similarity of two sets; 0 for two empty ones. */
function measureJaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = countAll(a, b);
  return all === 0 ? 0 : (a.size + b.size - all) / all;
}

const describeVariant = ({ variant, stays }: Itinerary): string =>
  [variant.transport, variant.tiers.hotel, variant.pace, variant.shape, ...stays.map((stay) => stay.baseId)].join(' ');

/** Returns true when the bases have too few sights for two plans that differ in them. */
function isPoolExhausted(
  [a, b]: readonly [Itinerary, Itinerary],
  visited: number,
  request: TripRequest,
  gazetteer: Gazetteer,
): boolean {
  const baseIds = new Set([...a.stays, ...b.stays].map((stay) => stay.baseId));
  const offered = [...baseIds].flatMap((id) => gazetteer.bases.get(id)?.sights ?? []);
  const themes = request.wishes?.themes ?? [];
  const suitable = offered
    .filter((sight) => !mustBeGentle(request) || sight.strenuous !== true)
    .filter((sight) => themes.length === 0 || sight.themes.some((theme) => themes.includes(theme)));
  return suitable.length < ANSWER.poolFactor * visited;
}

function findTooAlike(itineraries: readonly Itinerary[], request: TripRequest, gazetteer: Gazetteer): Finding[] {
  const sets = itineraries.map((itinerary) => visitedIds(itinerary, request, gazetteer));
  const isHeadline = (id: string) => gazetteer.sights.get(id)?.headline === true;
  const findings: Finding[] = [];
  itineraries.forEach((a, i) => {
    itineraries.slice(i + 1).forEach((b, k) => {
      const [own, other] = [sets[i] ?? new Set<string>(), sets[i + 1 + k] ?? new Set<string>()];
      const withoutPinned = [own, other].map((set) => new Set([...set].filter((id) => !isHeadline(id))));
      const shared = measureJaccard(withoutPinned[0] ?? own, withoutPinned[1] ?? other);
      const sameKind = describeVariant(a) === describeVariant(b);
      const isShort = itineraries.length <= ANSWER.fewest;
      const isSmall = isPoolExhausted([a, b], countAll(own, other), request, gazetteer);
      const excused = isShort || (isSmall && !sameKind);
      const identical = sameKind && measureJaccard(own, other) === 1;
      if ((shared > ANSWER.mostJaccard && !excused) || identical) {
        findings.push({
          check: 'V26',
          message: `${a.slug} and ${b.slug} share ${Math.round(shared * 100)}% of their sights`,
        });
      }
    });
  });
  return findings;
}

/**
 * Returns the faults of an answer by V26: at least three suggestions (fewer only when more are asked for beyond those
 * already shown), each with its own title and slug, sharing at most 70 % of their sights, headline sights aside; more
 * where the towns have no others, and where there would be too few suggestions. Where one says that it is cheaper than the first, it is so by as much.
 */
export function verifyAnswer(itineraries: readonly Itinerary[], request: TripRequest, gazetteer: Gazetteer): Finding[] {
  const findings: Finding[] = [];
  if (itineraries.length < ANSWER.fewest && request.exclude.length === 0) {
    findings.push({ check: 'V26', message: `only ${itineraries.length} suggestions` });
  }
  for (const field of ['title', 'slug'] as const) {
    const seen = new Set<string>(field === 'slug' ? request.exclude : []);
    for (const itinerary of itineraries) {
      const value = field === 'slug' ? itinerary.slug : sayingKey(itinerary.title);
      if (seen.has(value)) findings.push({ check: 'V26', message: `the ${field} ${value} comes twice` });
      seen.add(value);
    }
  }
  const first = itineraries[0]?.price.perPersonRupees ?? 0;
  for (const { slug, difference, price } of request.exclude.length === 0 ? itineraries : []) {
    const said = typeof difference === 'string' ? undefined : difference.savesPercent;
    if (said !== undefined && Math.abs(100 * (first - price.perPersonRupees) - said * first) > first / 2)
      findings.push({ check: 'V26', message: `${slug} does not cost ${said} % less than the first suggestion` });
  }
  return [...findings, ...findTooAlike(itineraries, request, gazetteer)];
}
