/**
 * The shape of a catalogue in any language: a text for each text of the English one, and for each function one of the
 * same values. A key too few or too many and a value of another kind do not compile.
 */
export type Like<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Like<English[Key]> };
