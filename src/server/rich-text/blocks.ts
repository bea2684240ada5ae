/** Words in one form, or a line break. */
export interface Run {
  /** Null for a line break. */
  text: string | null;
  readonly strong: boolean;
  readonly em: boolean;
  readonly href: string | null;
}

export interface Line {
  /** `bare` stands in a list item without a paragraph around it. */
  readonly kind: 'p' | 'h2' | 'h3' | 'bare';
  readonly runs: Run[];
}

export interface List {
  readonly kind: 'ul' | 'ol';
  readonly items: Block[][];
}

/** Rich text is a list of these. Headings stand at the top alone, `bare` lines in list items alone. */
export type Block = Line | List;

export const isList = (block: Block): block is List => 'items' in block;

/** Nothing that anybody could read. */
export const isBlank = ({ runs }: Line): boolean => runs.every(({ text }) => text === null || text.trim() === '');
