import { api } from '@countersign/contract';
import { type Page, expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterAs } from './enter.ts';
import { foundEnterprise } from './enterprise.ts';
import { verify } from './enterprises.ts';
import { sendContract } from './envelope.ts';
import { freshMail, member, stranger } from './people.ts';
import { expectTouchable } from './touchable.ts';

export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const PHONE_WIDTH = 430;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= PHONE_WIDTH;

/**
 * The languages in which the page number `at` is looked at: at the width of a phone in one, at that of a desktop in the other,
 * the next page the other way round. TEST_EVERYTHING stands for both everywhere.
 */
function languagesOf(page: Page, at: number): readonly Language[] {
  if (process.env.TEST_EVERYTHING !== undefined) return LANGUAGES;
  return [LANGUAGES[(at + (isPhone(page) ? 1 : 0)) % LANGUAGES.length] ?? 'zh-CN'];
}

/** Nothing is wider than the screen: a wider page scrolls sideways under the finger. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(width);
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

/** Looks at pages one after the other, each in the language whose turn it is. */
function looker(page: Page): { atLoaded(paths: Paths): Promise<void>; atLinked(paths: Paths): Promise<void> } {
  let looked = 0;
  let current: Language | null = null;
  const turns = (paths: Paths): (readonly [string, Language])[] =>
    paths.flatMap((path) => {
      const languages = languagesOf(page, looked);
      looked += 1;
      return languages.map((language) => [path, language] as const);
    });
  const judge = async (): Promise<void> => {
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectOwnButtons(page);
    if (isPhone(page)) await expectTouchable(page);
  };
  const load = async (path: string, language: Language): Promise<void> => {
    // Of several init scripts the last one decides.
    if (current !== language)
      await page.addInitScript((chosen) => localStorage.setItem('countersign.language', chosen), language);
    current = language;
    await page.goto(path);
    await headed(page);
    await judge();
  };
  return {
    /** Pages to which links lead from outside: each is loaded. */
    atLoaded: async (paths) => {
      for (const [path, language] of turns(paths)) await load(path, language);
    },
    /** Pages to which the navigation leads: for each language the first is loaded. TEST_EVERYTHING loads all of them. */
    atLinked: async (paths) => {
      const all = turns(paths);
      if (process.env.TEST_EVERYTHING !== undefined) {
        for (const [path, language] of all) await load(path, language);
        return;
      }
      for (const language of LANGUAGES) {
        const [first, ...others] = all.filter(([, one]) => one === language).map(([path]) => path);
        if (first !== undefined) await load(first, language);
        for (const path of others) {
          await follow(page, path);
          await judge();
        }
      }
    },
  };
}

const headed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Opens every page at the current width; a serious axe violation fails. */
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await look.atLoaded([
    '/login',
    '/register',
    '/forgot-password',
    '/find-password',
    '/verify',
    '/report',
    '/legal/signature',
    '/accessibility',
    '/in-person',
    sign(1),
  ]);

  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, base, person);
  const sections = ['profile', 'security', 'devices', 'notices', 'seals', 'charges'];
  await look.atLinked([
    '/wesign',
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
  await page.emulateMedia({ colorScheme: 'dark' });
  await look.atLoaded([0, 1].map(sign));
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
  await owner.call(api.setInvitationLink, { params, body: { enabled: true } });
  await verify({ owner, enterpriseWsid, name: '青禾数据有限公司' }, base);
  const pattern = { kind: 'CONTRACT' } as const;
  await owner.call(api.createOfficeSeal, { body: { name: '合同专用章', pattern } });
  const { bst } = await owner.call(api.createBst, { body: { name: '劳动合同 Labour contract' } });
  await enterAs(page, base, owner);
  const look = looker(page);
  await look.atLinked([...SECTIONS.map((section) => `/enterprise${section}`), `/enterprise/templates/${bst.bstWsid}`]);
  await look.atLoaded([new URL(invitations[0]?.href ?? '').pathname]);
}
