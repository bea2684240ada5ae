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

/** Holds paragraphs, lists and pictures, and no other quote. */
export interface Quote {
  readonly kind: 'blockquote';
  readonly blocks: Block[];
}

/** A picture of ours, by the address that records keep. */
export interface Picture {
  readonly kind: 'img';
  readonly address: string;
  readonly alt: string;
}

/** Rich text is a list of these. Headings stand at the top alone, `bare` lines in list items alone. */
export type Block = Line | List | Quote | Picture;

export const isLine = (block: Block): block is Line => 'runs' in block;

/** Nothing that anybody could read. */
export const isBlank = ({ runs }: Line): boolean => runs.every(({ text }) => text === null || text.trim() === '');

/** Leaves nothing when it is written. */
export function isEmpty(block: Block): boolean {
  if (block.kind === 'img' || isLine(block)) return false;
  return block.kind === 'blockquote' ? block.blocks.every(isEmpty) : block.items.every((item) => item.every(isEmpty));
}
