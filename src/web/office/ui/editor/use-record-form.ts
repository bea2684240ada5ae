import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { wordsOf } from '../../api/admin-api.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { afterPaint, focusField } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';
import { useAutosave, useOffline } from './use-autosave.ts';
import { useMergingSave } from './use-merging-save.ts';
import { useRecordDraft } from './use-record-draft.ts';

export type Saving =
  | { readonly kind: 'resting' }
  /** `sent` goes from 0 to 1; at 1 the server is still processing the pictures. */
  | { readonly kind: 'sending'; readonly sent: number; readonly pictures: number };

type Problems = Readonly<Record<string, string>>;

function useProblems(placeOf: Problems) {
  const [{ problems, banner }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const refuse = (found: Problems, words: string) => {
    setRefusal({ problems: found, banner: words });
    const [first] = Object.keys(found);
    focusField(first && (placeOf[first] ?? first));
  };
  const clear = () => setRefusal(NO_REFUSAL);
  /** A changed field is validated again at the next save. */
  const forgive = useCallback(
    (part: object) => setRefusal((now) => withoutFields(now, (name) => (placeOf[name] ?? name) in part)),
    [placeOf],
  );
  const closeBanner = () => setRefusal((now) => ({ ...now, banner: '' }));
  return { problems, banner, refuse, clear, forgive, closeBanner };
}

interface FormOptions<R> {
  readonly onSaved: (saved: R) => void;
  /** True during the move from a new record's form to the stored one's. */
  readonly justSaved: boolean;
  /** Work that must finish before a save, keyed like the problems. */
  readonly waitFor?: Problems;
}

const NOTHING: Problems = {};

/** Returns true for a draft that visitors will not see, with nothing wrong and no files to send. */
const mayAutosave = <R extends StoredRecord, D extends object>(kind: EditorKind<R, D>, draft: D, stored: R): boolean =>
  kind.maySaveItself(draft, stored) &&
  kind.filesIn(draft) === 0 &&
  Object.keys(kind.problemsOf(draft, stored)).length === 0;

/** Runs the editor: changes the draft, saves it, and merges it with what another admin has saved. */
export function useRecordForm<R extends StoredRecord, D extends object>(
  kind: EditorKind<R, D>,
  stored: R | null,
  { onSaved, justSaved, waitFor = NOTHING }: FormOptions<R>,
) {
  const id = stored?._id ?? null;
  const content = useRecordDraft(kind, stored);
  const { draft, version, changed, revise, kept, keeping } = content;
  const { problems, banner, refuse, clear, forgive, closeBanner } = useProblems(kind.placeOf);
  const [saving, setSaving] = useState<Saving>({ kind: 'resting' });
  const [savedAt, setSavedAt] = useState(() => (justSaved ? Date.now() : null));
  const isCutOff = useOffline();
  const busy = useRef(false);
  const leaving = useRef(false);

  const change = useCallback(
    (part: Partial<D>) => {
      revise(() => part);
      forgive(part);
    },
    [revise, forgive],
  );
  /** Returns true when there is nothing wrong; else shows what is. */
  const check = (checked: D, record: R | null): boolean => {
    const found = { ...kind.problemsOf(checked, record), ...waitFor };
    if (Object.keys(found).length > 0) refuse(found, Object.values(found).join(', '));
    return Object.keys(found).length === 0;
  };
  const onSent = (written: R, sent: D) => {
    kept.giveUp();
    content.settle(written, sent);
    setSavedAt(Date.now());
    begin();
    // A new record moves to its own address, without the question about unsaved changes.
    leaving.current = id === null;
    onSaved(written);
  };
  const onProgress = (sent: number, pictures: number) => setSaving({ kind: 'sending', sent, pictures });
  const merging = useMergingSave(kind, id, { replace: content.replace, check, onProgress, onSent });

  /** Runs one save at a time, while the form takes no input. */
  const run = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    clear();
    const focused = document.activeElement;
    setSaving({ kind: 'sending', sent: 0, pictures: 0 });
    // The session may have ended, and the login would replace the form.
    content.keep();
    try {
      await act();
      afterPaint(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
    } catch (error) {
      refuse(error instanceof ApiError ? error.fields : {}, wordsOf(error, kind.words.saveFailed));
    } finally {
      busy.current = false;
      setSaving({ kind: 'resting' });
    }
  };
  const save = async () => {
    if (!busy.current && check(draft, stored)) await run(() => merging.send(content));
  };

  const autosave = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const written = await kind.send({ draft, id, version, isAutosave: true, onProgress: () => undefined });
      kept.giveUp();
      content.settleQuietly(written, draft);
      setSavedAt(Date.now());
      onSaved(written);
    } finally {
      busy.current = false;
    }
  };
  const isFree = saving.kind === 'resting' && !merging.conflict && !kept.offered && waitFor === NOTHING && !isCutOff;
  const isDue = changed && isFree && stored !== null && mayAutosave(kind, draft, stored);
  const { begin, isUnreached } = useAutosave({ draft, isDue, save: autosave });

  return {
    kind,
    stored,
    form: { draft, problems, change },
    version,
    revision: content.revision,
    changed,
    revise,
    banner,
    closeBanner,
    saving,
    mark: { changed, keeping, savedAt, isCutOff: isCutOff || isUnreached, isSending: saving.kind === 'sending' },
    save,
    leaving,
    news: merging.news,
    conflict: {
      merged: merging.conflict,
      dismiss: merging.dismiss,
      saveChosen: (chosen: D) => run(() => merging.sendChosen(chosen)),
    },
    kept,
  };
}

export type RecordForm<R extends StoredRecord, D extends object> = ReturnType<typeof useRecordForm<R, D>>;
