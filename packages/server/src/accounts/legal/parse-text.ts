import type { LegalBlock } from '@countersign/contract';
import type { LegalText } from '../../platform/index.ts';

/**
 * Reads a text of `# title`, `## heading`, `- point` and paragraphs, which empty lines separate.
 * @param names what `{authority}` and `{service}` stand for
 * @returns a problem in words where it is not such a text
 */
export function parseText(
  source: string,
  names: Readonly<Record<'authority' | 'service', string>>,
): Omit<LegalText, 'note'> | { readonly problem: string } {
  const text = source.replaceAll('{authority}', names.authority).replaceAll('{service}', names.service);
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n');
  const title = /^# (.+)$/.exec(lines.shift() ?? '')?.[1]?.trim();
  if (title === undefined) return { problem: 'its first line is not "# " and a title' };
  const blocks: LegalBlock[] = [];
  let isOpen = false;
  for (const line of lines.map((one) => one.trim())) {
    const [, mark, words = line] = /^(##|-) (.+)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (mark === undefined && isOpen && last !== undefined)
      blocks.splice(-1, 1, { ...last, text: `${last.text} ${line}` });
    else {
      blocks.push({ kind: mark === '##' ? 'HEADING' : mark === '-' ? 'POINT' : 'TEXT', text: words });
      isOpen = mark !== '##';
    }
  }
  return blocks.length === 0 ? { problem: 'it has no text below its title' } : { title, blocks };
}
