import { type Person, createPerson } from '@countersign/testkit/client';
import { type Page, expect } from '@playwright/test';

export const PASSWORD = 'Passw0rd!';
export const SIGN_PASSWORD = 'Sign0rd!!';

let made = 0;
/** A phone number of a range reserved for tests, unique within a run. */
export function freshPhone(): string {
  const worker = String(Number(process.env.TEST_WORKER_INDEX ?? 0) % 100).padStart(2, '0');
  made += 1;
  return `13800${worker}${1000 + made}`;
}

/** An e-mail address, unique within a run. */
export const freshMail = (): string => `p${freshPhone()}@example.com`;

/** A person with a phone, or the given contact, and no account yet. */
export function stranger(base: string, name: string, contact = freshPhone()): Person {
  return createPerson(base, { name, contact, password: PASSWORD, signPassword: SIGN_PASSWORD });
}

/** A person with an account and a sign password, created over HTTP. */
export async function member(base: string, name: string, contact = freshPhone()): Promise<Person> {
  const person = stranger(base, name, contact);
  await person.register();
  await person.setSignPassword();
  return person;
}

interface Message {
  readonly channel: string;
  readonly service: string;
  readonly code?: string;
  readonly link?: string;
}

/**
 * Newest first. The outbox lists the answers of captchas only to the session that asked, so the page's own cookies are used.
 */
async function outbox(page: Page, contact: string): Promise<readonly Message[]> {
  const response = await page.request.get('/dev/outbox', { params: { contact, limit: '50' } });
  const { data } = (await response.json()) as { data: { messages: Message[] } };
  return data.messages;
}

/** The newest that matches; waits for it, because a message is sent after the act has been answered. */
async function newest(page: Page, contact: string, match: (message: Message) => boolean): Promise<Message> {
  let found: Message | undefined;
  const look = async (): Promise<boolean> => {
    found = (await outbox(page, contact)).find(match);
    return found !== undefined;
  };
  await expect.poll(look, { message: `a message to ${contact} in the outbox` }).toBe(true);
  if (found === undefined) throw new Error('it was found a moment ago');
  return found;
}

/** The four characters of the newest captcha that this page was given for the service. */
export async function readCaptcha(page: Page, contact: string, service: string): Promise<string> {
  const { code } = await newest(page, contact, (one) => one.channel === 'CAPTCHA' && one.service === service);
  return code ?? '';
}

/** The newest six digits that were sent to the contact for the service. */
export async function readCode(page: Page, contact: string, service: string): Promise<string> {
  const { code } = await newest(page, contact, (one) => one.channel !== 'CAPTCHA' && one.service === service);
  return code ?? '';
}

/** The newest link that was sent to the contact, as the path of a page; `place` is the beginning of that path. */
export async function readLink(page: Page, contact: string, place = '/sign/'): Promise<string> {
  const { link } = await newest(page, contact, (one) => typeof one.link === 'string' && one.link.includes(place));
  return new URL(link ?? '').pathname;
}
