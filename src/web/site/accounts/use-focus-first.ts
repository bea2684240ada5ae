import { useEffect, useRef } from 'react';

/** Returns the ref of a form whose first field gets the focus when the form comes: it stands in place of another one. */
export function useFocusFirst() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return form;
}
