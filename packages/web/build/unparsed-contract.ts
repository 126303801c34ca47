import type { Plugin } from 'vite';

const STUB = '\0unparsed-zod';
/** A proxy that returns itself for any access or call: enough for schemas that are never parsed. */
const SOURCE = `
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => nothing,
  ownKeys: () => ['prototype'],
});
export const z = nothing;
`;

/** The purpose of a call and who may make it: a literal, or several joined. */
const LITERAL = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/.source;
const ABOUT = new RegExp(`\\b(?:summary|access):\\s*(?:${LITERAL}(?:\\s*\\+\\s*)?)+,`, 'g');
/** References to named schemas, which are removed: otherwise unused schemas would stay in the bundle. */
const NAMED_SHAPE = /\b(?:params|query|body|response): [a-zA-Z]\w*,/g;

/** Inline schemas, which are removed as well; a parameter's type (`params: z.ZodType`) is not one. */
const INLINE_SHAPE = /\b(?:params|query|body|response):\s*(?=z\.[a-z])/g;
/** Strings and comments, which may hold a bracket or a comma without being one, and brackets and commas themselves. */
const TOKEN = new RegExp(
  `${LITERAL}|//[^\\n]*|/\\*[^]*?\\*/|(?<=\\()/(?:[^/\\\\\\n[]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*\\])+/|[([{)\\]},]`,
  'g',
);

function withoutInlineShapes(code: string): string {
  let kept = '';
  let from = 0;
  for (const { index, 0: name } of code.matchAll(INLINE_SHAPE)) {
    if (index < from) continue;
    const end = endOfValue(code, index + name.length);
    kept += code.slice(from, index);
    from = code[end] === ',' ? end + 1 : end;
  }
  return kept + code.slice(from);
}

/** The position of the comma that ends a property's value, or of the brace that closes the object. */
function endOfValue(code: string, start: number): number {
  let depth = 0;
  for (const { index, 0: token } of code.slice(start).matchAll(TOKEN)) {
    if (depth === 0 && (token === ',' || token === '}')) return start + index;
    if ('([{'.includes(token)) depth++;
    else if (')]}'.includes(token)) depth--;
  }
  throw new Error('a schema of the contract has no end');
}

const PARSES = /(?<!\b(?:JSON|Date))\.(?:safeParse|parse)(?:Async)?\(/;

/**
 * The contract describes its calls with zod. The server parses by these descriptions; the pages take from a call its
 * method and path, and from its schemas only the types, which do not exist at run time. An unused parser of 37 KB gzipped
 * would be a fifth of the login page. A page that does parse stops the build instead of failing silently. The purpose of
 * each call, and who may make it, are removed too.
 */
export function unparsedContract(): Plugin {
  return {
    name: 'countersign-unparsed-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'zod' && importer?.includes('/packages/contract/') ? STUB : null),
    transform(code, id) {
      if (/\/packages\/contract\/src\/calls\/.*\.ts$/.test(id))
        return { code: withoutInlineShapes(code.replace(ABOUT, '').replace(NAMED_SHAPE, '')), map: null };
      if (/\/packages\/web\/src\/.*\.tsx?$/.test(id) && PARSES.test(code))
        this.error(`${id} parses by a schema of the contract, which pages do not carry`);
      return null;
    },
    load: (id) => (id === STUB ? SOURCE : null),
  };
}
