import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A place between two blocks of the text, reserved for a picture. */
export interface PicturePlace {
  readonly id: string;
  readonly at: number;
  /** True when the next block is an empty paragraph, which the first picture replaces unless text is typed there. */
  readonly beforeEmptyLine: boolean;
}

type Change =
  | { readonly kind: 'open'; readonly places: readonly PicturePlace[] }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'put'; readonly id: string };

const key = new PluginKey<readonly PicturePlace[]>('picture-places');

/** Returns the place for a picture at a position: between blocks, never inside a sentence, list or quote. */
export function pictureSpot(doc: Node, position: number): Omit<PicturePlace, 'id'> {
  const place = doc.resolve(position);
  if (place.depth === 0) return { at: position, beforeEmptyLine: false };
  if (place.depth === 1 && place.parent.content.size === 0) return { at: place.before(1), beforeEmptyLine: true };
  const isAtStart = place.depth === 1 && place.parentOffset === 0;
  return { at: isAtStart ? place.before(1) : place.after(1), beforeEmptyLine: false };
}

/** Returns the places after a change of the text. Places at one position keep their order. */
function movePlaces(transaction: Transaction, places: readonly PicturePlace[]): readonly PicturePlace[] {
  const change = transaction.getMeta(key) as Change | undefined;
  if (change?.kind === 'open') return [...places, ...change.places];
  const filled = change?.kind === 'put' ? places.findIndex(({ id }) => id === change.id) : -1;
  const spot = places[filled]?.at;
  const moved = places.map((place, index) => ({
    id: place.id,
    at: pictureSpot(transaction.doc, transaction.mapping.map(place.at, index < filled ? -1 : 1)).at,
    // The empty line is replaced once, by the first picture that arrives.
    beforeEmptyLine: place.beforeEmptyLine && place.at !== spot,
  }));
  return change ? moved.filter(({ id }) => id !== change.id) : moved;
}

/** Reserves places for pictures: they move with the text, are not part of it and survive every edit. */
export const picturePlaces = (draw: (id: string) => HTMLElement): Plugin<readonly PicturePlace[]> =>
  new Plugin<readonly PicturePlace[]>({
    key,
    state: { init: () => [], apply: movePlaces },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          placesIn(state).map(({ id, at }) => Decoration.widget(at, () => draw(id), { key: id, side: 1 })),
        ),
    },
  });

export const placesIn = (state: EditorState): readonly PicturePlace[] => key.getState(state) ?? [];

/** Reserves a place for each id, in order, at a position in the text. */
export function openPlaces(state: EditorState, ids: readonly string[], position: number): Transaction {
  const spot = pictureSpot(state.doc, position);
  const places = ids.map((id) => ({ id, ...spot }));
  return state.tr.setMeta(key, { kind: 'open', places } satisfies Change);
}

/** Removes a place without inserting a picture. */
export const closePlace = ({ tr }: EditorState, id: string): Transaction =>
  tr.setMeta(key, { kind: 'close', id } satisfies Change);

/** Inserts a picture at its place and removes the place. */
export function putPicture(state: EditorState, id: string, src: string): Transaction {
  const place = placesIn(state).find((each) => each.id === id);
  const { tr, schema } = state;
  const { picture, paragraph } = schema.nodes;
  if (!place || !picture || !paragraph) return tr;
  const node = picture.create({ src, alt: '' });
  tr.insert(place.at, node).setMeta(key, { kind: 'put', id } satisfies Change);
  const behind = place.at + node.nodeSize;
  const line = place.beforeEmptyLine ? tr.doc.nodeAt(behind) : null;
  const isEmptyLine = line?.type === paragraph && line.content.size === 0;
  if (isEmptyLine && line !== tr.doc.lastChild) tr.delete(behind, behind + line.nodeSize);
  // Adds a paragraph below the last picture, to continue writing.
  if (tr.doc.lastChild?.type === picture) tr.insert(tr.doc.content.size, paragraph.create());
  return tr;
}
