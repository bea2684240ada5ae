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

/** Returns the purpose of a question. */
export const purposeOf = ({ material }: Pick<AskedOfModel, 'material'>): 'wish' | 'texts' =>
  'offered' in (JSON.parse(material) as object) ? 'wish' : 'texts';

export const textsAsked = ({ material }: Pick<AskedOfModel, 'material'>): readonly TextAsked[] =>
  (JSON.parse(material) as { texts: TextAsked[] }).texts;

/** Returns texts that keep to the given facts. */
export const goodTexts = (asked: Pick<AskedOfModel, 'material'>): { texts: object[] } => ({
  texts: textsAsked(asked).map(({ number, facts }) => ({
    number,
    title: `${MOODS[number % MOODS.length]} days on the way${facts.to ? ` to ${facts.to}` : ''}`,
    description: 'The days leave time to look around and to sit down in between.',
  })),
});

/** Answers like a good model: picks the first two places, writes what the facts say. */
export const goodModel = (asked: AskedOfModel): ModelScript => {
  if (purposeOf(asked) === 'texts') return { json: goodTexts(asked) };
  const { offered } = JSON.parse(asked.material) as { offered: { id: string }[] };
  return { json: { places: offered.slice(0, 2).map(({ id }) => id), themes: [], pace: null, gentle: false } };
};
