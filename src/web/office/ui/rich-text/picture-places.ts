import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A place between two blocks of the text that waits for a picture. */
export interface PicturePlace {
  readonly id: string;
  readonly at: number;
  /** The block behind it is an empty paragraph, which the first picture replaces unless something is typed there. */
  readonly beforeEmptyLine: boolean;
}

type Change =
  | { readonly kind: 'open'; readonly places: readonly PicturePlace[] }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'put'; readonly id: string };

const key = new PluginKey<readonly PicturePlace[]>('picture-places');

/** Where a picture that is meant for a position goes: between blocks, as it parts no sentence, list or quote. */
export function pictureSpot(doc: Node, position: number): Omit<PicturePlace, 'id'> {
  const place = doc.resolve(position);
  if (place.depth === 0) return { at: position, beforeEmptyLine: false };
  if (place.depth === 1 && place.parent.content.size === 0) return { at: place.before(1), beforeEmptyLine: true };
  const isAtStart = place.depth === 1 && place.parentOffset === 0;
  return { at: isAtStart ? place.before(1) : place.after(1), beforeEmptyLine: false };
}

/** The places after a change of the text. Among places at one position the order in which they were opened stays. */
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

/** Keeps the places at which pictures will stand. They move with the text, are no part of it and outlive every edit. */
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

/** Opens a place for each id, in their order, at the spot that a position in the text means. */
export function openPlaces(state: EditorState, ids: readonly string[], position: number): Transaction {
  const spot = pictureSpot(state.doc, position);
  const places = ids.map((id) => ({ id, ...spot }));
  return state.tr.setMeta(key, { kind: 'open', places } satisfies Change);
}

/** Takes a place away; no picture comes there. */
export const closePlace = ({ tr }: EditorState, id: string): Transaction =>
  tr.setMeta(key, { kind: 'close', id } satisfies Change);

/** Puts a picture into its place and takes the place away. */
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
  // The author writes on below the last picture.
  if (tr.doc.lastChild?.type === picture) tr.insert(tr.doc.content.size, paragraph.create());
  return tr;
}
