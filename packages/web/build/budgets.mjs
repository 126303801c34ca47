// node packages/web/build/budgets.mjs [DIST]: the gzipped size of a page before it can be used, against its budget (ux 40).
// The worker of pdf.js is shared, cached and not counted, as in the measurements that the budgets come from.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const BUDGETS = [
  { name: 'home', budgetKb: 180, entries: ['index.html', 'src/pages/light/home/home-page.tsx'] },
  { name: 'login', budgetKb: 180, entries: ['index.html', 'src/pages/light/login/login-page.tsx'] },
  { name: 'verify', budgetKb: 180, entries: ['index.html', 'src/pages/light/verify/verify-page.tsx'] },
  { name: 'sign', budgetKb: 360, entries: ['index.html', 'src/pages/light/sign/sign-page.tsx'] },
  {
    name: 'prepare',
    budgetKb: 430,
    entries: [
      'index.html',
      'src/app/frame-console.tsx',
      'src/pages/console/prepare/prepare-frame.tsx',
      'src/pages/console/prepare/fields-step.tsx',
    ],
  },
];

const dist = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)));
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** All files that must be loaded before the given modules run. */
function filesOf(entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...files];
}
const sizeOf = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

let isOver = false;
for (const { name, budgetKb, entries } of BUDGETS) {
  const missing = entries.filter((entry) => manifest[entry] === undefined);
  const files = filesOf(entries).map((file) => ({ file, size: sizeOf(file) }));
  const total = files.reduce((sum, { size }) => sum + size, 0) / KB;
  isOver ||= total > budgetKb || missing.length > 0;
  process.stdout.write(
    `${name}: ${total.toFixed(1)} KB of ${budgetKb} KB${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}\n`,
  );
  if (process.argv.includes('--files'))
    for (const { file, size } of files.toSorted((a, b) => b.size - a.size))
      process.stdout.write(`  ${(size / KB).toFixed(1).padStart(7)}  ${file}\n`);
}
process.exitCode = isOver ? 1 : 0;
