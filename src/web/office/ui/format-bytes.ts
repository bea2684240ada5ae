import { measures } from '../../../words/en/office/measures.ts';

/** Returns a size such as `1.4 GB`: in steps of 1024, with one decimal for small numbers. */
export function formatBytes(bytes: number): string {
  const units = measures.byteUnits;
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step > 0 && value < 10 ? 1 : 0)} ${units[step]}`;
}
