import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Pieces that nearly every page loads come as two files instead of thirty: each small one compresses badly and costs a request. */
const sharedFiles = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|cookie)\//, priority: 2 },
    {
      name: 'site',
      test: /src\/(?:web\/(?:ui\/(?!admin)|features\/|[\w-]+\.ts)|core\/|contracts\/)/,
      minShareCount: 4,
      priority: 1,
    },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedFiles } } } },
    ssr: {
      // One file with everything in it starts three times as fast (design/stack.md, trap 7).
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: { rollupOptions: { input: './src/web/server.ts' } },
    },
  },
}));
