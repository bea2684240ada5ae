// Compresses the built browser files to .br and .gz once, so that no request has to.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const folder = new URL('../build/client', import.meta.url).pathname;

for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, entry);
  if (!COMPRESSIBLE.test(entry) || !statSync(path).isFile() || statSync(path).size < 512) continue;
  const bytes = readFileSync(path);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, options));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
