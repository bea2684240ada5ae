import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { useCallback, useRef, useState } from 'react';
import { fileProblem } from '../editor/read-picture.ts';
import { useLeaving } from '../use-leaving.ts';
import styles from './picture-node.module.css';
import { pictureSpot } from './picture-spot.ts';

interface SendOptions {
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a picture and answers where it is; throws an `Error` whose message says why it was not taken. */
export type SendPicture = (file: File, options: SendOptions) => Promise<string>;

type Change = { readonly add: Decoration } | { readonly remove: string };

const key = new PluginKey<DecorationSet>('pictures-on-their-way');

/** Places in the text where a picture will stand once it is stored; they move with the text and are no part of it. */
export const PicturesOnTheirWay = Extension.create({
  name: 'picturesOnTheirWay',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const moved = places.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (!change) return moved;
          return 'add' in change
            ? moved.add(transaction.doc, [change.add])
            : moved.remove(moved.find(undefined, undefined, (spec) => spec.id === change.remove));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Shows where a picture will stand and how far it has come. */
function markPlace(view: EditorView, id: string, name: string, at: number): (sent: number) => void {
  const place = document.createElement('div');
  const progress = document.createElement('progress');
  place.className = styles.sending ?? '';
  place.textContent = `Sending ${name} …`;
  progress.setAttribute('aria-label', `Sending ${name}`);
  place.append(progress);
  // Behind what is put in at the same place, so that several stay in their order.
  const add = Decoration.widget(at, place, { id, side: 1 });
  view.dispatch(view.state.tr.setMeta(key, { add } satisfies Change));
  return (sent) => {
    if (sent < 1) progress.value = sent;
    else progress.removeAttribute('value');
  };
}

/** Where the place is by now; null when what was around it has been deleted. */
const placeOf = (view: EditorView, id: string): number | null =>
  key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from ?? null;

/** Takes the mark away, and puts the picture in its place; without an address nothing comes there. */
function endPlace(view: EditorView, id: string, src: string | null): void {
  const at = placeOf(view, id);
  const { tr, schema } = view.state;
  tr.setMeta(key, { remove: id } satisfies Change);
  const { picture, paragraph } = schema.nodes;
  if (src !== null && at !== null && picture && paragraph) {
    tr.replaceRangeWith(at, at, picture.create({ src, alt: '' }));
    // One writes on below it.
    if (tr.doc.lastChild?.type === picture) tr.insert(tr.doc.content.size, paragraph.create());
  }
  view.dispatch(tr);
}

/** After the picture has been drawn, with its field. */
const askForWords = (view: EditorView, src: string): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      view.dom.querySelector(`img[src="${src}"]`)?.closest('[data-node-view-wrapper]')?.querySelector('input')?.focus(),
    ),
  );

interface Failure {
  readonly words: string;
  /** To be tried again; null for one that would be refused again. */
  readonly file: File | null;
}

interface TakeOptions {
  /** A position in the text; the end of the selection when there is none. */
  readonly at?: number;
  /** Goes on with the words for the picture. */
  readonly ask?: boolean;
}

let last = 0;

/** Stores pictures one after the other and puts them into the text. */
export function usePictureUploads(editor: Editor | null, send: SendPicture | undefined) {
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const queue = useRef(Promise.resolve());
  const leaving = useLeaving();

  const take = useCallback(
    (files: readonly File[], { at, ask = false }: TakeOptions = {}) => {
      if (!editor || !send) return;
      const { view } = editor;
      const signal = leaving();
      const fail = (failure: Failure) => setFailures((now) => [...now, failure]);
      setFailures([]);
      for (const file of files) {
        const problem = fileProblem(file);
        if (problem !== null) {
          fail({ words: problem, file: null });
          continue;
        }
        const id = `picture-${++last}`;
        const spot = pictureSpot(view.state.doc, at ?? view.state.selection.to);
        const onProgress = markPlace(view, id, file.name, spot);
        setWaiting((now) => now + 1);
        queue.current = queue.current.then(async () => {
          let src: string | null = null;
          try {
            if (!signal.aborted) src = await send(file, { onProgress, signal });
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            if (!signal.aborted) fail({ words: `${file.name}: ${reason}`, file });
          }
          setWaiting((now) => now - 1);
          if (signal.aborted) return;
          endPlace(view, id, src);
          if (ask && src !== null && files.length === 1) askForWords(view, src);
        });
      }
    },
    [editor, send, leaving],
  );
  const again = failures.flatMap(({ file }) => (file ? [file] : []));
  return {
    take,
    waiting,
    failures: failures.map(({ words }) => words),
    retry: again.length > 0 ? () => take(again) : null,
    dismiss: () => setFailures([]),
  };
}
