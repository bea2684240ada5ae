/** Runs work on the browser's storage and returns its result, or `otherwise` when storage is disabled or full. */
export function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), null);
export const writeStored = (key: string, value: string): void =>
  attempt(() => localStorage.setItem(key, value), undefined);
export const removeStored = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

export const setCookie = (name: string, value: string, days = 30): void => setCookieFor(name, value, days * 86_400);

/** Sets a cookie for this many seconds; 0 removes it. */
export function setCookieFor(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
