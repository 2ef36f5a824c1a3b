import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { hashPreparedSources, hashProductIndexCode } from './scripts/build/freshness.ts';
import { externalPackages, serverEntries } from './scripts/build/server-bundle.ts';
import { sharedChunks } from './scripts/build/shared-chunks.ts';
import { zodWithoutEval } from './scripts/build/zod-without-eval.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), zodWithoutEval()],
  build: {
    // Inlined files would be sent again on every page and would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Says which file became of what; the service worker keeps some of them ahead.
    manifest: true,
    // React Router would delete the whole build folder, and with it the database that is prepared at the same time;
    // scripts/build.ts empties the folders of the apps.
    emptyOutDir: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    ssr: {
      // In development Node loads packages from node_modules.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: externalPackages, conditions: ['node'] },
        define: {
          'process.env.NODE_ENV': '"production"',
          'process.env.PRODUCT_INDEX_CODE': JSON.stringify(hashProductIndexCode()),
          'process.env.PREPARED_SOURCES': JSON.stringify(hashPreparedSources()),
        },
      }),
      build: {
        sourcemap: true,
        rollupOptions: {
          input: serverEntries,
          // All in one folder at the depth of src/server, so that paths to other folders are the same as there. Names without
          // a hash: the compile cache goes by them, and replaces what an older build left there.
          output: { chunkFileNames: '[name].js', sourcemapExcludeSources: true },
        },
      },
    },
  },
}));
