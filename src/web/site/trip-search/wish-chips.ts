import type { AvoidedKind, Party, TripWishes } from '../../../core/planner/wishes.ts';
import { AVOIDED, DIETS, STAYS, TRANSPORT } from '../../../words/en/planner/wishes.ts';
import { countOf } from '../../ui/counted.ts';

/** A wish as a chip: its words, and the wishes without it. */
export interface WishChip {
  readonly key: string;
  readonly words: string;
  readonly without: TripWishes;
}

/** Wishes that one press sets: the most usual ones. */
export const USUAL_WISHES: readonly { readonly words: string; readonly wishes: TripWishes }[] = [
  { words: 'Vegetarian', wishes: { diet: ['vegetarian'] } },
  { words: 'Jain', wishes: { diet: ['jain'] } },
  { words: 'Relaxed pace', wishes: { pace: 'relaxed' } },
  { words: 'No flights', wishes: { transport: ['no-flights'] } },
  { words: 'No night trains', wishes: { transport: ['no-night-trains'] } },
  { words: 'No early starts', wishes: { avoid: ['early-starts'] } },
  { words: 'No long drives', wishes: { avoid: ['long-drives'] } },
  { words: 'No treks', wishes: { avoid: ['treks'] } },
];

const LISTS = ['diet', 'themes', 'mustSee', 'avoid', 'transport', 'stay'] as const;
type ListName = (typeof LISTS)[number];

const listOf = (wishes: TripWishes, name: ListName): readonly string[] => wishes[name] ?? [];

/** Returns both wishes together; single ones of the second replace those of the first. */
export function addWishes(wishes: TripWishes, more: TripWishes): TripWishes {
  const lists = LISTS.flatMap((name) => {
    const all = [...new Set([...listOf(wishes, name), ...listOf(more, name)])];
    return all.length > 0 ? [[name, all] as const] : [];
  });
  return { ...wishes, ...more, ...Object.fromEntries(lists) };
}

function withoutValue(wishes: TripWishes, name: ListName, value: string): TripWishes {
  const rest = listOf(wishes, name).filter((each) => each !== value);
  const { [name]: _, ...others } = wishes;
  return rest.length > 0 ? { ...others, [name]: rest } : others;
}

function withoutField(wishes: TripWishes, name: keyof TripWishes): TripWishes {
  const { [name]: _, ...others } = wishes;
  return others;
}

function wordParty({ adults, children, elders, mobility }: Party): string {
  const ages = children.length > 0 ? [`${countOf(children.length, 'child', 'children')} (${children.join(', ')})`] : [];
  const old = elders > 0 ? [`${elders} of them ${elders === 1 ? 'an elder' : 'elders'}`] : [];
  const walking = mobility === 'wheelchair' ? ['wheelchair'] : mobility === 'little-walking' ? ['little walking'] : [];
  return [countOf(adults, 'adult'), ...old, ...ages, ...walking].join(', ');
}

const wordValue = (name: ListName, value: string, nameOf: (id: string) => string): string => {
  const known: Readonly<Record<string, string>> = { ...DIETS, ...TRANSPORT, ...STAYS };
  if (name === 'mustSee') return `See ${nameOf(value)}`;
  if (name === 'avoid') return `No ${AVOIDED[value as AvoidedKind] ?? nameOf(value)}`;
  return name === 'themes' ? `Likes ${value}` : (known[value] ?? value);
};

const PACE_WORDS = { relaxed: 'Relaxed pace', balanced: 'Balanced pace', full: 'Full days' } as const;

/** Returns all wishes as chips, in one order. */
export function listChips(wishes: TripWishes, names: Readonly<Record<string, string>>): readonly WishChip[] {
  const single = (name: keyof TripWishes, words: string): WishChip => ({
    key: name,
    words,
    without: withoutField(wishes, name),
  });
  const { party, pace, arriveAfter, leaveBefore } = wishes;
  return [
    ...(party ? [single('party', wordParty(party))] : []),
    ...(pace ? [single('pace', PACE_WORDS[pace])] : []),
    ...LISTS.flatMap((name) =>
      listOf(wishes, name).map((value) => ({
        key: `${name} ${value}`,
        words: wordValue(name, value, (id) => names[id] ?? id),
        without: withoutValue(wishes, name, value),
      })),
    ),
    ...(arriveAfter ? [single('arriveAfter', `Leave home after ${arriveAfter}`)] : []),
    ...(leaveBefore ? [single('leaveBefore', `Home by ${leaveBefore}`)] : []),
  ];
}
