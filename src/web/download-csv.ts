import { dayInIndia } from '../core/dates.ts';
import { adminFetch } from './admin-api.ts';

/** Saves what an export answers as `<noun>-<day>.csv`. The token goes in a header, so a plain link would not do. */
export async function downloadCsv(address: string, noun: string): Promise<void> {
  const response = await adminFetch(address);
  if (!response.ok) throw new Error(`the export was answered ${response.status}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${noun}-${dayInIndia(Date.now())}.csv`;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
