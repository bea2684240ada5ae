/** A document's source in Typst. Texts and figures are no part of it: they come as data. */
export interface Template {
  /** The path of the source that is set. */
  readonly main: string;
  /** All sources by their path; they import each other by it. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Pictures by the path under which a template shows them. */
export type TemplateFiles = Readonly<Record<string, Uint8Array>>;

export type Typeset =
  | {
      readonly kind: 'set';
      readonly pdf: Uint8Array;
      /** What the template's author should mend; empty for a good template. */
      readonly warnings: readonly string[];
    }
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** It took too long, or the thread that set it crashed. */
  | { readonly kind: 'given-up' };

export interface Typesetting {
  /**
   * Returns a template filled with data as PDF. The template reads the data from `sys.inputs.d` as JSON; characters that
   * no font has are replaced in it. Rejects where the template has an error.
   */
  readonly typeset: (template: Template, data: object, files?: TemplateFiles) => Promise<Typeset>;
}
