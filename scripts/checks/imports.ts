// Checks the import table of ARCHITECTURE.md and the owners of the database tables; each breach is one line on standard error.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Breach, type Declared, judgeImports } from './judge-imports.ts';
import { readSources, ROOT } from './sources.ts';
import { judgeTableOwners } from './table-owners.ts';
import { judgeTableReaders } from './table-readers.ts';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const manifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, directory, 'package.json'), 'utf8')) as Manifest;
const names = (...lists: (Record<string, string> | undefined)[]): string[] =>
  lists.flatMap((list) => Object.keys(list ?? {}));

function readDeclared(): Declared {
  const root = manifest('.');
  const directories = [...readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`), 'e2e'];
  const declared = new Map([['.', { product: new Set<string>(), tests: new Set(names(root.devDependencies)) }]]);
  for (const directory of directories.filter((place) => existsSync(path.join(ROOT, place, 'package.json')))) {
    const own = manifest(directory);
    declared.set(directory, {
      product: new Set(names(own.dependencies)),
      tests: new Set([...names(own.dependencies, own.devDependencies, root.devDependencies), '@countersign/testkit']),
    });
  }
  return declared;
}

const sources = readSources(['.ts', '.tsx']).filter(({ path: file }) => /^(packages|e2e|scripts)\//.test(file));
const imports = judgeImports(sources, readDeclared());
const writes = judgeTableOwners(sources);
const reads = judgeTableReaders(sources);
const report = (breaches: readonly Breach[], verb: string): void => {
  for (const { rule, because, from, line, to } of breaches) {
    process.stderr.write(`${from}:${line} ${verb} ${to}\n    ${rule}: ${because}\n`);
  }
};
report(imports, 'imports');
report(writes, 'writes');
report(reads, 'reads');
process.stdout.write(
  `${sources.length} files, ${imports.length} breaches of the import table, ${writes.length + reads.length} of the owners of tables\n`,
);
process.exitCode = imports.length + writes.length + reads.length === 0 ? 0 : 1;
