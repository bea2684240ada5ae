/** Text in one style, or a line break. */
export interface Run {
  /** Null for a line break. */
  text: string | null;
  readonly strong: boolean;
  readonly em: boolean;
  readonly href: string | null;
}

export interface Line {
  /** `bare` is text in a list item without a paragraph around it. */
  readonly kind: 'p' | 'h2' | 'h3' | 'bare';
  readonly runs: Run[];
}

export interface List {
  readonly kind: 'ul' | 'ol';
  readonly items: Block[][];
}

/** Contains paragraphs, lists and pictures, but no other quote. */
export interface Quote {
  readonly kind: 'blockquote';
  readonly blocks: Block[];
}

/** An uploaded picture, by the address that records store. */
export interface Picture {
  readonly kind: 'img';
  readonly address: string;
  readonly alt: string;
}

/** Rich text is a list of these. Headings occur at the top level only, `bare` lines in list items only. */
export type Block = Line | List | Quote | Picture;

export const isLine = (block: Block): block is Line => 'runs' in block;

/** Returns true for a line without visible text. */
export const isBlank = ({ runs }: Line): boolean => runs.every(({ text }) => text === null || text.trim() === '');

/** Returns true for a block that writes no HTML. */
export function isEmpty(block: Block): boolean {
  if (block.kind === 'img' || isLine(block)) return false;
  return block.kind === 'blockquote' ? block.blocks.every(isEmpty) : block.items.every((item) => item.every(isEmpty));
}
