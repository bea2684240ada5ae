/** Why a model's text is not shown. */
export interface TextProblem {
  readonly kind: 'number' | 'place' | 'claim' | 'form';
  /** The faulty part of the text. */
  readonly found: string;
}

/** A problem of one of two texts written together: the other may still be shown. */
export interface WordProblem extends TextProblem {
  readonly field: 'title' | 'description';
}
