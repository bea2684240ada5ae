import { useRef, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { ManagedLegalPage } from '../../../contracts/legal.ts';
import { blanksIn } from '../../../core/legal/legal-pages.ts';
import { legal } from '../../../words/en/office/legal.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { textOfHtml } from '../ui/editor/plain-text.ts';

type Busy = 'saving' | 'publishing' | null;

/** Holds the text of a legal page while it is written, saves and publishes it. */
export function useLegalPage(stored: ManagedLegalPage) {
  const [page, setPage] = useState(stored);
  const [content, setContent] = useState(stored.content);
  const [busy, setBusy] = useState<Busy>(null);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string>();
  const [banner, setBanner] = useState('');
  const atWork = useRef(false);

  const follow = (next: ManagedLegalPage) => {
    setPage(next);
    setContent(next.content);
  };

  const save = async (publish: boolean) => {
    if (atWork.current) return;
    atWork.current = true;
    setBusy(publish ? 'publishing' : 'saving');
    setProblem(undefined);
    setBanner('');
    try {
      const { name, version } = page;
      const body = { content, version, publish };
      follow((await adminApi('PUT /api/admin/legal/{name}', { params: { name }, body })).page);
      setTold(publish ? legal.published : legal.saved);
    } catch (error) {
      const said = error instanceof ApiError ? error.fields.content : undefined;
      setProblem(said);
      setBanner(said ?? wordsOf(error, legal.failed));
    } finally {
      atWork.current = false;
      setBusy(null);
    }
  };

  const changed = content !== page.content;
  return {
    page,
    busy,
    changed,
    problem,
    banner,
    closeBanner: () => setBanner(''),
    /** What is left to be filled in, in the text as it stands. */
    blanks: blanksIn(textOfHtml(content)),
    /** How the text stands, for the bar. */
    state: busy ? legal.saving : changed ? legal.notSaved : told,
    write: (html: string) => {
      setContent(html);
      setProblem(undefined);
    },
    save,
    follow,
  };
}

export type LegalForm = ReturnType<typeof useLegalPage>;
