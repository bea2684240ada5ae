/** A language model's texts about an itinerary that passed the checks; for missing ones the built-in texts stay. */
export interface CardWords {
  readonly title?: string;
  /** Replaces the built-in `difference`. */
  readonly description?: string;
  readonly by: { readonly provider: string; readonly model: string; readonly promptVersion: string };
}
