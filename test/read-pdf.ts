import { spawnSync } from 'node:child_process';
import { findProgram } from './servers.ts';

/** True where poppler's programs are there (Debian: poppler-utils). */
export const canReadPdf = findProgram('pdftotext') !== null;

function runOn(pdf: Uint8Array, program: string, ...args: readonly string[]): string {
  const run = spawnSync(findProgram(program) ?? program, args, { input: pdf, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${program} cannot read the PDF: ${run.stderr}`);
  return run.stdout;
}

/** Returns the words of a PDF, as a search in it finds them. */
export const textOfPdf = (pdf: Uint8Array): string => runOn(pdf, 'pdftotext', '-layout', '-', '-');

export const countPages = (pdf: Uint8Array): number => Number(/^Pages: +(\d+)$/m.exec(runOn(pdf, 'pdfinfo', '-'))?.[1]);
