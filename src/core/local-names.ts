/** The names of one language, and sentences about places, by the English ones. */
export type LocalNames = ReadonlyMap<string, string>;

/** Returns a value with each text in it that is one of the names, whole, in the other language. */
export function withLocalNames<Value>(value: Value, names: LocalNames): Value {
  const told = (each: unknown): unknown => {
    if (typeof each === 'string') return names.get(each) ?? each;
    if (Array.isArray(each)) return each.map(told);
    if (each === null || typeof each !== 'object') return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, told(inner)]));
  };
  return told(value) as Value;
}

type Sentence = (...values: readonly unknown[]) => unknown;

/** Returns words that say the values handed to them with local names: texts as they are, functions and what holds them. */
export function sayingLocalNames<Words extends object>(words: Words, names: LocalNames): Words {
  const local = (each: unknown): unknown => {
    if (typeof each === 'function') {
      const sentence = each as Sentence;
      return (...values: readonly unknown[]) => sentence(...values.map((value) => withLocalNames(value, names)));
    }
    if (each === null || typeof each !== 'object' || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, local(inner)]));
  };
  return local(words) as Words;
}
