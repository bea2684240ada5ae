/** Returns 128 random bits as hexadecimal digits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Assigns an `Idempotency-Key` to a body: the same key for the same body, so that a retry after a lost answer has no
 * second effect; a new one when the body changes, or after a success.
 */
export function intentKeys(makeKey: () => string = randomKey) {
  let last: { readonly words: string; readonly key: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const words = JSON.stringify(body);
      if (last?.words !== words) last = { words, key: makeKey() };
      return last.key;
    },
    taken(): void {
      last = null;
    },
  };
}
