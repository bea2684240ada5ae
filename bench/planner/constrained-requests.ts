import { addDays } from '../../src/core/dates.ts';
import type { Base, Gazetteer, Sight } from '../../src/core/gazetteer/gazetteer.ts';
import type { Theme } from '../../src/core/gazetteer/types.ts';
import { greatCircleKm } from '../../src/core/geo.ts';
import { PACES, type TripRequest } from '../../src/core/planner/types.ts';
import {
  AVOIDED_KINDS,
  type AvoidedKind,
  DIETS,
  type Party,
  STAY_KINDS,
  type StayKind,
  type TransportWish,
  type TripWishes,
} from '../../src/core/planner/wishes.ts';
import { type Random, seededRandom } from '../../src/core/random.ts';

export const BOOKED_ON = '2026-11-21';
/** Where most trips of the bench start. */
export const METROS = ['Delhi', 'Mumbai', 'Bengaluru', 'Chennai', 'Kolkata', 'Hyderabad'] as const;
const CITIES = [...METROS, 'Pune', 'Ahmedabad', 'Lucknow', 'Nagpur'] as const;

/** A party without, and with those who need care. */
const PARTIES: readonly Party[] = [
  { adults: 2, children: [3], elders: 0, mobility: 'full' },
  { adults: 2, children: [7, 11], elders: 0, mobility: 'full' },
  { adults: 4, children: [8], elders: 2, mobility: 'full' },
  { adults: 2, children: [], elders: 2, mobility: 'full' },
  { adults: 3, children: [], elders: 1, mobility: 'little-walking' },
  { adults: 2, children: [], elders: 0, mobility: 'wheelchair' },
  { adults: 1, children: [], elders: 0, mobility: 'full' },
];

/** The theme of a kind that is avoided: towns whose best sights have it are not drawn. */
const THEME_OF_KIND: Readonly<Partial<Record<AvoidedKind, Theme>>> = {
  museums: 'museum',
  temples: 'spiritual',
  markets: 'market',
  crowds: 'market',
  beaches: 'beach',
  wildlife: 'wildlife',
};

/** Stays of a kind that the facts of a town have. */
const KIND_WORDS: Readonly<Record<StayKind, readonly string[]>> = {
  hotel: ['hotel', 'resort', 'lodge'],
  homestay: ['homestay', 'cottage', 'bungalow'],
  heritage: ['heritage', 'haveli', 'palace', 'fort', 'mansion', 'colonial'],
  houseboat: ['houseboat'],
  camp: ['camp', 'tent'],
  dormitory: ['hostel', 'dormitory', 'dharamshala', 'ashram'],
};

/** A destination with days and distance: a sensible wish depends on them. */
interface Trip {
  readonly base: Base;
  readonly days: number;
  readonly km: number;
}

interface Draw {
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
}

const drawFrom = (random: Random): Draw => ({
  pick: (list) => list[Math.floor(random() * list.length)] as never,
  chance: (share) => random() < share,
});

const bestOf = ({ sights }: Base): readonly Sight[] => [...sights].sort((a, b) => b.score - a.score).slice(0, 6);
const shareOf = (sights: readonly Sight[], theme: Theme): number =>
  sights.filter(({ themes }) => themes.includes(theme)).length / Math.max(1, sights.length);

/** Draws kinds to avoid that leave the destination worth a visit. */
function drawAvoided({ base, days }: Trip, { pick }: Draw): TripWishes | undefined {
  const kind = pick(AVOIDED_KINDS);
  const theme = THEME_OF_KIND[kind];
  if (theme && shareOf(bestOf(base), theme) > 0.34) return undefined;
  if (kind === 'heights' && base.altitudeMetres > 2500) return undefined;
  if (kind === 'ferries' && base.gateways.some(({ by }) => by === 'ferry')) return undefined;
  if (kind === 'long-drives' && (base.road === 'hills' || days < 4)) return undefined;
  if (kind === 'treks' && bestOf(base).filter(({ strenuous }) => strenuous).length > 2) return undefined;
  return { avoid: [kind] };
}

function drawTransport({ days, km }: Trip, { pick }: Draw): TripWishes | undefined {
  const wish: TransportWish = pick(['no-flights', 'no-flights', 'no-night-trains', 'own-car']);
  if (wish === 'no-flights' && km > (days >= 6 ? 1500 : days >= 4 ? 900 : 400)) return undefined;
  if (wish === 'own-car' && km > 250) return undefined;
  return { transport: [wish] };
}

function drawTheme({ base }: Trip, { pick }: Draw): TripWishes | undefined {
  const themes = base.sights.flatMap((sight) => sight.themes);
  const common = [...new Set(themes)].filter((theme) => shareOf(base.sights, theme) >= 0.35);
  return common.length > 0 ? { themes: [pick(common)] } : undefined;
}

function drawStay({ base }: Trip, { pick }: Draw): TripWishes | undefined {
  const kinds = STAY_KINDS.filter((kind) =>
    base.stays.some((stay) => KIND_WORDS[kind].some((word) => stay.kind.toLowerCase().includes(word))),
  );
  return kinds.length > 0 ? { stay: [pick(kinds)] } : undefined;
}

function drawHours({ km, days }: Trip, { pick, chance }: Draw): TripWishes | undefined {
  if (days < 3 || km > 1500) return undefined;
  return chance(0.5)
    ? { arriveAfter: pick(['07:00', '09:00', '12:00'] as const) }
    : { leaveBefore: pick(['20:00', '22:00'] as const) };
}

function drawMust({ base, days }: Trip, { pick }: Draw): TripWishes | undefined {
  if (days < 3) return undefined;
  const known = bestOf(base).filter(({ strenuous, bestAt }) => !strenuous && bestAt !== 'sunrise');
  return known.length > 0 ? { mustSee: [pick(known).id] } : undefined;
}

type Kind = (trip: Trip, draw: Draw) => TripWishes | undefined;
const KINDS: readonly Kind[] = [
  (_, { pick }) => ({ party: pick(PARTIES) }),
  (_, { pick }) => ({ party: pick(PARTIES) }),
  (_, { pick }) => ({ diet: [pick(DIETS)] }),
  (_, { pick }) => ({ pace: pick(PACES) }),
  drawTheme,
  drawMust,
  drawAvoided,
  drawTransport,
  drawHours,
  drawStay,
];

/** What does not go together: a sight that must be seen and is of an avoided kind, hurried days with those who need care. */
function isSensible({ party, pace, mustSee = [], avoid = [], themes = [] }: TripWishes, gazetteer: Gazetteer): boolean {
  const avoided = avoid.flatMap((kind) => THEME_OF_KIND[kind as AvoidedKind] ?? []);
  const clashes = (list: readonly Theme[]): boolean => list.some((theme) => avoided.includes(theme));
  const isCalm = party !== undefined && (party.children.length > 0 || party.elders > 0 || party.mobility !== 'full');
  if (isCalm && pace === 'full') return false;
  return !clashes(themes) && !mustSee.some((id) => clashes(gazetteer.sights.get(id)?.themes ?? []));
}

/** Yields seeded requests without end: over all towns and months, with one to three wishes that go together. */
export function* drawConstrained(gazetteer: Gazetteer, seed: number): Generator<TripRequest, never> {
  const draw = drawFrom(seededRandom(seed));
  const { pick, chance } = draw;
  const bases = [...gazetteer.bases.values()];
  const homes = CITIES.flatMap((name) => bases.find((base) => base.name === name) ?? []);
  for (;;) {
    const base = pick(bases);
    const home = pick(homes);
    const days = pick([3, 4, 5, 6, 7]);
    const departureDate = addDays(BOOKED_ON, 10 + Math.floor(pick(Array.from({ length: 365 }, (_, i) => i))));
    const trip: Trip = { base, days, km: greatCircleKm(home, base) };
    let wishes: TripWishes = {};
    const wanted = chance(0.3) ? 1 : chance(0.5) ? 2 : 3;
    while (Object.keys(wishes).length < wanted) wishes = { ...wishes, ...pick(KINDS)(trip, draw) };
    const { party } = wishes;
    if (home === base || trip.km < 60 || !isSensible(wishes, gazetteer)) continue;
    yield {
      from: home.name,
      to: base.name,
      departureDate,
      returnDate: addDays(departureDate, days - 1),
      travellers: party ? party.adults + party.children.length : pick([2, 2, 2, 4]),
      travelClass: 'Economy',
      priceRange: { min: 0, max: 200000 },
      bookedOn: BOOKED_ON,
      exclude: [],
      wishes,
    };
  }
}
