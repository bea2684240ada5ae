import { useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { type MergedRecord, mergeWithStored } from './merge-with-stored.ts';

/**
 * Returns true when another admin saved the record after it was read here; a taken slug is also a conflict, but names
 * its field.
 */
const isOverwrite = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0;

/** Others may save again while a merged draft is sent. */
const MERGES = 3;

interface Attempt<D> {
  readonly draft: D;
  readonly version: number | null;
  readonly base: D | null;
}

interface MergingOptions<R, D> {
  /** Puts a merged draft into the form. */
  readonly replace: (merged: D, theirs: R) => void;
  /** Returns true when a draft has no problems; else shows them. */
  readonly check: (draft: D, stored: R) => boolean;
  readonly onProgress: (sent: number, pictures: number) => void;
  readonly onSent: (written: R, sent: D) => void;
}

/** Sends drafts; merges one where others have saved meanwhile, until it is saved or the admin has to choose. */
export function useMergingSave<R extends StoredRecord, D extends object>(
  kind: EditorKind<R, D>,
  id: string | null,
  { replace, check, onProgress, onSent }: MergingOptions<R, D>,
) {
  const [conflict, setConflict] = useState<MergedRecord<R, D> | null>(null);
  const [news, setNews] = useState('');

  const send = async ({ draft, version, base }: Attempt<D>, merges = MERGES): Promise<void> => {
    try {
      const tell = (sent: number) => onProgress(sent, kind.filesIn(draft));
      onSent(await kind.send({ draft, id, version, isAutosave: false, onProgress: tell }), draft);
    } catch (error) {
      if (!isOverwrite(error) || id === null || version === null || merges === 0) throw error;
      const merged = await mergeWithStored(kind, { id, version, draft, base });
      if (merged.collisions.length > 0) setConflict(merged);
      else await sendMerged(merged, merged.draft, merges - 1);
    }
  };
  const sendMerged = async ({ theirs, taken, admins }: MergedRecord<R, D>, draft: D, merges: number): Promise<void> => {
    replace(draft, theirs);
    if (taken.length > 0) setNews(recordEditor.takenOver({ admins: admins.join(', '), fields: taken }));
    if (check(draft, theirs)) await send({ draft, version: theirs.version, base: kind.draftOf(theirs) }, merges);
  };

  return {
    send: (attempt: Attempt<D>) => {
      setNews('');
      return send(attempt);
    },
    conflict,
    dismiss: () => setConflict(null),
    /** Saves what the admin has chosen of a collision. */
    sendChosen: async (chosen: D) => {
      setConflict(null);
      if (conflict) await sendMerged(conflict, chosen, MERGES);
    },
    news: { words: news, close: () => setNews('') },
  };
}
