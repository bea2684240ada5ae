import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { DraftedTranslation, Translation } from '../../../contracts/translations.ts';
import { translations } from '../../../words/en/office/translations.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { focusField } from '../ui/editor/form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from '../ui/editor/form-refusal.ts';
import { paramsOf } from './load-translation.ts';
import { type DraftRow, type DraftText, draftOf, formOf, type TranslationDraft } from './translation-draft.ts';

interface Content {
  /** As the server has it. */
  readonly opened: Translation;
  readonly draft: TranslationDraft;
  readonly changed: boolean;
  /** Grows when texts are put into the form, so that rich text editors restart. */
  readonly revision: number;
}

/** What the screen is doing. */
export type Busy = 'saving' | 'releasing' | 'drafting' | null;

const openedWith = (opened: Translation, revision: number): Content => ({
  opened,
  draft: draftOf(opened),
  changed: false,
  revision,
});

/** Holds the texts in the form. `onWrite` is called with the name of a text that is written. */
function useTexts(stored: Translation, onWrite: (name: string) => void) {
  const [content, setContent] = useState<Content>(() => openedWith(stored, 0));
  const write = useCallback(
    (row: DraftRow, next: (text: DraftText) => DraftText, restarts = false) => {
      onWrite(row.name);
      setContent((now) => ({
        ...now,
        draft: { ...now.draft, [row.name]: next(now.draft[row.name] ?? { text: '', madeFrom: '' }) },
        changed: true,
        revision: now.revision + (restarts ? 1 : 0),
      }));
    },
    [onWrite],
  );
  return {
    content,
    /** Shows what the server has; rich text editors go on undisturbed unless they restart. */
    open: (translation: Translation, restarts: boolean) =>
      setContent((now) => openedWith(translation, now.revision + (restarts ? 1 : 0))),
    /** Takes over the version and state of what the server has; what is typed, and its originals, stay. */
    follow: (translation: Translation) =>
      setContent((now) => ({ ...now, opened: { ...translation, fields: now.opened.fields } })),
    change: useCallback(
      (row: DraftRow, text: string) => write(row, () => ({ text, madeFrom: row.pair.mark })),
      [write],
    ),
    review: useCallback((row: DraftRow) => write(row, ({ text }) => ({ text, madeFrom: row.pair.mark })), [write]),
    copy: useCallback(
      (row: DraftRow) => write(row, () => ({ text: row.pair.original, madeFrom: row.pair.mark }), true),
      [write],
    ),
  };
}

/** Holds the form of a translation, saves and releases it, and lets the model draft it. */
export function useTranslation(stored: Translation) {
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [busy, setBusy] = useState<Busy>(null);
  const [saved, setSaved] = useState(false);
  /** The server's message when another admin was faster; empty for none. */
  const [conflict, setConflict] = useState('');
  const [drafted, setDrafted] = useState<Omit<DraftedTranslation, 'translation'> | null>(null);
  const atWork = useRef(false);
  const onWrite = useCallback((name: string) => {
    setSaved(false);
    setRefusal((now) => withoutFields(now, (each) => each === name));
  }, []);
  const { content, open, ...writing } = useTexts(stored, onWrite);

  const refuse = (error: unknown, failure: string) => {
    if (error instanceof ApiError && error.status === 409) {
      setConflict(error.message);
      return;
    }
    const problems = error instanceof ApiError ? error.fields : {};
    setRefusal({ problems, banner: wordsOf(error, failure) });
    focusField(Object.keys(problems)[0]);
  };

  /** Runs one action at a time; returns whether it succeeded. */
  const run = async (as: Busy, failure: string, act: () => Promise<void>): Promise<boolean> => {
    if (atWork.current) return false;
    atWork.current = true;
    setBusy(as);
    setRefusal(NO_REFUSAL);
    try {
      await act();
      return true;
    } catch (error) {
      refuse(error, failure);
      return false;
    } finally {
      atWork.current = false;
      setBusy(null);
    }
  };

  const send = async (release: boolean): Promise<Translation> => {
    const { translation } = await adminApi('PUT /api/admin/translations/{kind}/{id}/{language}', {
      params: paramsOf(content.opened),
      body: formOf(content.opened, content.draft, release),
    });
    open(translation, false);
    setSaved(true);
    return translation;
  };

  const save = (release: boolean): Promise<boolean> =>
    run(release ? 'releasing' : 'saving', translations.failures.save, async () => void (await send(release)));

  /** Saves what is typed, and lets the model draft the rest. */
  const draftRest = (): Promise<boolean> =>
    run('drafting', translations.failures.draft, async () => {
      setDrafted(null);
      const { version } = content.changed ? await send(false) : content.opened;
      const { translation, ...result } = await adminApi('POST /api/admin/translations/{kind}/{id}/{language}/draft', {
        params: paramsOf(content.opened),
        body: { version },
      });
      open(translation, true);
      setDrafted(result);
    });

  /** Loads what is saved by now and drops what is typed. */
  const loadTheirs = () =>
    run(null, translations.failures.read, async () => {
      const params = paramsOf(content.opened);
      open((await adminApi('GET /api/admin/translations/{kind}/{id}/{language}', { params })).translation, true);
      setConflict('');
    });

  return {
    ...content,
    ...refusal,
    busy,
    saved,
    conflict,
    drafted,
    ...writing,
    save,
    draftRest,
    loadTheirs,
    closeBanner: () => setRefusal((now) => ({ ...now, banner: '' })),
    closeDrafted: () => setDrafted(null),
  };
}

export type TranslationForm = ReturnType<typeof useTranslation>;
