import type { AskedOfModel, ModelScript } from './model-servers.ts';

interface TextAsked {
  readonly number: number;
  readonly facts: {
    readonly to?: string;
    readonly night?: string | null;
    readonly sights?: readonly string[];
    readonly stops?: readonly string[];
  };
}

const MOODS = ['Slow', 'Quiet', 'Early', 'Easy', 'Long', 'Bright', 'Gentle', 'Unhurried'];

/** What a question asks for. */
export const purposeOf = ({ material }: Pick<AskedOfModel, 'material'>): 'wish' | 'texts' =>
  'offered' in (JSON.parse(material) as object) ? 'wish' : 'texts';

export const textsAsked = ({ material }: Pick<AskedOfModel, 'material'>): readonly TextAsked[] =>
  (JSON.parse(material) as { texts: TextAsked[] }).texts;

/** Texts that hold to the facts they were asked for with. */
export const goodTexts = (asked: Pick<AskedOfModel, 'material'>): { texts: object[] } => ({
  texts: textsAsked(asked).map(({ number, facts }) => ({
    number,
    title: `${MOODS[number % MOODS.length]} days on the way${facts.to ? ` to ${facts.to}` : ''}`,
    description: 'The days leave time to look around and to sit down in between.',
  })),
});

/** A model that does what it is told: picks the first two places, writes what the facts say. */
export const goodModel = (asked: AskedOfModel): ModelScript => {
  if (purposeOf(asked) === 'texts') return { json: goodTexts(asked) };
  const { offered } = JSON.parse(asked.material) as { offered: { id: string }[] };
  return { json: { places: offered.slice(0, 2).map(({ id }) => id), themes: [], pace: null, gentle: false } };
};
