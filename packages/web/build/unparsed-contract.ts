import type { Plugin } from 'vite';

const STUB = '\0unparsed-zod';
/** Answers itself whatever is asked of it or called: enough for a description that nobody reads. */
const SOURCE = `
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => nothing,
  ownKeys: () => ['prototype'],
});
export const z = nothing;
`;

/** What a call is for and who may make it: a literal, or several that are joined. */
const LITERAL = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/.source;
const ABOUT = new RegExp(`\\b(?:summary|access):\\s*(?:${LITERAL}(?:\\s*\\+\\s*)?)+,`, 'g');
/** Shapes that are called by a name: without them many a shape has nobody who asks for it. */
const NAMED_SHAPE = /\b(?:params|query|body|response): [a-zA-Z]\w*,/g;

const PARSES = /(?<!\b(?:JSON|Date))\.(?:safeParse|parse)(?:Async)?\(/;

/**
 * The contract describes its calls with zod. The server parses by these descriptions; the pages take from a call its
 * method and path, and from its shapes the types alone, which are gone before anything runs. 37 KB gzipped of a parser
 * that never parses would be a fifth of the login page. A page that does parse stops the build instead of failing quietly.
 * What each call is for, and who may make it, is the server's too.
 */
export function unparsedContract(): Plugin {
  return {
    name: 'countersign-unparsed-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'zod' && importer?.includes('/packages/contract/') ? STUB : null),
    transform(code, id) {
      if (/\/packages\/contract\/src\/calls\/.*\.ts$/.test(id))
        return { code: code.replace(ABOUT, '').replace(NAMED_SHAPE, ''), map: null };
      if (/\/packages\/web\/src\/.*\.tsx?$/.test(id) && PARSES.test(code))
        this.error(`${id} parses by a shape of the contract, which pages do not carry`);
      return null;
    },
    load: (id) => (id === STUB ? SOURCE : null),
  };
}
