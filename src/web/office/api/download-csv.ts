import { saveAnswer } from '../../browser/save-file.ts';
import { adminFetch } from './admin-api.ts';

/** Saves an export under the server's name for it. The token travels in a header, so a plain link would not work. */
export async function downloadCsv(address: string): Promise<void> {
  const response = await adminFetch(address);
  if (!response.ok) throw new Error(`the export was answered ${response.status}`);
  await saveAnswer(response, 'export.csv');
}
