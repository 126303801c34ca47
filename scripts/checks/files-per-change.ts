// npx tsx scripts/checks/files-per-change.ts COMMIT…: how many files each commit touched, by package, without generated ones.
import { spawnSync } from 'node:child_process';
import { countFiles } from './count-files.ts';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

const commits = process.argv.slice(2);
if (commits.length === 0) throw new Error('name the commits to count');
for (const commit of commits) {
  const title = git('show', '--no-patch', '--format=%h %s', commit);
  const paths = git('diff-tree', '--root', '--no-commit-id', '--name-only', '-r', commit).split('\n').filter(Boolean);
  const { total, byPlace, generated } = countFiles(paths);
  process.stdout.write(`${title}\n  ${total} files`);
  process.stdout.write(generated.length > 0 ? `, and ${generated.length} generated: ${generated.join(', ')}\n` : '\n');
  for (const [place, files] of byPlace) process.stdout.write(`  ${String(files).padStart(4)} ${place}\n`);
}
