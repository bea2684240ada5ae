import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { forgetDraft, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

const KEEP_AFTER_MS = 600;

interface DraftContent<D> {
  readonly draft: D;
  /** The version that the draft began from; null for an unsaved record. */
  readonly version: number | null;
  /** Grows when the whole draft is replaced, so that the rich text editor restarts. */
  readonly revision: number;
  readonly changed: boolean;
}

/** Holds the draft in the form; also stores it in this browser until it is saved or discarded. */
export function useRecordDraft<R extends StoredRecord, D extends object>(kind: EditorKind<R, D>, stored: R | null) {
  const id = stored?._id ?? null;
  const [content, setContent] = useState<DraftContent<D>>(() => ({
    draft: stored ? kind.draftOf(stored) : kind.emptyDraft(),
    version: stored?.version ?? null,
    revision: 0,
    changed: false,
  }));
  const [offered, setOffered] = useState(() => readKeptDraft(kind, id));
  const { draft, version, changed } = content;

  // Stores what the timer has not stored yet; null when nothing waits.
  const keepNow = useRef<(() => void) | null>(null);

  const keep = useCallback((): KeptDraft<D> => {
    const kept = { draft, version, keptAt: Date.now() };
    keepDraft(kind, id, kept);
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
  const load = (other: R) =>
    setContent((now) => ({
      draft: kind.draftOf(other),
      version: other.version,
      revision: now.revision + 1,
      changed: false,
    }));
  /** Takes over the server's version after a save, except for the rich text: its editor continues undisturbed. */
  const settle = (saved: R) =>
    setContent((now) => ({
      ...now,
      draft: { ...kind.draftOf(saved), [kind.richText]: now.draft[kind.richText] },
      version: saved.version,
      changed: false,
    }));
  const giveUp = () => {
    keepNow.current = null;
    forgetDraft(kind, id);
    setOffered(null);
  };
  /** Discards the draft on offer, and keeps what was typed since. */
  const decline = () => {
    giveUp();
    if (changed) keep();
  };
  const restore = (kept: KeptDraft<D>) => {
    setOffered(null);
    setContent((now) => ({ draft: kept.draft, version: kept.version, revision: now.revision + 1, changed: true }));
  };
  return { ...content, revise, load, settle, keep, kept: { offered, offer: setOffered, restore, giveUp, decline } };
}
