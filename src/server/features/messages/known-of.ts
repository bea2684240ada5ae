/** Returns the known value that a column of the outbox holds; throws where it holds another one. */
export const knownOf = <const T extends string>(values: readonly T[], text: string): T => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`the outbox holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
};
