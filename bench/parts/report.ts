import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const REPORT = fileURLToPath(new URL('../REPORT.md', import.meta.url));

const beginOf = (name: string): string => `<!-- begin ${name} -->`;
const endOf = (name: string): string => `<!-- end ${name} -->`;

/** Replaces the section of one benchmark in bench/REPORT.md, or adds it at the end. @param text Markdown with its heading */
export function writeSection(name: string, text: string, file = REPORT): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const section = `${beginOf(name)}\n\n${text.trim()}\n\n${endOf(name)}\n`;
  const [from, to] = [before.indexOf(beginOf(name)), before.indexOf(endOf(name))];
  const isThere = from >= 0 && to > from;
  const rest = before.trimEnd() === '' ? '' : `${before.trimEnd()}\n\n`;
  const after = isThere ? before.slice(0, from) + section + before.slice(to + endOf(name).length + 1) : rest + section;
  writeFileSync(file, after);
}

/** A section with the printed lines of a benchmark as they are. It is written only by a whole run, one without arguments. */
export function writeLines(name: string, title: string, about: string, lines: readonly string[]): void {
  if (process.argv.length > 2) return;
  const text = ['```text', ...lines.flatMap((line) => line.trimEnd().split('\n')), '```'].join('\n');
  writeSection(name, `# ${title}\n\n${writtenBy(`npm run bench -- ${name}`)} ${about}\n\n${text}`);
}

/** How to repeat a section, and where it was measured. */
export function writtenBy(command: string, now = new Date()): string {
  const model = cpus()[0]?.model.split(/\s+(?:CPU|Processor|\d)/)[0] ?? '';
  return `Written by \`${command}\` on ${now.toISOString().slice(0, 10)}; Node.js ${process.versions.node}, ${cpus().length} × ${model}.`;
}
