import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { wordsOf } from '../../api/admin-api.ts';
import { fieldId } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { useRecordDraft } from './use-record-draft.ts';

/** Another admin saved the record after it was read here; a taken slug is a conflict too, but names its field. */
const isOverwrite = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0;

export type Saving =
  | { readonly kind: 'resting' }
  /** `sent` goes from 0 to 1; at 1 the server still works on the pictures. */
  | { readonly kind: 'sending'; readonly sent: number; readonly pictures: number };

type Problems = Readonly<Record<string, string>>;

/** After the next painting, when messages stand beside their fields and the form can be typed in again. */
const soon = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

function useProblems(placeOf: Problems) {
  const [{ problems, banner }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const focusField = (name: string | undefined) => {
    const field = name === undefined ? null : document.getElementById(fieldId(placeOf[name] ?? name));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  const refuse = (found: Problems, words: string) => {
    setRefusal({ problems: found, banner: words });
    soon(() => focusField(Object.keys(found)[0]));
  };
  const clear = () => setRefusal(NO_REFUSAL);
  /** A field that is changed is checked again at the next saving. */
  const forgive = useCallback(
    (part: object) => setRefusal((now) => withoutFields(now, (name) => (placeOf[name] ?? name) in part)),
    [placeOf],
  );
  const closeBanner = () => setRefusal((now) => ({ ...now, banner: '' }));
  return { problems, banner, refuse, clear, forgive, closeBanner };
}

interface FormOptions<R> {
  readonly onSaved: (saved: R) => void;
  /** True on the way from the form of a new record to that of the stored one. */
  readonly justSaved: boolean;
  /** What has to come to its end before a save, keyed like the problems. */
  readonly waitFor?: Problems;
}

const NOTHING: Problems = {};

/** Everything the editor does: changing the draft, saving it, and what happens when another admin was first. */
export function useRecordForm<R extends StoredRecord, D extends object>(
  kind: RecordKind<R, D>,
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
    // A new record goes on at an address of its own, and must not be asked about on the way.
    leaving.current = id === null;
    return written;
  };

  /** Saves over the version that was read, or over whatever is stored by now. */
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
    // The session may turn out to have ended, and the login takes the place of the form.
    keep();
    try {
      const written = await send(overWhatever ? (await kind.read(id ?? '')).version : version);
      soon(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
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
  /** Their version comes into the form; what was typed here stays on offer. */
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
