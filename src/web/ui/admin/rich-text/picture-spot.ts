import type { Node } from '@tiptap/pm/model';

/**
 * Where a picture that is meant for this position goes: between blocks, as it parts no sentence, list or quote. It takes
 * the place of an empty paragraph.
 */
export function pictureSpot(doc: Node, at: number): number {
  const place = doc.resolve(at);
  if (place.depth === 0) return at;
  if (place.depth === 1 && place.parent.content.size === 0) return at;
  return place.depth === 1 && place.parentOffset === 0 ? place.before(1) : place.after(1);
}
