/** Returns the lines of a pasted list, without empty ones and without leading bullets and numbers. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*(?:[-–—*•·▪✓✔]|\d{1,3}[.)])\s+/, '').trim())
    .filter((line) => line !== '');
