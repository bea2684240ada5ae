import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { forgetDraft, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

const KEEP_AFTER_MS = 600;

interface DraftContent<D> {
  readonly draft: D;
  /** What the draft began from, as it stood in the fields; null when it is not known here. */
  readonly base: D | null;
  /** The version that the draft began from; null for an unsaved record. */
  readonly version: number | null;
  /** Grows when the whole draft is replaced, so that the rich text editor restarts. */
  readonly revision: number;
  readonly changed: boolean;
}

/** Where the last changes are: in this browser since then, or nowhere because its storage is full. */
export type DraftKeeping = { readonly keptAt: number } | 'failed' | null;

function beginOf<R extends StoredRecord, D extends object>(kind: EditorKind<R, D>, stored: R | null): DraftContent<D> {
  const draft = stored ? kind.draftOf(stored) : kind.emptyDraft();
  return { draft, base: draft, version: stored?.version ?? null, revision: 0, changed: false };
}

/** Holds the draft in the form; also stores it in this browser until it is saved or discarded. */
export function useRecordDraft<R extends StoredRecord, D extends object>(kind: EditorKind<R, D>, stored: R | null) {
  const id = stored?._id ?? null;
  const [content, setContent] = useState(() => beginOf(kind, stored));
  const [offered, setOffered] = useState(() => readKeptDraft(kind, id));
  const [keeping, setKeeping] = useState<DraftKeeping>(null);
  const { draft, version, changed } = content;

  // Stores what the timer has not stored yet; null when nothing waits.
  const keepNow = useRef<(() => void) | null>(null);

  const keep = useCallback((): KeptDraft<D> => {
    const kept = { draft, version, keptAt: Date.now() };
    setKeeping(keepDraft(kind, id, kept) ? { keptAt: kept.keptAt } : 'failed');
    keepNow.current = null;
    return kept;
  }, [kind, id, draft, version]);
  useEffect(() => {
    if (!changed) return;
    keepNow.current = keep;
    // A draft discarded while the next page loads must not be stored again.
    const timer = setTimeout(() => keepNow.current?.(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [changed, keep]);
  useEffect(() => {
    const leave = () => keepNow.current?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const revise = useCallback((next: (draft: D) => Partial<D>) => {
    setContent((now) => ({ ...now, draft: { ...now.draft, ...next(now.draft) }, changed: true }));
  }, []);
  /** Puts a merged draft into the form, on top of the version that it was merged with. */
  const replace = (merged: D, theirs: R) =>
    setContent((now) => ({
      draft: merged,
      base: kind.draftOf(theirs),
      version: theirs.version,
      revision: merged[kind.richText] === now.draft[kind.richText] ? now.revision : now.revision + 1,
      changed: true,
    }));
  /** Takes over the server's version after a save, except for the rich text: its editor continues undisturbed. */
  const settle = (saved: R, sent: D) =>
    setContent((now) => {
      const settled = { ...kind.draftOf(saved), [kind.richText]: sent[kind.richText] };
      return { ...now, draft: settled, base: settled, version: saved.version, changed: false };
    });
  /** After a save that the editor made by itself: the fields stay as they are, with what was typed meanwhile. */
  const settleQuietly = (saved: R, sent: D) =>
    setContent((now) => ({ ...now, base: sent, version: saved.version, changed: now.draft !== sent }));
  const giveUp = () => {
    keepNow.current = null;
    forgetDraft(kind, id);
    setOffered(null);
    setKeeping(null);
  };
  /** Discards the draft on offer, and keeps what was typed since. */
  const decline = () => {
    giveUp();
    if (changed) keep();
  };
  const restore = (kept: KeptDraft<D>) => {
    setOffered(null);
    setContent(({ base, version: begun, revision }) => ({
      draft: kept.draft,
      base: kept.version === begun ? base : null,
      version: kept.version,
      revision: revision + 1,
      changed: true,
    }));
  };
  const kept = { offered, restore, giveUp, decline };
  return { ...content, keeping, revise, replace, settle, settleQuietly, keep, kept };
}
