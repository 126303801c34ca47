/** The location of a file, as a pattern over its path from the root of the checkout. */
type Place = RegExp;

/** A line of the table in ARCHITECTURE.md: files at `from` must not import files at `to`, except those at `toExcept`. */
export interface ImportRule {
  readonly name: string;
  readonly because: string;
  readonly from: Place;
  /** Exceptions to `from`. */
  readonly fromExcept?: Place;
  /** Tested against the path of a file, or against the name of a package ('npm:zod', 'node:fs'). */
  readonly to: Place;
  readonly toExcept?: Place;
  /** Whether the rule also applies to tests. */
  readonly tests?: boolean;
  /** Whether the rule allows imports of types, which do not exist at run time. */
  readonly types?: boolean;
}

const src = (name: string): Place => new RegExp(`^packages/${name}/src/`);
const ANY_PACKAGE = /^packages\//;

/** The parts of the server that may import certificates and PDF signing. */
const SERVER_TRUST =
  /^packages\/server\/src\/((trust|signing|evidence)\/|contracts\/files\/|app\/workers\/|.*-task\.ts$|platform\/(images|page-layout|signer|spreadsheets)\/|contracts\/envelopes\/documents\/prepare-plan|contracts\/envelopes\/flow\/prepare|app\.ts$|main\.ts$)/;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'domain-imports-nothing',
    because: 'a lawyer can read the business rules without knowing a library; one file knows that of phone numbers',
    from: src('domain'),
    to: /./,
    toExcept: /^(packages\/domain\/src\/|npm:(libphonenumber-js|#phone-numbers)$)/,
  },
  {
    name: 'contract-describes-with-zod',
    because: 'the description of a call is shared by server, web and integrators, and runs in each of them',
    from: src('contract'),
    to: /./,
    toExcept: /^(packages\/(contract|domain)\/src\/|npm:zod$)/,
  },
  {
    name: 'contract-parses-in-calls-and-shapes',
    because: 'pages load the other modules of the contract; with zod, the login page would be a fifth larger',
    from: src('contract'),
    fromExcept: /^packages\/contract\/src\/(calls|shapes)\//,
    to: /^(npm:zod$|packages\/contract\/src\/(calls|shapes)\/)/,
    types: true,
  },
  {
    name: 'asn1-knows-no-package',
    because: 'byte structures make no decisions and hold no keys',
    from: src('asn1'),
    to: /^(packages\/|npm:)/,
    toExcept: src('asn1'),
  },
  {
    name: 'pki-and-pdf-know-asn1-only',
    because: 'the authority and the signing core are libraries; they use each other only through ports',
    from: src('(pki|pdf)'),
    to: ANY_PACKAGE,
    toExcept: /^packages\/(asn1|pki|pdf)\/src\//,
  },
  {
    name: 'pki-never-imports-pdf',
    because: 'an authority signs digests and never handles a document',
    from: src('pki'),
    to: src('pdf'),
    tests: true,
  },
  {
    name: 'pdf-never-imports-pki',
    because: 'a signing core works with any authority, or none',
    from: src('pdf'),
    to: src('pki'),
    tests: true,
  },
  {
    name: 'server-trust-in-few-places',
    because: 'only the few responsible folders may use certificates and signing',
    from: src('server'),
    fromExcept: SERVER_TRUST,
    to: src('(asn1|pki|pdf)'),
  },
  {
    name: 'server-never-imports-web',
    because: 'the server serves pages as files; only --dev uses vite',
    from: src('server'),
    to: /^(packages\/(web|testkit)\/|e2e\/)/,
  },
  {
    name: 'web-knows-contract-and-domain',
    because: 'the pages know only the contract of the server',
    from: src('web'),
    to: ANY_PACKAGE,
    toExcept: /^packages\/(web|contract|domain)\//,
  },
  {
    name: 'web-loads-no-schema',
    because: 'pages do not parse: routes and all types are in @countersign/contract itself',
    from: src('web'),
    to: src('contract'),
    toExcept: /^packages\/contract\/src\/(index\.ts|consent|manual|languages\/.+)$/,
  },
  {
    name: 'web-loads-one-language',
    because: 'a text of the contract reaches a page through the folder of its language in web/src/languages',
    from: src('web'),
    fromExcept: /^packages\/web\/src\/languages\//,
    to: /^packages\/contract\/src\/languages\//,
  },
  {
    name: 'web-ui-is-the-bottom',
    because: 'app → pages → parts → ui: a primitive does not import screens',
    from: /^packages\/web\/src\/ui\//,
    to: /^packages\/web\/src\/(app|pages|parts|api|realtime)\//,
  },
  {
    name: 'web-parts-know-no-screen',
    because: 'app → pages → parts → ui: a part is shared by screens and does not import them',
    from: /^packages\/web\/src\/(parts|api|realtime|text)\//,
    to: /^packages\/web\/src\/(app|pages)\//,
  },
  {
    name: 'web-pages-know-no-app',
    because: 'app → pages → parts → ui: the frames and the router import the pages, not the reverse',
    from: /^packages\/web\/src\/pages\//,
    to: /^packages\/web\/src\/app\//,
  },
  {
    name: 'product-without-tests',
    because: 'the product does not contain its test code',
    from: ANY_PACKAGE,
    fromExcept: /^packages\/testkit\//,
    to: /^(packages\/testkit\/|e2e\/|bench\/)|\/testing(\/|\.ts$|$)|\.test\.tsx?$/,
  },
];
