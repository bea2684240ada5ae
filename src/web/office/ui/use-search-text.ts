import { useEffect, useRef, useState } from 'react';

/** Delay between the last key and the search. */
const SEARCH_AFTER_MS = 300;

/** Writes typed text into the address after a delay; shows other changes of the address at once. */
export function useSearchText(inAddress: string, search: (words: string) => void) {
  const [text, setText] = useState(inAddress);
  const sent = useRef(inAddress);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      latest.current(wanted);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
