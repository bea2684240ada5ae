import { useEffect, useState } from 'react';

/** How long the confirmation shows. */
const COPIED_FOR_MS = 2000;

/** Copies a text to the clipboard; `copied` is true for two seconds afterwards. */
export function useCopy(text: string, onCopied?: () => void): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch (error) {
      console.warn('The link could not be copied', error);
    }
  };
  return { copied, copy };
}
