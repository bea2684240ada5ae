/*
 * What a plan says, as data: an id (`say`) and its values. Each language has words for it (src/words). Plans are stored
 * so: an id that was ever stored keeps its meaning and its values for ever; a new meaning gets a new id.
 */

type SayingOf<S, Id> = S extends { readonly say: infer Ids } ? (Id extends Ids ? S : never) : never;

/** The words of one language for sayings: one function for each id. */
export type Words<S extends { readonly say: string }> = {
  readonly [Id in S['say']]: (saying: SayingOf<S, Id>) => string;
};

/** Text of a plan that was stored before its sentences were data. */
export type OldText = string;

/** Returns a saying in words; a text of an older plan as it is, and nothing for an id that this version does not know. */
export function speak<S extends { readonly say: string }>(words: Words<S>, saying: S | OldText): string {
  if (typeof saying === 'string') return saying;
  const word: ((saying: never) => string) | undefined = words[saying.say as S['say']];
  return word ? word(saying as never) : '';
}

/** Returns a key by which equal sayings are found. */
export const sayingKey = (saying: object | OldText): string => JSON.stringify(saying);

/** Returns the texts and numbers of a saying, without its id. */
export function valuesOf(saying: object | OldText): readonly (string | number)[] {
  if (typeof saying === 'string') return [saying];
  return Object.entries(saying).flatMap(([key, value]: readonly [string, unknown]) => {
    if (key === 'say') return [];
    if (typeof value === 'string' || typeof value === 'number') return [value];
    return value !== null && typeof value === 'object' ? valuesOf(value) : [];
  });
}
