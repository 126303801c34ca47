import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { compileHints } from './build/compile-hints.ts';
import { foldRuntime } from './build/fold-runtime.ts';
import { kitCss } from './build/kit-css.ts';
import { pageFiles } from './build/page-files.ts';
import { pdfjsAssets } from './build/pdfjs-assets.ts';
import { precompress } from './build/precompress.ts';
import { rareFaces } from './build/rare-faces.ts';
import { TEXT_FILE, textFiles } from './build/text-files.ts';

const FIRST_FILE = /\/base-[\w-]{8}\.(?:js|css)$/;

/**
 * The oldest engine the light pages support is Safari 14; nothing is inlined, because the content security policy allows
 * neither inline scripts nor data URIs for them.
 */
export default defineConfig({
  plugins: [
    react(),
    textFiles(),
    kitCss(),
    rareFaces(),
    foldRuntime(),
    compileHints(),
    pageFiles(),
    pdfjsAssets(),
    precompress(),
  ],
  build: {
    target: ['es2020', 'safari14'],
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Every page has the first script and its styles, and a file of texts imports only what its page has: naming them again would
      // lengthen the first script.
      resolveDependencies: (file, dependencies) => {
        if (TEXT_FILE.test(file)) return [];
        const others = dependencies.filter((one) => !FIRST_FILE.test(one));
        // A file whose styles are not waited for is itself requested at once.
        return others.some((one) => one.endsWith('.css')) ? others : others.filter((one) => one !== file);
      },
    },
    chunkSizeWarningLimit: 1600,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['../..'] } },
});
