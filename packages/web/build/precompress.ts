import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|wasm)$/;
const SMALLEST_BYTES = 1024;
/** The files of the pages are compressed most; the rarely used tables of pdf.js need not make each build longer. */
const qualityOf = (file: string): number =>
  file.includes(`${path.sep}assets${path.sep}`) ? constants.BROTLI_MAX_QUALITY : 5;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a brotli and a gzip copy beside each text file, so that the server compresses nothing while serving. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'countersign-precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
      },
    },
  };
}
