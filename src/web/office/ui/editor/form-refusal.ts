/** Why a form was not saved: what is wrong with its fields, by their names, and the words in the banner. */
export interface Refusal {
  readonly problems: Readonly<Record<string, string>>;
  readonly banner: string;
}

export const NO_REFUSAL: Refusal = { problems: {}, banner: '' };

/**
 * What is left of a refusal once some of its fields were changed: the banner tells of the other fields, and goes with the
 * last of them. A refusal of no field stays.
 */
export function withoutFields(refusal: Refusal, isChanged: (name: string) => boolean): Refusal {
  const all = Object.entries(refusal.problems);
  const left = all.filter(([name]) => !isChanged(name));
  if (left.length === all.length) return refusal;
  // A banner that was closed stays closed.
  const banner = refusal.banner === '' ? '' : left.map(([, words]) => words).join(', ');
  return { problems: Object.fromEntries(left), banner };
}
