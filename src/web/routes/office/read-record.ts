import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import type { RecordKind, StoredRecord } from '../../office/ui/editor/record-kind.ts';

export interface ReadRecord<R> {
  /** Null for a new record, and while nobody is signed in. */
  readonly stored: R | null;
  /** Why it could not be read; empty when nothing went wrong. */
  readonly failure: string;
}

/** The record that an editor or a preview is opened with; without an id it is a new one. */
export async function readRecord<R extends StoredRecord, D extends object>(
  { read, words }: RecordKind<R, D>,
  id: string | undefined,
): Promise<ReadRecord<R>> {
  if (id === undefined) return { stored: null, failure: '' };
  try {
    return { stored: await whenSignedIn(() => read(id)), failure: '' };
  } catch (error) {
    return { stored: null, failure: wordsOf(error, words.readFailed) };
  }
}

/** What happens after a save: a new record goes on at the address of its own, where its editor knows that it is saved. */
export function useGoOn({ path }: { path: string }, isNew: boolean) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  const onSaved = ({ _id }: StoredRecord) => {
    if (isNew) void navigate(`${path}/${_id}`, { replace: true, state: { justSaved: true } });
    else void revalidate();
  };
  return { onSaved, justSaved: (state as { justSaved?: boolean } | null)?.justSaved === true };
}
