import { saveFile } from '../../browser/save-file.ts';
import { adminFetch } from './admin-api.ts';

const FILE_NAME = /filename="([^"]+)"/;

/** Saves an export under the server's name for it. The token travels in a header, so a plain link would not work. */
export async function downloadCsv(address: string): Promise<void> {
  const response = await adminFetch(address);
  if (!response.ok) throw new Error(`the export was answered ${response.status}`);
  const [, name = 'export.csv'] = FILE_NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}
