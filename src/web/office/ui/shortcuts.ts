import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What keys do: `j`, `?`, or two after one another, `g b`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

interface Registered {
  readonly keys: { readonly current: Keys };
  readonly inDialog: boolean;
}

const STORED_AS = 'officeShortcuts';
/** Time for the second key of two. */
const SECOND_KEY_MS = 1500;
/** Where letters are typed, or are keys of the control. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="menu"]';
const DIALOG = '[role="dialog"][aria-modal="true"]';

const registered = new Set<Registered>();
const followers = new Set<() => void>();
let first: { readonly key: string; readonly until: number } | null = null;

export const areShortcutsOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off';

/** Switches all shortcuts of one key on or off in this browser (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(STORED_AS);
  else localStorage.setItem(STORED_AS, 'off');
  for (const follow of followers) follow();
}

const subscribe = (follow: () => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);

/** Returns what a key does now, of the controls registered last first. */
function actOf(key: string, isDialogOpen: boolean): (() => void) | undefined {
  for (const { keys, inDialog } of [...registered].reverse()) {
    const act = inDialog === isDialogOpen ? keys.current[key] : undefined;
    if (act) return act;
  }
  return undefined;
}

const begins = (key: string, isDialogOpen: boolean): boolean =>
  [...registered].some(
    ({ keys, inDialog }) =>
      inDialog === isDialogOpen && Object.keys(keys.current).some((name) => name.startsWith(`${key} `)),
  );

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!areShortcutsOn() || (event.target instanceof Element && event.target.closest(FIELDS))) return;
  const dialogs = document.querySelectorAll(DIALOG).length;
  // A dialog over another one, such as a question about a record, has its own keys alone.
  if (dialogs > 1) return;
  const isDialogOpen = dialogs === 1;
  const pending = first && first.until > performance.now() ? `${first.key} ` : '';
  first = null;
  const act = actOf(pending + event.key, isDialogOpen);
  if (act) {
    event.preventDefault();
    act();
  } else if (pending === '' && begins(event.key, isDialogOpen)) {
    first = { key: event.key, until: performance.now() + SECOND_KEY_MS };
  }
}

/**
 * Lets keys act while the component is shown: outside fields, and either over the page or, with `inDialog`, in an open
 * dialog. A key without an act does nothing.
 */
export function useShortcuts(keys: Keys, { inDialog = false, enabled = true } = {}): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    const own: Registered = { keys: latest, inDialog };
    if (registered.size === 0) document.addEventListener('keydown', onKeyDown);
    registered.add(own);
    return () => {
      registered.delete(own);
      if (registered.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [inDialog, enabled]);
}
