import { api, operatorApi } from '@countersign/contract';
import { isIdCardNumber } from '@countersign/domain';
import { type Person, createPerson, wirePassword } from '@countersign/testkit/client';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { enterAs } from './enter.ts';
import { PASSWORD, freshPhone } from './people.ts';

/** The operators of the demo; irreversible acts need both. */
export const OPERATOR = { login: 'operator', password: PASSWORD };
const SECOND_OPERATOR = { login: 'supervisor', password: PASSWORD };

export async function logInOperator(page: Page, { login, password }: typeof OPERATOR): Promise<void> {
  await page.getByRole('textbox', { name: '登录名' }).fill(login);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
}

/** Opens an address of the console without a session: the login first, then the page that was asked for. */
export async function openAsOperator(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/operator\/login\?returnTo=/);
  await logInOperator(page, OPERATOR);
}

/** Opens an address of the console with a session made over HTTP. */
export async function openConsole(page: Page, path: string, { login, password } = OPERATOR): Promise<void> {
  const base = test.info().project.use.baseURL ?? '';
  const operator = createPerson(base, { name: login, contact: login });
  const body = { login, password: wirePassword('login', password) };
  await operator.call(operatorApi.createOperatorSession, { body });
  await enterAs(page, base, operator);
  await page.goto(path);
}

/** Another operator opens what the first one requested, and confirms it; returns the page. */
export async function confirmAsSecond(browser: Browser, about: RegExp): Promise<Page> {
  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openConsole(second, '/operator/requests?status=WAITING', SECOND_OPERATOR);
  await second.getByRole('button', { name: about }).first().click();
  await second.getByRole('dialog').getByRole('button', { name: '确认并执行' }).click();
  return second;
}

/** A resident number with a valid check digit (GB 11643), unique within a run. */
function freshIdNumber(): string {
  const phone = freshPhone();
  const day = String(10 + (Number(phone.slice(-4, -3)) % 10));
  const body = `11010519900${1 + (Number(phone.slice(-5, -4)) % 9)}${day}${phone.slice(-3)}`;
  const number = [...'0123456789X'].map((check) => `${body}${check}`).find(isIdCardNumber);
  if (number === undefined) throw new Error(`${body} has no check digit`);
  return number;
}

/** A plain-coloured card that stands out from paper, as a PNG; drawn by the browser. */
async function paperPicture(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 428, height: 270 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 428, 270);
    pen.fillStyle = '#14213d';
    pen.fillRect(24, 24, 150, 24);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Applies for identity verification as a person, with both sides of an identity card; returns its number. */
export async function applyForIdentity(person: Person, page: Page): Promise<string> {
  const sides = [
    ['ID_FRONT', '#cfe0ee'],
    ['ID_BACK', '#eee0cf'],
  ] as const;
  const papers: string[] = [];
  for (const [kind, colour] of sides) {
    const file = { name: `${kind}.png`, bytes: await paperPicture(page, colour), mediaType: 'image/png' };
    const { paper } = await person.upload(api.uploadIdentityPaper, { fields: { kind }, file });
    papers.push(paper.paperWsid);
  }
  const number = freshIdNumber();
  await person.call(api.applyIdentity, {
    params: { userWsid: person.userWsid },
    body: { realName: person.name, numberKind: 'ID_CARD', number, papers },
  });
  return number;
}
