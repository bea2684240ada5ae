/** Returns the options of a select field in the order of their names; `all` is the label of the empty option. */
export const choicesOf = <T extends string>(names: Readonly<Record<T, string>>, all?: string) => [
  ...(all === undefined ? [] : [{ value: '', label: all }]),
  ...Object.entries<string>(names).map(([value, label]) => ({ value, label })),
];
