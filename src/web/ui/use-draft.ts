import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a word, short enough to feel immediate. */
const PAUSE_MS = 350;

/**
 * Holds the text of a field and sends it when the typing pauses. A change of the address from elsewhere wins: the back
 * button, "Clear".
 */
export function useDraft(value: string, send: (text: string) => void): [draft: string, type: (text: string) => void] {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const timer = useRef(0);
  const sendLatest = useRef(send);
  useEffect(() => {
    sendLatest.current = send;
  });
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      sent.current = text.trim();
      sendLatest.current(sent.current);
    }, PAUSE_MS);
  };
  return [draft, type];
}
