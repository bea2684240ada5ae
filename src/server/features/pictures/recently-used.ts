/** The last so many things by their name: what was used longest ago makes room. */
export class RecentlyUsed<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The kept thing, or a new one that is kept from now on. */
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
