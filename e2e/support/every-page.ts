import { api } from '@countersign/contract';
import { type Page, expect } from '@playwright/test';
import { accessProblems } from './accessible.ts';
import { enterAs } from './enter.ts';
import { foundEnterprise } from './enterprise.ts';
import { verify } from './enterprises.ts';
import { sendContract } from './envelope.ts';
import { openConsole } from './operators.ts';
import { freshMail, member, stranger } from './people.ts';
import { expectTouchable } from './touchable.ts';

export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const PHONE_WIDTH = 430;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= PHONE_WIDTH;

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
interface Look {
  readonly language: Language;
  readonly theme: Theme;
}

const EVERY_LOOK: readonly Look[] = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })));

/**
 * How the page number `at` is looked at: at the width of a phone in one language and theme, at that of a desktop in the other
 * ones; over the pages, each language meets each theme at each width. TEST_EVERYTHING stands for all looks everywhere.
 */
function looksOf(page: Page, at: number): readonly Look[] {
  if (process.env.TEST_EVERYTHING !== undefined) return EVERY_LOOK;
  return [
    EVERY_LOOK[isPhone(page) ? EVERY_LOOK.length - 1 - (at % EVERY_LOOK.length) : at % EVERY_LOOK.length] ?? {
      language: 'zh-CN',
      theme: 'light',
    },
  ];
}

/** Nothing is wider than the screen: a wider page scrolls sideways under the finger. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(width);
}

/** Nothing moves: the browser asks for reduced motion (`playwright.config.ts`). */
async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (Number(effect?.getTiming().duration) <= 1) return [];
      return effect instanceof KeyframeEffect ? [effect.target?.outerHTML.slice(0, 80) ?? ''] : [];
    }),
  );
  expect(moving, `what moves on ${page.url()}`).toEqual([]);
}

/** Every button is styled by the product: none has the grey background and bevel of the browser. */
async function expectOwnButtons(page: Page): Promise<void> {
  const bevelled = await page
    .locator('button')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).borderTopStyle === 'outset').length);
  expect(bevelled, `${page.url()} buttons without a style of the product`).toBe(0);
}

/** Goes to another page as its link does: the document stays. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => window.__TSR_ROUTER__?.navigate({ href }), path);
  // A page may lead on to a part of it.
  const { pathname } = new URL(path, page.url());
  await expect(page).toHaveURL((now) => now.pathname.startsWith(pathname));
  await headed(page);
}

type Paths = readonly string[];
type Turn = Look & { readonly path: string };

interface Looker {
  atLoaded(paths: Paths): Promise<void>;
  atLinked(paths: Paths): Promise<void>;
  /** Fails where the product has a page of this area that was not looked at. */
  expectWhole(isInArea: (route: string) => boolean): Promise<void>;
}

/** Looks at pages one after the other, each as its turn is. Those of operators need no controls for a finger, only for a pointer. */
function looker(page: Page, isOperators = false): Looker {
  const seen = new Set<string>();
  let looked = 0;
  let current: Language | null = null;
  const turns = (paths: Paths): Turn[] =>
    paths.flatMap((path) => {
      const looks = looksOf(page, looked);
      looked += 1;
      return looks.map((look) => ({ path, ...look }));
    });
  const judge = async ({ path, language, theme }: Turn): Promise<void> => {
    // One run names the problems of all pages.
    seen.add(new URL(path, page.url()).pathname).add(new URL(page.url()).pathname);
    const where = `${page.url()} in ${language}, ${theme}`;
    await expect(page.locator('html'), where).toHaveCSS('color-scheme', theme === 'dark' ? 'dark' : 'normal');
    expect.soft(await accessProblems(page), `axe on ${where}`).toEqual([]);
    await expectNoOverflow(page);
    await expectOwnButtons(page);
    await expectStill(page);
    if (isPhone(page) && !isOperators) await expectTouchable(page);
  };
  const load = async (turn: Turn): Promise<void> => {
    const { path, language, theme } = turn;
    // Of several init scripts the last one decides.
    if (current !== language)
      await page.addInitScript((chosen) => localStorage.setItem('countersign.language', chosen), language);
    current = language;
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(path);
    await headed(page);
    await judge(turn);
  };
  return {
    /** Pages to which links lead from outside: each is loaded. */
    atLoaded: async (paths) => {
      for (const turn of turns(paths)) await load(turn);
    },
    /** Pages to which the navigation leads: for each language the first is loaded. TEST_EVERYTHING loads all of them. */
    atLinked: async (paths) => {
      const all = turns(paths);
      if (process.env.TEST_EVERYTHING !== undefined) {
        for (const turn of all) await load(turn);
        return;
      }
      for (const language of LANGUAGES) {
        const [first, ...others] = all.filter((one) => one.language === language);
        if (first !== undefined) await load(first);
        for (const turn of others) {
          await page.emulateMedia({ colorScheme: turn.theme });
          await follow(page, turn.path);
          await judge(turn);
        }
      }
    },
    expectWhole: async (isInArea) => {
      const routes = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__?.routesByPath ?? {}));
      const unseen = routes.filter((route) => {
        const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);
        return (
          isInArea(route) &&
          !(route in OF_JOURNEYS) &&
          !LEADING_ON.includes(route) &&
          ![...seen].some((path) => pattern.test(path))
        );
      });
      expect(routes, 'the routes of the product').not.toEqual([]);
      expect(unseen).toEqual([]);
    },
  };
}

/** Pages that need more than these contracts and enterprises, with the journey that judges them. */
const OF_JOURNEYS: Readonly<Record<string, string>> = {
  '/batch-sign': 'batch-sign',
  '/bulk/$envelopeWsid/$jobWsid': 'bulk',
  '/scan/$scanWsid': 'scan-upload',
  '/shield/$shieldWsid': 'shield.phone',
  '/enterprise/applications/$webhookWsid': 'webhook',
  '/enterprise/seals/$officeSealWsid': 'office-seals',
  '/enterprise/seals/use-logs': 'office-seals',
  '/operator/identity/$applicationWsid': 'operator',
  '/operator/directory/$account': 'operator',
};

/** They have no page of their own, but lead on to one. */
const LEADING_ON: readonly string[] = ['/', '/envelopes/$envelopeWsid/edit'];

const headed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Opens every page of signers and senders at the current width; whatever axe finds fails. */
export async function checkPages(page: Page, base: string): Promise<void> {
  const person = await member(base, '林涛');
  const others = { signer: stranger(base, '何静'), checker: stranger(base, 'Bob Jones') };
  const fields = [
    { type: 'WRITE_SIGN', box: [80, 140, 140, 70] },
    { type: 'TEXT', box: [80, 260, 220, 24] },
    { type: 'DATE', box: [330, 260, 130, 24] },
  ] as const;
  const sketches = [
    { person, role: 'SIGNER', fields },
    { person: others.signer, role: 'SIGNER', fields: [{ type: 'SEAL_SIGN', box: [330, 100, 113, 113] }] },
    { person: others.checker, role: 'CHECKER', fields: [] },
  ] as const;
  const sent = await sendContract(person, '租赁合同 Lease', sketches);
  const draft = await sendContract(person, '草稿 Draft', sketches, { stop: 'draft' });
  const sign = (at: number): string => `/sign/${sent.envelopeWsid}/${sent.participantWsids[at]}`;
  const edit = `/envelopes/${draft.envelopeWsid}/edit`;

  const look = looker(page);
  const landing = `/landing?to=sign&envelopeId=${sent.envelopeWsid}&participantId=${sent.participantWsids[1]}`;
  await look.atLoaded(['/homePage', '/manual', landing, '/landing']);
  await look.atLoaded([
    '/login',
    '/register',
    '/forgot-password',
    '/find-password',
    '/verify',
    '/report',
    '/legal/signature',
    '/legal/privacy',
    '/practice-statement',
    '/accessibility',
    '/in-person',
    '/shared',
    sign(1),
  ]);

  await enterAs(page, base, person);
  const sections = [
    'profile',
    'security',
    'devices',
    'notices',
    'seals',
    'identity',
    'certificates',
    'charges',
    'data',
  ];
  await look.atLinked([
    '/wesign',
    '/messages',
    '/enterprises/new',
    '/enterprise',
    '/envelopes',
    '/bulk',
    '/enterprise-envelopes',
    '/account',
    `/envelope-detail?envelopeId=${sent.envelopeWsid}`,
    ...sections.map((section) => `/account/${section}`),
    ...['documents', 'participants', 'fields'].map((step) => `${edit}/${step}`),
  ]);
  await look.atLoaded([0, 1].map(sign));
  await look.atLinked(['/envelopes/new']);
  await look.expectWhole((route) => !/^\/(enterprise|operator|join|invitation)(\/|$)/.test(route));
}

/** Sections of an enterprise. */
const SECTIONS = [
  '',
  '/templates',
  '/members',
  '/members/import',
  '/invitations',
  '/forbidden-members',
  '/finance',
  '/contract-numbers',
  '/seals',
  '/seals/new',
  '/my-seals',
  '/seal-audit',
  '/retention',
  '/data',
  '/roles',
  '/applications',
] as const;

/** The pages of an enterprise that has members, opened as its owner. */
export async function checkEnterprisePages(page: Page, base: string): Promise<void> {
  const owner = await member(base, '林涛');
  const { enterpriseWsid } = await foundEnterprise(owner, '青禾数据有限公司');
  const params = { enterpriseWsid };
  const { department } = await owner.call(api.createDepartment, { params, body: { name: '研发 R&D' } });
  const { departmentWsid } = department;
  await owner.call(api.createDepartment, { params, body: { name: '平台', parentWsid: departmentWsid } });
  const invitee = { contact: freshMail(), name: 'Ada Lovelace', departmentWsid };
  const { invitations } = await owner.call(api.createInvitations, { params, body: { invitations: [invitee] } });
  await verify({ owner, enterpriseWsid, name: '青禾数据有限公司' }, base);
  const pattern = { kind: 'CONTRACT' } as const;
  await owner.call(api.createOfficeSeal, { body: { name: '合同专用章', pattern } });
  const { bst } = await owner.call(api.createBst, { body: { name: '劳动合同 Labour contract' } });
  await enterAs(page, base, owner);
  const look = looker(page);
  await look.atLinked([...SECTIONS.map((section) => `/enterprise${section}`), `/enterprise/templates/${bst.bstWsid}`]);
  const { invitationLink } = await owner.call(api.setInvitationLink, { params, body: { enabled: true } });
  await look.atLoaded([invitations[0]?.href, invitationLink.href].map((href) => new URL(href ?? '').pathname));
  await look.expectWhole((route) => /^\/(enterprise|join|invitation)(\/|$)/.test(route));
}

/** Sections of the operators. */
const OPERATOR_SECTIONS = [
  '',
  '/identity',
  '/seals',
  '/requests',
  '/certificates',
  '/trust',
  '/orders',
  '/directory',
  '/users',
  '/complaints',
  '/blacklist',
  '/unreached',
  '/holds',
  '/authority',
  '/health',
  '/statistics',
  '/audit',
  '/operators',
  '/password',
  '/second-factor',
] as const;

/** The pages of an operator. */
export async function checkOperatorPages(page: Page): Promise<void> {
  const look = looker(page, true);
  await look.atLoaded(['/operator/login']);
  await openConsole(page, '/operator');
  await look.atLinked(OPERATOR_SECTIONS.map((section) => `/operator${section}`));
  await look.expectWhole((route) => route.startsWith('/operator'));
}
