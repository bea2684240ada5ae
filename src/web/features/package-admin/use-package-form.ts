import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { AdminPackage } from '../../../contracts/packages.ts';
import { adminApi, sendForm, wordsOf } from '../../admin-api.ts';
import { fieldId } from './form-fields.ts';
import { draftProblems, type PackageDraft, packageUpload } from './package-draft.ts';
import { useDraft } from './use-draft.ts';

/** Another admin saved the package after it was read here; a taken slug is a conflict too, but names its field. */
const isOverwrite = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && Object.keys(error.fields).length === 0;

type Saving =
  | { readonly kind: 'resting' }
  /** `sent` goes from 0 to 1; at 1 the server still works on the pictures. */
  | { readonly kind: 'sending'; readonly sent: number; readonly pictures: number };

/** Fields of the API's form that stand together under one name here. */
const PLACE_OF: Readonly<Record<string, string>> = { existingImages: 'images', featuredImage: 'images' };

function focusField(name: string | undefined): void {
  const field = name === undefined ? null : document.getElementById(fieldId(PLACE_OF[name] ?? name));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** After the next painting, when messages stand beside their fields and the form can be typed in again. */
const soon = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

function useProblems() {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [banner, setBanner] = useState('');
  const refuse = (found: Readonly<Record<string, string>>, words: string) => {
    setProblems(found);
    setBanner(words);
    soon(() => focusField(Object.keys(found)[0]));
  };
  const clear = () => {
    setProblems({});
    setBanner('');
  };
  /** A field that is changed is judged anew at the next saving. */
  const forgive = useCallback((part: Partial<PackageDraft>) => {
    setProblems((now) => {
      const left = Object.entries(now).filter(([name]) => !((PLACE_OF[name] ?? name) in part));
      return left.length === Object.keys(now).length ? now : Object.fromEntries(left);
    });
  }, []);
  return { problems, banner, refuse, clear, forgive, closeBanner: () => setBanner('') };
}

/** Everything the editor does: changing the draft, saving it, and what happens when another admin was first. */
export function usePackageForm(stored: AdminPackage | null, onSaved: (saved: AdminPackage) => void) {
  const packageId = stored?._id ?? null;
  const { draft, version, revision, changed, revise, load, keep, kept } = useDraft(stored);
  const { problems, banner, refuse, clear, forgive, closeBanner } = useProblems();
  const [saving, setSaving] = useState<Saving>({ kind: 'resting' });
  const [conflict, setConflict] = useState('');
  const busy = useRef(false);

  const change = useCallback(
    (part: Partial<PackageDraft>) => {
      revise(() => part);
      forgive(part);
    },
    [revise, forgive],
  );

  const send = (over: number | null) => {
    const upload = packageUpload(draft, over);
    const onProgress = (sent: number) => setSaving({ kind: 'sending', sent, pictures: upload.files.length });
    return packageId === null
      ? sendForm('POST /api/packages/admin/create', { ...upload, onProgress })
      : sendForm('PUT /api/packages/admin/{id}', { ...upload, params: { id: packageId }, onProgress });
  };
  const readStored = async (): Promise<AdminPackage> =>
    (await adminApi('GET /api/packages/admin/{id}', { params: { id: packageId ?? '' } })).package;

  /** Saves over the version that was read, or over whatever is stored by now. */
  const save = async (overWhatever = false) => {
    if (busy.current) return;
    const found = draftProblems(draft);
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
      const { package: saved } = await send(overWhatever ? (await readStored()).version : version);
      kept.giveUp();
      load(saved);
      soon(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
      onSaved(saved);
    } catch (error) {
      if (isOverwrite(error)) setConflict(error.message);
      else refuse(error instanceof ApiError ? error.fields : {}, wordsOf(error, 'Failed to save package'));
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
      const theirs = await readStored();
      kept.offer(keep());
      load(theirs);
    } catch (error) {
      refuse({}, wordsOf(error, 'Failed to fetch packages'));
    }
  };

  return {
    form: { draft, problems, change },
    version,
    revision,
    changed,
    revise,
    banner,
    closeBanner,
    saving,
    save,
    conflict: { words: conflict, dismiss: () => setConflict(''), saveAnyway, loadTheirs },
    kept,
  };
}
