/**
 * What a language model has written of an itinerary and the checks let pass; what is missing stays in our own words.
 */
export interface CardWords {
  readonly title?: string;
  /** In the place of the built-in `difference`. */
  readonly description?: string;
  readonly by: { readonly provider: string; readonly model: string; readonly promptVersion: string };
}
