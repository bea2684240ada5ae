import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      // One file with everything in it starts three times as fast (design/stack.md, trap 7).
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: { rollupOptions: { input: './src/web/server.ts' } },
    },
  },
}));
