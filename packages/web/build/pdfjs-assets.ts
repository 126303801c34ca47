import { cpSync, createReadStream, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const PREFIX = '/pdfjs/';
const TYPES: Record<string, string> = { '.wasm': 'application/wasm', '.js': 'text/javascript' };

/**
 * Puts the character maps, standard fonts and decoders of pdf.js under /pdfjs: copied into the build, and read from the
 * package while developing. Without them Chinese text of files that embed no font is not drawn.
 */
export function pdfjsAssets(): Plugin {
  const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  let outDir = '';
  return {
    name: 'countersign-pdfjs-assets',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      if (!existsSync(outDir)) return;
      for (const folder of FOLDERS)
        cpSync(path.join(root, folder), path.join(outDir, 'pdfjs', folder), { recursive: true });
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (!url.startsWith(PREFIX)) return next();
        const file = path.join(root, path.normalize(decodeURIComponent(url.slice(PREFIX.length))));
        const known = FOLDERS.some((folder) => file.startsWith(path.join(root, folder) + path.sep));
        if (!known || !existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
