import { useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { ShownSettings } from '../../../contracts/settings.ts';
import { settings } from '../../../words/en/office/settings.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { focusField } from '../ui/editor/form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from '../ui/editor/form-refusal.ts';
import {
  disputedFields,
  draftOf,
  type FieldName,
  formOf,
  realChanges,
  type SettingsChanges,
  without,
} from './settings-draft.ts';

/** Another admin saved meanwhile, and both changed the same fields. */
export interface Dispute {
  readonly theirs: ShownSettings;
  readonly names: readonly FieldName[];
}

const readSettings = async (): Promise<ShownSettings> => (await adminApi('GET /api/admin/settings')).settings;

const put = async (changes: SettingsChanges, over: ShownSettings): Promise<ShownSettings> =>
  (await adminApi('PUT /api/admin/settings', { body: formOf({ ...draftOf(over), ...changes }, over.version) }))
    .settings;

/** Attempts to save before giving up, when other admins keep saving in between. */
const TRIES = 4;

/**
 * Saves changes on top of the version read. Keeps what other admins saved meanwhile, unless they changed the same
 * fields: then returns their version and saves nothing.
 */
async function saveOver(changes: SettingsChanges, read: ShownSettings): Promise<ShownSettings | Dispute> {
  let over = read;
  for (let tried = 1; ; tried++) {
    try {
      return await put(changes, over);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || tried === TRIES) throw error;
      const theirs = await readSettings();
      const names = disputedFields(changes, draftOf(over), draftOf(theirs));
      if (names.length > 0) return { theirs, names };
      over = theirs;
    }
  }
}

/** Holds the changes in a part of the settings, saves them, and handles conflicts with another admin's save. */
export function useSettingsForm(stored: ShownSettings, onSaved: () => void) {
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<SettingsChanges>({});
  const [{ problems, banner }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [dispute, setDispute] = useState<Dispute | null>(null);
  const busy = useRef(false);

  const change = (part: SettingsChanges) => {
    setChanges((now) => realChanges({ ...now, ...part }, draftOf(base)));
    setRefusal((now) => withoutFields(now, (name) => name in part));
    setState('editing');
  };

  const save = async (over = base) => {
    if (busy.current) return;
    busy.current = true;
    setState('saving');
    setRefusal(NO_REFUSAL);
    setDispute(null);
    try {
      const outcome = await saveOver(changes, over);
      if ('theirs' in outcome) {
        setDispute(outcome);
        setState('editing');
        return;
      }
      setBase(outcome);
      setChanges({});
      setState('saved');
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setState('editing');
      setRefusal({ problems: fields, banner: wordsOf(error, settings.saveFailed) });
      focusField(Object.keys(fields)[0]);
    } finally {
      busy.current = false;
    }
  };

  return {
    stored: base,
    form: { draft: { ...draftOf(base), ...changes }, problems, change },
    changed: Object.keys(changes).length > 0,
    state,
    banner,
    closeBanner: () => setRefusal((now) => ({ ...now, banner: '' })),
    save: () => save(),
    dispute: {
      open: dispute,
      dismiss: () => setDispute(null),
      saveMine: ({ theirs }: Dispute) => save(theirs),
      /** Keeps their values where both changed a field; the other changes remain to be saved. */
      takeTheirs: ({ theirs, names }: Dispute) => {
        setDispute(null);
        setBase(theirs);
        setChanges(without(changes, names));
      },
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
