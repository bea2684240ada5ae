import type { Theme } from '../../../core/gazetteer/types.ts';
import type { AvoidedKind, Party, TripWishes } from '../../../core/planner/wishes.ts';
import { AVOIDED, DIETS, STAYS, THEMES, TRANSPORT } from '../../../words/en/planner/wishes.ts';
import { search } from '../../../words/en/site/search.ts';

/** A wish as a chip: its words, and the wishes without it. */
export interface WishChip {
  readonly key: string;
  readonly words: string;
  readonly without: TripWishes;
}

const USUAL: readonly TripWishes[] = [
  { diet: ['vegetarian'] },
  { diet: ['jain'] },
  { pace: 'relaxed' },
  { transport: ['no-flights'] },
  { transport: ['no-night-trains'] },
  { avoid: ['early-starts'] },
  { avoid: ['long-drives'] },
  { avoid: ['treks'] },
];

/** Returns wishes that one press sets: the most usual ones. */
export const usualWishes = (): readonly { readonly words: string; readonly wishes: TripWishes }[] =>
  USUAL.map((wishes) => ({ words: listChips(wishes, {})[0]?.words ?? '', wishes }));

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
  const ages = children.length > 0 ? [search.children({ ages: children })] : [];
  const old = elders > 0 ? [search.elders({ count: elders })] : [];
  const walking =
    mobility === 'wheelchair' ? [search.wheelchair] : mobility === 'little-walking' ? [search.littleWalking] : [];
  return [search.adults({ count: adults }), ...old, ...ages, ...walking].join(', ');
}

const wordValue = (name: ListName, value: string, nameOf: (id: string) => string): string => {
  const known: Readonly<Record<string, string>> = { ...DIETS, ...TRANSPORT, ...STAYS };
  if (name === 'mustSee') return search.see({ name: nameOf(value) });
  if (name === 'avoid') return search.avoid({ name: AVOIDED[value as AvoidedKind] ?? nameOf(value) });
  return name === 'themes' ? search.likes({ theme: THEMES[value as Theme] ?? value }) : (known[value] ?? value);
};

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
    ...(pace ? [single('pace', search.paces[pace])] : []),
    ...LISTS.flatMap((name) =>
      listOf(wishes, name).map((value) => ({
        key: `${name} ${value}`,
        words: wordValue(name, value, (id) => names[id] ?? id),
        without: withoutValue(wishes, name, value),
      })),
    ),
    ...(arriveAfter ? [single('arriveAfter', search.leaveAfter({ time: arriveAfter }))] : []),
    ...(leaveBefore ? [single('leaveBefore', search.homeBy({ time: leaveBefore }))] : []),
  ];
}
