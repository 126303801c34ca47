// Checks that every citation has its line in docs/product, and that links between documents have a target; prints the numbered
// lines that neither code nor test cites: requirements that are not built, or not cited where they are.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { judgeCitations, judgeDecisions, judgeLinks, uncited } from './read-citations.ts';
import { readSources, ROOT } from './sources.ts';

const sources = readSources(['.ts', '.tsx', '.mjs', '.sql', '.css', '.md']);
const documents = sources.filter(({ path: file }) => file.startsWith('docs/product/'));
/** Without the test of this check, whose citations are samples. */
const citing = sources.filter(
  ({ path: file }) =>
    /^(packages|e2e|bench|scripts|optional|docs)\//.test(file) && !file.endsWith('/read-citations.test.ts'),
);
const code = citing.filter(({ path: file }) => !file.startsWith('docs/'));

const faults = [
  ...judgeCitations(citing, documents),
  ...judgeDecisions(citing),
  ...judgeLinks(
    sources.filter(({ path: file }) => file.endsWith('.md')),
    (file) => existsSync(path.join(ROOT, file)),
  ),
];
const left = uncited(code, documents);
process.stdout.write(
  `${left.length} numbered lines of docs/product are not cited by code or tests: ${left.join(' ')}\n`,
);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
