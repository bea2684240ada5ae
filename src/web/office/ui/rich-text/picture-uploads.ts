import type { EditorView } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { useCallback, useRef, useState } from 'react';
import { richText } from '../../../../words/en/office/rich-text.ts';
import { fileProblem } from '../editor/read-picture.ts';
import { useLeaving } from '../use-leaving.ts';
import styles from './picture-node.module.css';
import { closePlace, openPlaces, picturePlaces, putPicture } from './picture-places.ts';

interface SendOptions {
  /** From 0 to 1. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a picture and returns its address; throws an `Error` whose message says why it was rejected. */
export type SendPicture = (file: File, options: SendOptions) => Promise<string>;

/** A chosen picture; `id` is that of its place in the text. */
interface ChosenPicture {
  readonly id: string;
  readonly file: File;
}

/** The elements drawn at reserved places, by id. */
const marks = new Map<string, HTMLElement>();

function markOf(id: string): HTMLElement {
  const mark = marks.get(id) ?? document.createElement('div');
  mark.className = styles.sending ?? '';
  marks.set(id, mark);
  return mark;
}

/** Reserves places in the text for pictures being uploaded. */
export const PicturesOnTheirWay = Extension.create({
  name: 'picturesOnTheirWay',
  addProseMirrorPlugins: () => [picturePlaces(markOf)],
});

/** Shows the upload at its place; returns a function that updates the progress. */
function markSending({ id, file }: ChosenPicture): (sent: number) => void {
  const progress = document.createElement('progress');
  progress.setAttribute('aria-label', richText.sendingFile({ file: file.name }));
  markOf(id).replaceChildren(richText.sendingFileNow({ file: file.name }), progress);
  return (sent) => {
    if (sent < 1) progress.value = sent;
    else progress.removeAttribute('value');
  };
}

const markFailed = ({ id, file }: ChosenPicture): void =>
  markOf(id).replaceChildren(richText.fileNotSent({ file: file.name }));

/** Replaces a place by its picture, or removes it. */
function endPlace(view: EditorView, id: string, src: string | null): void {
  view.dispatch(src === null ? closePlace(view.state, id) : putPicture(view.state, id, src));
  marks.delete(id);
}

/** Waits until the picture and its field are rendered. */
const askForWords = (view: EditorView, src: string): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      view.dom.querySelector(`img[src="${src}"]`)?.closest('[data-node-view-wrapper]')?.querySelector('input')?.focus(),
    ),
  );

interface Failure {
  readonly words: string;
  /** The picture keeps its place and can be sent again; null for a file that would be rejected again. */
  readonly picture: ChosenPicture | null;
}

interface TakeOptions {
  /** Position in the text; the end of the selection by default. */
  readonly at?: number;
  /** Then moves focus to the picture's alternative text. */
  readonly ask?: boolean;
}

let last = 0;

/** Uploads pictures one after the other and inserts each at its place, in the order chosen. */
export function usePictureUploads(editor: Editor | null, send: SendPicture | undefined) {
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const queue = useRef(Promise.resolve());
  const leaving = useLeaving();

  const sendAll = useCallback(
    (pictures: readonly ChosenPicture[], ask: boolean) => {
      if (!editor || !send) return;
      const { view } = editor;
      const signal = leaving();
      const sendOne = async (picture: ChosenPicture, onProgress: (sent: number) => void): Promise<void> => {
        try {
          if (signal.aborted) return;
          const src = await send(picture.file, { onProgress, signal });
          if (signal.aborted) return;
          endPlace(view, picture.id, src);
          if (ask && pictures.length === 1) askForWords(view, src);
        } catch (error) {
          if (signal.aborted) return;
          markFailed(picture);
          const reason = error instanceof Error ? error.message : String(error);
          setFailures((now) => [...now, { words: `${picture.file.name}: ${reason}`, picture }]);
        }
      };
      for (const picture of pictures) {
        const onProgress = markSending(picture);
        setWaiting((now) => now + 1);
        queue.current = queue.current
          .then(() => sendOne(picture, onProgress))
          .finally(() => setWaiting((now) => now - 1));
      }
    },
    [editor, send, leaving],
  );

  const take = useCallback(
    (files: readonly File[], { at, ask = false }: TakeOptions = {}) => {
      if (!editor || !send) return;
      const { view } = editor;
      const judged = files.map((file) => ({ file, problem: fileProblem(file) }));
      const refused = judged.flatMap(({ problem }) => (problem === null ? [] : [{ words: problem, picture: null }]));
      // Pictures that can be sent again stay listed.
      setFailures((now) => [...now.filter(({ picture }) => picture !== null), ...refused]);
      const pictures = judged
        .filter(({ problem }) => problem === null)
        .map(({ file }): ChosenPicture => ({ id: `picture-${++last}`, file }));
      const ids = pictures.map(({ id }) => id);
      view.dispatch(openPlaces(view.state, ids, at ?? view.state.selection.to));
      sendAll(pictures, ask && files.length === 1);
    },
    [editor, send, sendAll],
  );

  const again = failures.flatMap(({ picture }) => (picture ? [picture] : []));
  return {
    take,
    waiting,
    failures: failures.map(({ words }) => words),
    retry:
      again.length > 0
        ? () => {
            setFailures([]);
            sendAll(again, false);
          }
        : null,
    dismiss: () => {
      setFailures([]);
      if (editor) for (const { id } of again) endPlace(editor.view, id, null);
    },
  };
}
