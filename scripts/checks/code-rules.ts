import { parseSync, Visitor } from 'rolldown/utils';
import { isTest, type Source } from './sources.ts';
import { isStyle, lockedOrientations, otherBreakpoints, rawValues, unstoppableMotion } from './style-rules.ts';

/** Rules that oxlint cannot express: each rule checks one file and returns the lines that break it. */
export interface CodeRule {
  readonly name: string;
  readonly because: string;
  readonly holdsIn: (file: string) => boolean;
  /** @returns line numbers, from 1 */
  readonly brokenAt: (source: Source) => number[];
}

const CODE = /\.(tsx?|mjs)$/;
const inProduct = (file: string): boolean => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !isTest(file);

const linesWith =
  (pattern: RegExp) =>
  ({ text }: Source): number[] =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

type Handlers = ConstructorParameters<typeof Visitor>[0];

/** Lines of the nodes that `handlers` report. */
const linesOfNodes =
  (handlers: (report: (node: { start: number }) => void) => Handlers) =>
  ({ path: file, text }: Source): number[] => {
    const offsets: number[] = [];
    new Visitor(handlers((node) => offsets.push(node.start))).visit(parseSync(file, text).program);
    return offsets.map((offset) => text.slice(0, offset).split('\n').length);
  };

const named = (node: { type: string; name?: unknown }, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;

/** The last name of `a`, `a.b` and `a?.b`; '' for anything else. */
function lastName(node: { type: string; name?: unknown; property?: unknown; expression?: unknown }): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'ChainExpression') return lastName(node.expression as Parameters<typeof lastName>[0]);
  const property = node.property as { type: string; name?: unknown } | undefined;
  return node.type === 'MemberExpression' && property?.type === 'Identifier' ? String(property.name) : '';
}

interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Lines of promises that a constant keeps while something else is awaited: if that fails, their own failure is waited for by no
 * one, and Node ends the process.
 */
function promisesLeftAlone(source: Source): number[] {
  const { text } = source;
  const textOf = ({ start, end }: Statement): string => text.slice(start, end);
  const inBlock = (body: readonly Statement[], report: (node: Statement) => void): void => {
    for (const [at, statement] of body.entries()) {
      const name = /^const (\w+) = (?!await\b)\w+\(\s*tx\b/.exec(textOf(statement))?.[1];
      if (name === undefined) continue;
      const mention = new RegExp(`\\b${name}\\b`);
      const rest = body.slice(at + 1).map(textOf);
      const isAwaited = rest.some((each) =>
        new RegExp(`\\bawait ${name}\\b|Promise\\.all.*\\b${name}\\b`, 's').test(each),
      );
      const next = rest.find((each) => /\bawait\b/.test(each));
      if (isAwaited && next !== undefined && !mention.test(next)) report(statement);
    }
  };
  return linesOfNodes((report) => ({
    BlockStatement: (node) => inBlock(node.body, report),
  }))(source);
}

/** Values that must not be revealed step by step to someone who guesses. */
const SECRET = /(secret|token|hmac|passwordhash|pepper|apikey|codehash|tokenhash|sessionid|captchaanswer|opcodehash)$/i;

/** Words that readers of English as a second language stumble over; in identifiers too. */
const LITERARY = new RegExp(
  `(?<![a-z])(${[
    'no' + 'body',
    'who' + 'ever',
    'whom' + 'ever',
    'a' + 'new',
    'whi' + 'ther',
    'when' + 'ce',
    'then' + 'ce',
    'hereto' + 'fore',
    'here' + 'by',
    'there' + 'of',
    'where' + 'in',
    'where' + 'fore',
    'al' + 'beit',
    'amon' + 'gst',
    'whi' + 'lst',
    'forth' + 'with',
    'nau' + 'ght',
    'le' + 'st',
    'some' + 'body',
    'every' + 'body',
  ].join('|')})(?![a-z])`,
  'i',
);
/** The name of a system user, and licences. */
const WORDS_BELONG = new Set(['scripts/setup/postgres.mjs', 'THIRD-PARTY-NOTICES.md']);

const scriptedMotion = linesWith(/\.animate\(|startViewTransition|<animate|\bbehavior\b.*'smooth'|scrollBehavior/);

export const CODE_RULES: readonly CodeRule[] = [
  {
    name: 'the domain reads no clock',
    because: '`now` is a parameter, so that a rule gives the same answer tomorrow',
    holdsIn: (file) => file.startsWith('packages/domain/src/') && !isTest(file),
    brokenAt: linesOfNodes((report) => ({
      NewExpression: (node) => void (named(node.callee, 'Date') && node.arguments.length === 0 && report(node)),
      CallExpression: (node) => void (named(node.callee, 'Date') && report(node)),
    })),
  },
  {
    name: 'the environment is read in one place per process',
    because: 'every setting is in the table of config.ts; only the signer reads the key-encryption key',
    holdsIn: (file) =>
      inProduct(file) &&
      /^packages\/(server|pki|pdf|asn1|contract)\//.test(file) &&
      !/\/src\/(platform\/config\/config|main|trust\/signer\/process)\.ts$/.test(file),
    brokenAt: linesWith(/\bprocess\.env\b(?!: NodeJS)/),
  },
  {
    name: 'secrets are compared in constant time',
    because: 'the time of === reveals how much of a guess is right; use timingSafeEqual',
    holdsIn: (file) => inProduct(file) && /^packages\/(server|pki|pdf)\//.test(file),
    brokenAt: linesOfNodes((report) => ({
      BinaryExpression: (node) => {
        if (!/^[!=]==?$/.test(node.operator)) return;
        const sides = [lastName(node.left), lastName(node.right)];
        const compared = [node.left, node.right].every(
          (side) => side.type !== 'Literal' && side.type !== 'UnaryExpression',
        );
        if (compared && !sides.includes('undefined') && sides.some((name) => SECRET.test(name))) report(node);
      },
    })),
  },
  {
    name: 'a promise that is begun is waited for by the next await',
    because: 'if another statement fails first, its own failure ends the process; use Promise.all',
    holdsIn: (file) => inProduct(file) && file.startsWith('packages/server/'),
    brokenAt: promisesLeftAlone,
  },
  {
    name: 'nothing is left for later',
    because: 'a note in the code is easily forgotten; an open point belongs in the issue tracker',
    holdsIn: (file) => CODE.test(file),
    brokenAt: linesWith(
      new RegExp(`\\b(${['TO', 'FIX', 'XX'].map((word, at) => word + ['DO', 'ME', 'X'][at]).join('|')})\\b`),
    ),
  },
  {
    name: 'the type checker is never silenced',
    because: 'an error that it cannot see is also hidden from the next reader',
    holdsIn: (file) => /^(packages|e2e)\/.*\.tsx?$/.test(file),
    brokenAt: linesWith(/@ts-(ignore|nocheck)|\bas any\b/),
  },
  {
    name: 'every test runs',
    because: 'a skipped test looks like a passing test',
    holdsIn: (file) => /\.(test|spec)\.tsx?$/.test(file),
    brokenAt: linesWith(/\b(it|test|describe)\.(only|skip|todo|fixme)\(|\bexpect\(true\)/),
  },
  {
    name: 'no path of one machine',
    because: 'the project must run in any directory',
    holdsIn: (file) => CODE.test(file) || /\.(css|json|md)$/.test(file),
    brokenAt: linesWith(/(^|[\s'"`(=])\/(home|root|Users|work)\/[a-z]/),
  },
  {
    name: 'no enums and namespaces',
    because: 'string unions instead of enums, modules instead of namespaces',
    holdsIn: (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
    brokenAt: linesOfNodes((report) => ({
      TSEnumDeclaration: (node) => report(node),
      TSModuleDeclaration: (node) => void (node.kind === 'namespace' && report(node)),
    })),
  },
  {
    name: 'plain English',
    because: 'a contributor anywhere understands it at first reading; see "Style" in CONTRIBUTING.md',
    holdsIn: (file) => /\.(tsx?|mjs|css|md)$/.test(file) && !WORDS_BELONG.has(file),
    brokenAt: linesWith(LITERARY),
  },
  {
    name: 'styles use the tokens',
    because: 'ui/tokens.css has one scale of gaps, type, radii and colours',
    holdsIn: isStyle,
    brokenAt: rawValues,
  },
  {
    name: 'layouts change at three widths',
    because: 'ui/breakpoints.ts names them',
    holdsIn: (file) => file.endsWith('.css') || /^packages\/web\/src\/(?!ui\/breakpoints).*\.tsx?$/.test(file),
    brokenAt: otherBreakpoints,
  },
  {
    name: 'nothing moves where the system asks for reduced motion',
    because: 'ui/tokens.css ends every animation, transition and smooth scroll of style sheets',
    holdsIn: isStyle,
    brokenAt: unstoppableMotion,
  },
  {
    name: 'a script that moves something asks for reduced motion first',
    because: 'no style sheet can stop it: `prefers-reduced-motion` is read in the same file',
    holdsIn: (file) => /^packages\/web\/src\/.*\.tsx?$/.test(file) && !isTest(file),
    brokenAt: (source) => (source.text.includes('prefers-reduced-motion') ? [] : scriptedMotion(source)),
  },
  {
    name: 'no style turns the page by the orientation of the screen',
    because: 'some people cannot turn theirs (WCAG 1.3.4)',
    holdsIn: isStyle,
    brokenAt: lockedOrientations,
  },
];

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(tsx?|mjs|css)$/;
const VAGUE = /(^|[/-])(utils?|helpers?|common|misc|manager|service|controller|repository)(\.[a-z]+)*(\/|$)/;

/** The fault of a file name; null if there is none. */
export function nameFault(file: string): string | null {
  if (!/^(packages|e2e|scripts)\//.test(file) || !/\.(tsx?|mjs|css)$/.test(file)) return null;
  if (!KEBAB.test(file.slice(file.lastIndexOf('/') + 1))) return 'file names are kebab-case';
  return VAGUE.test(file) ? 'a name must describe the content of the file' : null;
}

/** @returns one line per breach: file:line, the rule and its reason */
export function judgeCode(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const fault = nameFault(source.path);
    const broken = CODE_RULES.filter((rule) => rule.holdsIn(source.path)).flatMap((rule) =>
      rule.brokenAt(source).map((line) => `${source.path}:${line} ${rule.name}: ${rule.because}`),
    );
    return fault === null ? broken : [`${source.path} ${fault}`, ...broken];
  });
}
