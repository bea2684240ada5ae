import { dayInIndia } from '../../../core/dates.ts';
import { saveFile } from '../../browser/save-file.ts';
import { adminFetch } from './admin-api.ts';

/** Saves an export as `<noun>-<day>.csv`. The token travels in a header, so a plain link would not work. */
export async function downloadCsv(address: string, noun: string): Promise<void> {
  const response = await adminFetch(address);
  if (!response.ok) throw new Error(`the export was answered ${response.status}`);
  saveFile(await response.blob(), `${noun}-${dayInIndia(Date.now())}.csv`);
}
