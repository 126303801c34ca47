// node packages/web/build/budgets.mjs [DIST] [--files]: the scripts and styles that each page of pages.mjs loads before it can be
// used, in number and as brotli, against its budget (ux 40). Pages are counted as a stranger opens them, in one language.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const KB = 1000;
const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dist = path.resolve(given ?? fileURLToPath(new URL('../dist', import.meta.url)));
const pages = JSON.parse(readFileSync(path.join(dist, '.vite/pages.json'), 'utf8'));

const sizeOf = (file) => {
  const full = path.join(dist, file);
  return statSync(existsSync(`${full}.br`) ? `${full}.br` : full).size;
};

let isOver = false;
const bytesOf = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
for (const { name, budget, open, soon } of pages.filter((page) => page.budget !== undefined)) {
  // In the language that needs most.
  const [texts] = Object.values(open.texts).toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const files = [...open.scripts, ...open.reads, ...open.styles, ...texts].map((file) => ({
    file,
    size: sizeOf(file),
  }));
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / KB;
  const known = new Set(files.map(({ file }) => file));
  const added = [...soon.scripts, ...soon.styles].filter((file) => !known.has(file));
  const soonMost = budget.soon ?? 0;
  isOver ||= kilobytes > budget.kilobytes || files.length > budget.requests || added.length > soonMost;
  process.stdout.write(
    `${name}: ${files.length} of ${budget.requests} files, ${kilobytes.toFixed(1)} of ${budget.kilobytes} kB, ` +
      `soon ${added.length} of ${soonMost} files more\n`,
  );
  if (process.argv.includes('--files'))
    for (const { file, size } of files.toSorted((a, b) => b.size - a.size))
      process.stdout.write(`  ${(size / KB).toFixed(1).padStart(7)}  ${file}\n`);
}
process.exitCode = isOver ? 1 : 0;
