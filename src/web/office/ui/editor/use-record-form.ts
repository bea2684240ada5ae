import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { wordsOf } from '../../api/admin-api.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { afterPaint, focusField } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';
import { useRecordDraft } from './use-record-draft.ts';

/**
 * Returns true when another admin saved the record after it was read here; a taken slug is also a conflict, but names
 * its field.
 */
const isOverwrite = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0;

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

/** Runs the editor: changes the draft, saves it, and handles conflicts with another admin's save. */
export function useRecordForm<R extends StoredRecord, D extends object>(
  kind: EditorKind<R, D>,
  stored: R | null,
  { onSaved, justSaved, waitFor = NOTHING }: FormOptions<R>,
) {
  const id = stored?._id ?? null;
  const { draft, version, revision, changed, revise, load, settle, keep, kept } = useRecordDraft(kind, stored);
  const { problems, banner, refuse, clear, forgive, closeBanner } = useProblems(kind.placeOf);
  const [saving, setSaving] = useState<Saving>({ kind: 'resting' });
  const [saved, setSaved] = useState(justSaved);
  const [conflict, setConflict] = useState('');
  const busy = useRef(false);
  const leaving = useRef(false);

  const change = useCallback(
    (part: Partial<D>) => {
      revise(() => part);
      forgive(part);
    },
    [revise, forgive],
  );

  const send = async (over: number | null) => {
    const onProgress = (sent: number) => setSaving({ kind: 'sending', sent, pictures: kind.filesIn(draft) });
    const written = await kind.send({ draft, id, version: over, onProgress });
    kept.giveUp();
    settle(written);
    setSaved(true);
    // A new record moves to its own address, without the question about unsaved changes.
    leaving.current = id === null;
    return written;
  };

  /** Saves on top of the version read, or over whatever is stored by now. */
  const save = async (overWhatever = false) => {
    if (busy.current) return;
    const found = { ...kind.problemsOf(draft, stored), ...waitFor };
    if (Object.keys(found).length > 0) {
      refuse(found, Object.values(found).join(', '));
      return;
    }
    busy.current = true;
    clear();
    const focused = document.activeElement;
    setSaving({ kind: 'sending', sent: 0, pictures: 0 });
    // The session may have ended, and the login would replace the form.
    keep();
    try {
      const written = await send(overWhatever ? (await kind.read(id ?? '')).version : version);
      afterPaint(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
      onSaved(written);
    } catch (error) {
      if (isOverwrite(error)) setConflict(error.message);
      else refuse(error instanceof ApiError ? error.fields : {}, wordsOf(error, kind.words.saveFailed));
    } finally {
      busy.current = false;
      setSaving({ kind: 'resting' });
    }
  };
  const saveAnyway = () => {
    setConflict('');
    return save(true);
  };
  /** Loads their version into the form; keeps the typed text on offer. */
  const loadTheirs = async () => {
    setConflict('');
    try {
      const theirs = await kind.read(id ?? '');
      kept.offer(keep());
      load(theirs);
    } catch (error) {
      refuse({}, wordsOf(error, kind.words.readFailed));
    }
  };

  return {
    kind,
    stored,
    form: { draft, problems, change },
    version,
    revision,
    changed,
    revise,
    banner,
    closeBanner,
    saving,
    saved,
    save,
    leaving,
    conflict: { words: conflict, dismiss: () => setConflict(''), saveAnyway, loadTheirs },
    kept,
  };
}

export type RecordForm<R extends StoredRecord, D extends object> = ReturnType<typeof useRecordForm<R, D>>;
