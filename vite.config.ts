import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { sharedChunks } from './scripts/build/shared-chunks.ts';
import { zodWithoutEval } from './scripts/build/zod-without-eval.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), zodWithoutEval()],
  build: {
    // Inlined files would be sent again on every page and would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Says which file became of what; the service worker keeps some of them ahead.
    manifest: true,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    ssr: {
      build: {
        rollupOptions: { input: './src/storefront/rendering/page-handler.server.ts' },
      },
    },
  },
});
