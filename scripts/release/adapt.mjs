import path from 'node:path';

/**
 * What the programs and documents of a release say instead of `npm run NAME -- ARGUMENTS`, which it has not: `countersign NAME
 * ARGUMENTS`, also in a line of usage (`npm run NAME [-- --option]`).
 * @param {string} text @param {readonly string[]} commands of the release
 */
export function nameCommands(text, commands) {
  const called = new RegExp(String.raw`npm run (${commands.join('|')})(?![\w-])(?: (\[?)-- )?`, 'g');
  return text.replaceAll(called, (whole, name, bracket) =>
    bracket === undefined ? `countersign ${name}` : `countersign ${name} ${bracket}`,
  );
}

/**
 * A document without links to what is not in the release; their words stay.
 * @param {string} text @param {string} file its path in the release @param {(file: string) => boolean} isThere
 */
export function unlink(text, file, isThere) {
  return text.replaceAll(/\[([^\]]+)\]\(([^)#\s:]+)(#[^)\s]*)?\)/g, (link, words, target) =>
    isThere(path.posix.join(path.posix.dirname(file), target)) ? link : words,
  );
}
