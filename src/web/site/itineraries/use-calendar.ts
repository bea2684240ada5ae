import { useState } from 'react';
import { type CalendarAnswer, saveCalendar } from './save-calendar.ts';

export type CalendarState = { readonly kind: 'idle' | 'saving' } | Exclude<CalendarAnswer, { kind: 'signed-out' }>;

/** Saves a plan's calendar file on request. Calls `onSignedOut` when the server rejects the session. */
export function useCalendar(slug: string, onSignedOut: () => void) {
  const [state, setState] = useState<CalendarState>({ kind: 'idle' });
  const save = async (): Promise<void> => {
    setState({ kind: 'saving' });
    const answer = await saveCalendar(slug);
    if (answer.kind === 'signed-out') onSignedOut();
    else setState(answer);
  };
  return { state, save };
}
