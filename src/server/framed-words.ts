/** Returns lines in a frame of plain characters, so that they stand out in a log. */
export function frameWords(lines: readonly string[]): string {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const edge = `+${'-'.repeat(width + 4)}+`;
  const framed = ['', ...lines, ''].map((line) => `|  ${line.padEnd(width)}  |`);
  return `\n${[edge, ...framed, edge].join('\n')}\n\n`;
}
