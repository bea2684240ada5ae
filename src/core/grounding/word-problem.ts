/** Why a model's text is not shown. */
export interface TextProblem {
  readonly kind: 'number' | 'place' | 'claim' | 'form';
  /** What of the text it is. */
  readonly found: string;
}

/** The same, of one of the texts that were written together: the other may still be shown. */
export interface WordProblem extends TextProblem {
  readonly field: 'title' | 'description';
}
