/** 128 random bits as hexadecimal digits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The `Idempotency-Key` of what is being sent: the same for the same words, so that a second try after a lost answer
 * does nothing twice; another one as soon as the words differ, or once they have been taken.
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
