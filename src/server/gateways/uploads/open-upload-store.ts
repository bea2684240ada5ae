import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { localFiles } from './local-files.ts';
import type { UploadStore } from './port.ts';
import type { S3StoreOptions } from './s3-store.ts';

/** Opens the configured store of uploaded pictures. */
export async function openUploadStore(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  options: S3StoreOptions,
): Promise<UploadStore> {
  if (!s3) return localFiles(join(dataDir, 'uploads'));
  // The client is large; load it only where it is used.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3, options);
}
