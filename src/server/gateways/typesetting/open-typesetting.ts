import { readFile } from 'node:fs/promises';
import { boundedWork } from '../../admission/bounded-work.ts';
import { carriedFile } from '../../site-files.ts';
import type { Typesetting } from './port.ts';
import { startTypesettingThread, type TypesettingThread } from './typesetting-thread.ts';

/** Typesetting is CPU-bound: several at once would only take the cores from the rest of the site. */
const AT_ONCE = 1;
const MOST_WAITING = 20;
const WITHIN_MS = 10_000;
/** A document that would wait longer would miss the deadline of its request. */
const WAIT_AT_MOST_MS = 15_000;
/** Typst keeps 5 to 20 MB of each document and frees them only by ending: a dozen plans, or forty small documents. */
const DOCUMENTS_PER_THREAD = 40;
const MOST_MEMORY_BYTES = 192 * 1024 * 1024;
const KEPT_IDLE_MS = 60_000;

const TYPST = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm';

interface Options {
  /** Called with the reason when the thread crashes or hangs. */
  readonly onFailure: (error: unknown) => void;
  readonly withinMs?: number;
}

interface Member {
  readonly thread: TypesettingThread;
  made: number;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Returns Typst on a worker thread, which starts with the first document. The thread cannot read files or the network,
 * ends after forty documents, when it has grown large, or after an idle minute, and is replaced when it crashes or hangs.
 */
export function openTypesetting({ onFailure, withinMs = WITHIN_MS }: Options): Typesetting {
  const queue = boundedWork(AT_ONCE, MOST_WAITING, WAIT_AT_MOST_MS);
  let loading: Promise<WebAssembly.Module> | null = null;
  let member: Member | null = null;

  /** Compiles Typst once; each thread then starts in a tenth of the time. */
  function loadTypst(): Promise<WebAssembly.Module> {
    loading ??= readFile(carriedFile(TYPST))
      .then((bytes) => WebAssembly.compile(bytes))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  }

  function start(typst: WebAssembly.Module): Member {
    const thread = startTypesettingThread({
      typst,
      withinMs,
      onEnd: (failure) => {
        clearTimeout(started.idle);
        if (member === started) member = null;
        if (failure !== undefined) onFailure(failure);
      },
    });
    const started: Member = { thread, made: 0, idle: undefined };
    return started;
  }

  async function make(asked: Parameters<TypesettingThread['make']>[0]) {
    const typst = await loadTypst();
    member ??= start(typst);
    const { thread } = member;
    clearTimeout(member.idle);
    member.made += 1;
    const made = await thread.make(asked);
    if (member?.thread === thread) {
      const isWorn = member.made >= DOCUMENTS_PER_THREAD || (made?.memoryBytes ?? 0) > MOST_MEMORY_BYTES;
      if (isWorn) thread.end();
      else member.idle = setTimeout(thread.end, KEPT_IDLE_MS).unref();
    }
    return made;
  }

  return {
    async typeset(template, data, files = {}) {
      const working = queue(() => make({ template, data, files }));
      if (working === null) return { kind: 'busy' };
      const made = await working;
      if (made === null) return { kind: 'given-up' };
      const { pdf, diagnostics } = made;
      if (!pdf) throw new Error(`${template.main} cannot be set: ${diagnostics.join('; ')}`);
      return { kind: 'set', pdf, warnings: diagnostics };
    },
  };
}
