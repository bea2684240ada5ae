// The worker of `typesetting-thread.ts`: sets one document at a time with Typst.
import { parentPort, workerData } from 'node:worker_threads';
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { readFonts } from './fonts.ts';
import type { Template, TemplateFiles } from './port.ts';
import { printableIn } from './printable.ts';

export interface DocumentAsked {
  readonly template: Template;
  readonly data: object;
  readonly files: TemplateFiles;
}

export interface DocumentMade {
  /** Absent where the template has an error. */
  readonly pdf?: Uint8Array;
  readonly diagnostics: readonly string[];
  /** Typst's own memory, which only grows. */
  readonly memoryBytes: number;
}

/** What Typst answers: its errors and warnings, then the file. */
interface Compiled {
  readonly hasError: boolean;
  readonly diagnostics: readonly string[];
}
interface Artifact {
  readonly result: Uint8Array;
}

const [PAGES, PDF, AS_TEXT] = [0, 1, 2];

const fonts = readFonts();
const printable = printableIn(fonts);

/** Loads Typst without access to files and network: it knows only what it is handed. */
async function loadTypst() {
  const { memory } = await init({ module_or_path: workerData as WebAssembly.Module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return { typst: await builder.build(), memory };
}

const loading = loadTypst();

async function setDocument({ template, data, files }: DocumentAsked): Promise<DocumentMade> {
  const { typst, memory } = await loading;
  typst.reset_shadow();
  for (const [path, source] of Object.entries(template.sources)) typst.add_source(path, source);
  for (const [path, bytes] of Object.entries(files)) typst.map_shadow(path, bytes);
  const json = JSON.stringify(data, (_key, value) => (typeof value === 'string' ? printable(value) : value));
  const world = typst.snapshot(null, template.main, [['d', json]]);
  try {
    const { hasError, diagnostics }: Compiled = world.compile(PAGES, AS_TEXT);
    if (hasError) return { diagnostics, memoryBytes: memory.buffer.byteLength };
    const { result }: Artifact = world.get_artifact(PDF, AS_TEXT);
    return { pdf: result, diagnostics, memoryBytes: memory.buffer.byteLength };
  } finally {
    world.free();
  }
}

parentPort?.on('message', (asked: DocumentAsked) => {
  // An error of Typst ends the thread, which is then replaced.
  void setDocument(asked).then((made) => parentPort?.postMessage(made));
});
