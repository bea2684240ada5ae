/** Returns the fields with a problem, in the form's order. */
export const onlyProblems = (found: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
