/** Keeps at most the given number of things by name; drops the least recently used. */
export class RecentlyUsed<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the kept thing, or makes and keeps a new one. */
  take(name: string, make: () => T): T {
    const known = this.#kept.get(name);
    const thing = known === undefined ? make() : known;
    this.#kept.delete(name);
    this.#kept.set(name, thing);
    if (this.#kept.size > this.#most) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return thing;
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }
}
