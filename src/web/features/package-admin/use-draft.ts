import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPackage } from '../../../contracts/packages.ts';
import { forgetDraft, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';
import { draftOf, emptyDraft, type PackageDraft } from './package-draft.ts';

const KEEP_AFTER_MS = 600;

interface DraftContent {
  readonly draft: PackageDraft;
  /** The version that the draft began from; null for a package that is not stored yet. */
  readonly version: number | null;
  /** Goes up when the whole draft is another one, so that the rich text editor begins anew. */
  readonly revision: number;
  readonly changed: boolean;
}

const contentOf = (stored: AdminPackage | null, revision: number): DraftContent => ({
  draft: stored ? draftOf(stored) : emptyDraft(),
  version: stored?.version ?? null,
  revision,
  changed: false,
});

/** The draft in the form; what was typed is kept in this browser too, until it is saved or given up. */
export function useDraft(stored: AdminPackage | null) {
  const packageId = stored?._id ?? null;
  const [content, setContent] = useState(() => contentOf(stored, 0));
  const [offered, setOffered] = useState(() => readKeptDraft(packageId));
  const { draft, version, changed } = content;

  // Keeps what the timer has not kept yet; null when nothing waits.
  const keepNow = useRef<(() => void) | null>(null);

  const keep = useCallback((): KeptDraft => {
    const kept = { draft, version, keptAt: Date.now() };
    keepDraft(packageId, kept);
    keepNow.current = null;
    return kept;
  }, [packageId, draft, version]);
  useEffect(() => {
    if (!changed) return;
    keepNow.current = keep;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
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

  const revise = useCallback((next: (draft: PackageDraft) => Partial<PackageDraft>) => {
    setContent((now) => ({ ...now, draft: { ...now.draft, ...next(now.draft) }, changed: true }));
  }, []);
  const load = (other: AdminPackage) => setContent((now) => contentOf(other, now.revision + 1));
  const giveUp = () => {
    keepNow.current = null;
    forgetDraft(packageId);
    setOffered(null);
  };
  /** Throws away what is on offer, and not what was typed since. */
  const decline = () => {
    giveUp();
    if (changed) keep();
  };
  const restore = (kept: KeptDraft) => {
    setOffered(null);
    setContent((now) => ({ draft: kept.draft, version: kept.version, revision: now.revision + 1, changed: true }));
  };
  return { ...content, revise, load, keep, kept: { offered, offer: setOffered, restore, giveUp, decline } };
}
