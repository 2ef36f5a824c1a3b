import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { zodWithoutEval } from './scripts/build/zod-without-eval.ts';

/** The hidden admin is a build of its own, so that no file of the storefront mentions it. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  // Apart from the storefront's: in development both run in one process.
  cacheDir: '../../node_modules/.vite-admin',
  plugins: [tailwindcss(), react(), zodWithoutEval()],
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
});
