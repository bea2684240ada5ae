import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('everything that collects activities weighs less than 1.1 KB', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: fileURLToPath(new URL('./activity-reporter.tsx', import.meta.url)),
        preserveEntrySignatures: 'strict',
        // Every page loads these anyway.
        external: (id) => /(?:browser-api|browser\/storage|navigation\/navigation)\.ts$|^react/.test(id),
      },
    },
  });
  const [result] = [built].flat();
  const script = result && 'output' in result ? result.output[0].code : '';
  expect(script).toContain('sendBeacon');
  expect(brotliCompressSync(script).length).toBeLessThan(1100);
});
