/** Keeps as many finished documents as fit by the hash of their data; drops the least recently used. */
export class KeptDocuments {
  readonly #kept = new Map<string, Uint8Array>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  take(hash: string): Uint8Array | undefined {
    const pdf = this.#kept.get(hash);
    if (pdf) this.keep(hash, pdf);
    return pdf;
  }

  keep(hash: string, pdf: Uint8Array): void {
    this.#drop(hash);
    this.#kept.set(hash, pdf);
    this.#bytes += pdf.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(hash: string): void {
    this.#bytes -= this.#kept.get(hash)?.byteLength ?? 0;
    this.#kept.delete(hash);
  }
}
