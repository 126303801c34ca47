/**
 * @typedef {object} PageFiles
 * @property {string} name
 * @property {string} path a regular expression over the path of an address
 * @property {readonly string[]} entries the modules that are loaded by `import()` before the page is shown, from src
 * @property {readonly string[]} [session] the same, if this browser has a session
 * @property {readonly import('../src/text/areas.ts').TextArea[]} [sessionTexts] the texts that these modules need besides
 * @property {boolean} [asksSession] whether the page asks for the session first of all, so that the page itself requests it too
 * @property {readonly string[]} [reads] the modules that read the contract once the page around it is shown: they are requested with
 *   the page too, behind all others; with `session`, only if this browser has one
 * @property {readonly string[]} [soon] the modules that the page loads by itself once it is shown
 * @property {{ readonly kilobytes: number, readonly requests: number, readonly soon?: number }} budget the most that its scripts and
 *   styles may need, as brotli, without a session, and the most files that the modules of `soon` add
 */

const FRAME = 'app/frame-console.tsx';
const LOGGED_OUT = { kilobytes: 148.5, requests: 4, soon: 1 };
const ENTRY = { kilobytes: 163, requests: 5, soon: 1 };
const FOOT = ['parts/site-foot/foot-links.tsx'];
const SETTINGS = [FRAME, 'pages/console/account/settings-frame.tsx'];
const READS = ['parts/pdf-view/pdf.ts'];
const CONSOLE = { kilobytes: 185, requests: 5 };

/**
 * The pages that open often and in a hurry: the server names their files in the page itself, so that none waits for another one
 * to import it (ux 40, 53).
 * @type {readonly PageFiles[]}
 */
export const PAGES = [
  {
    name: 'sign',
    path: '^/sign/[^/]+/[^/]+/?$',
    entries: ['pages/light/sign/sign-page.tsx'],
    session: ['pages/light/sign/turned.tsx'],
    sessionTexts: ['signing'],
    reads: READS,
    budget: { kilobytes: 142, requests: 3 },
  },
  { name: 'home', path: '^/homePage/?$', entries: ['pages/light/home/home-page.tsx'], soon: FOOT, budget: LOGGED_OUT },
  {
    name: 'landing',
    path: '^/landing/?$',
    entries: ['pages/light/landing/landing-page.tsx'],
    soon: FOOT,
    budget: LOGGED_OUT,
  },
  { name: 'login', path: '^/login/?$', entries: ['pages/light/login/login-page.tsx'], soon: FOOT, budget: ENTRY },
  {
    name: 'register',
    path: '^/register/?$',
    entries: ['pages/light/login/register-page.tsx'],
    soon: FOOT,
    budget: ENTRY,
  },
  {
    name: 'verify',
    path: '^/verify/?$',
    entries: ['pages/light/verify/verify-page.tsx'],
    soon: FOOT,
    budget: LOGGED_OUT,
  },
  {
    name: 'start',
    path: '^/wesign/?$',
    entries: [FRAME, 'pages/console/home/home-page.tsx'],
    asksSession: true,
    budget: CONSOLE,
  },
  {
    name: 'list',
    path: '^/envelopes/?$',
    entries: [FRAME, 'pages/console/envelopes/envelopes-page.tsx'],
    asksSession: true,
    budget: CONSOLE,
  },
  {
    name: 'seals',
    path: '^/account/seals/?$',
    entries: [...SETTINGS, 'pages/console/account/seals-page.tsx'],
    asksSession: true,
    budget: { kilobytes: 216, requests: 12 },
  },
  {
    name: 'charges',
    path: '^/account/charges/?$',
    entries: [...SETTINGS, 'pages/console/account/charges/own-charges-page.tsx'],
    asksSession: true,
    budget: { kilobytes: 209, requests: 11 },
  },
  {
    name: 'detail',
    path: '^/envelope-detail/?$',
    entries: [FRAME, 'pages/console/detail/detail-page.tsx'],
    reads: READS,
    asksSession: true,
    budget: { kilobytes: 323, requests: 8 },
  },
  {
    name: 'prepare',
    path: '^/envelopes/[^/]+/edit/fields/?$',
    entries: ['pages/console/prepare/prepare-frame.tsx', 'pages/console/prepare/fields-step.tsx'],
    reads: READS,
    asksSession: true,
    soon: ['pages/console/prepare/rare-panels.ts'],
    budget: { kilobytes: 343.5, requests: 10, soon: 6 },
  },
];
