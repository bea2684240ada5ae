import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { localFiles } from './local-files.ts';
import type { UploadStore } from './port.ts';
import type { S3StoreOptions } from './s3-store.ts';

/** Where the configuration wants uploaded pictures to be kept. */
export async function openUploadStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  options: S3StoreOptions,
): Promise<UploadStore> {
  if (!s3) return localFiles(join(dataDir, 'uploads'));
  // The client is large and is loaded by those alone who use it.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3, options);
}
