import type { Base, Gazetteer } from '../../gazetteer/gazetteer.ts';
import { greatCircleKm } from '../../geo.ts';
import { normaliseName } from './trip.ts';

/** A place that a request names, as the tables of the gazetteer have it. */
export interface Goal {
  /** All its names, normalised. */
  readonly names: ReadonlySet<string>;
  readonly bases: readonly Base[];
  /** Sights of which a trip there visits at least one; empty when a night there is enough. */
  readonly sightIds: readonly string[];
  /** Set for a region: any of its bases will do. */
  readonly regionId?: string;
}

/** What a request asks for: its places, and what it says about their order. */
export interface ReadGoals {
  readonly goals: readonly Goal[];
  readonly inOrder: boolean;
  /** The place from which the trip returns. */
  readonly endsIn?: Goal;
}

const LONGEST_NAME_WORDS = 6;
const SAME_TOWN_KM = 30;

const SAYS_ORDER = /\bthen\b|\bto\b|→|->|=>/i;
const SAYS_VIA = /\b(?:via|through)\b/i;
const SAYS_END =
  /\b(?:back|home|return|returning)\s+(?:home\s+)?from\b|\b(?:end|ends|ending|finish|finishing)\s+(?:in|at)\b/i;

/** Returns a name as it is and without or within its brackets: "Bhuj (Rann of Kutch)", "Bhuj", "Rann of Kutch". */
const formsOf = (name: string): readonly string[] =>
  [name, ...name.split(/[()]/)].map(normaliseName).filter((n) => n !== '');

function* listGoals(gazetteer: Gazetteer): Generator<Goal> {
  const bases = [...gazetteer.bases.values()];
  const named = (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(formsOf));
  for (const { name, aliases, sights } of gazetteer.subPlaces) {
    const base = gazetteer.bases.get(gazetteer.sights.get(sights[0] ?? '')?.baseId ?? '');
    if (base) yield { names: named([name, ...aliases]), bases: [base], sightIds: sights };
  }
  for (const base of bases) yield { names: named([base.name, ...base.aliases]), bases: [base], sightIds: [] };
  for (const { id, name, aliases, mainBaseId } of gazetteer.regions.values()) {
    const members = bases.filter((base) => base.id === mainBaseId || base.regions.includes(id));
    yield { names: named([name, ...aliases]), bases: members, sightIds: [], regionId: id };
  }
  for (const row of [...gazetteer.sameNames.values()].flat()) {
    const base = bases.find((each) => each.state === row.state && greatCircleKm(each, row) <= SAME_TOWN_KM);
    if (base) yield { names: named([row.place, base.name, ...base.aliases]), bases: [base], sightIds: [] };
  }
  for (const base of bases) {
    for (const { id, name, aliases = [] } of base.sights) {
      yield { names: named([name, ...aliases]), bases: [base], sightIds: [id] };
    }
  }
}

const indexes = new WeakMap<Gazetteer, ReadonlyMap<string, Goal>>();

/** Indexes all places by name, once and without the planner's code; the first place of a name wins. */
function goalsByName(gazetteer: Gazetteer): ReadonlyMap<string, Goal> {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const built = new Map<string, Goal>();
  for (const goal of listGoals(gazetteer)) {
    for (const name of goal.names) if (!built.has(name)) built.set(name, goal);
  }
  indexes.set(gazetteer, built);
  return built;
}

/** Returns the places that a text names, longest names first from the left. */
function findNamed(text: string, gazetteer: Gazetteer): readonly Goal[] {
  const byName = goalsByName(gazetteer);
  const words = normaliseName(text).split(' ');
  const found: Goal[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(LONGEST_NAME_WORDS, words.length - from); count > 0; count--) {
      const goal = byName.get(words.slice(from, from + count).join(' '));
      if (!goal) continue;
      found.push(goal);
      from += count - 1;
      break;
    }
  }
  return found;
}

/** Drops regions that only say where another place is, and repetitions. */
function withoutQualifiers(goals: readonly Goal[]): readonly Goal[] {
  const places = goals.filter(({ regionId }) => regionId === undefined);
  const isQualifier = ({ regionId, bases }: Goal): boolean =>
    regionId !== undefined && places.some((place) => place.bases.some((base) => bases.includes(base)));
  return [...new Set(goals)].filter((goal) => !isQualifier(goal));
}

/** Returns what a request's text asks for, read word by word; nothing when it holds no known name. */
export function readGoals(text: string, gazetteer: Gazetteer): ReadGoals {
  const whole = goalsByName(gazetteer).get(normaliseName(text));
  if (whole) return { goals: [whole], inOrder: false };
  const end = SAYS_END.exec(text);
  const goals = withoutQualifiers(findNamed(text, gazetteer));
  const endsIn = end && findNamed(text.slice(end.index), gazetteer)[0];
  const before = end ? text.slice(0, end.index) : text;
  const via = SAYS_VIA.test(before);
  // "Manali via Shimla": what is on the way comes first.
  const inTurn = via ? [...goals.slice(1), ...goals.slice(0, 1)] : goals;
  return { goals: inTurn, inOrder: via || SAYS_ORDER.test(before), ...(endsIn && { endsIn }) };
}
