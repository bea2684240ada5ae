import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import type { EditorKind, StoredRecord } from '../../office/ui/editor/editor-kind.ts';

export interface ReadRecord<R> {
  /** Null for a new record, and without a session. */
  readonly stored: R | null;
  /** Why the record could not be loaded; empty on success. */
  readonly failure: string;
}

/** Loads the record for an editor or a preview; without an id, it is a new record. */
export async function readRecord<R extends StoredRecord, D extends object>(
  { read, words }: EditorKind<R, D>,
  id: string | undefined,
): Promise<ReadRecord<R>> {
  if (id === undefined) return { stored: null, failure: '' };
  try {
    return { stored: await whenSignedIn(() => read(id)), failure: '' };
  } catch (error) {
    return { stored: null, failure: wordsOf(error, words.readFailed) };
  }
}

/** After a first save, moves to the new record's own address and tells the editor there that it is saved. */
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
