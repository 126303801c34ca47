import { request as httpRequest } from 'node:http';
import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const logout = '/api/users/sessions?httpmethod=DELETE';

/** Sends any headers: fetch does not allow some of them. */
function bare(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const request = httpRequest(`${world.base}${path}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject).end(body);
  });
}

describe('A method other than GET and POST', () => {
  it('is sent as POST with httpmethod and checked as the method it names (Rulings §1.4, security 21)', async () => {
    const li = world.person('li');
    await li.register();
    const response = await li.fetch(logout, { method: 'POST' });
    expect(await response.json()).toEqual({ code: 0, data: {} });
    expect((await li.refused(api.getSession, {})).status).toBe(401);
  });

  it.each([
    ['GET', '/api/users/sessions?httpmethod=DELETE'],
    ['GET', '/api/users/sessions?http%6dethod=DELETE'],
    ['POST', '/api/users/sessions?http%6dethod=DELETE&httpmethod=DELETE'],
    ['POST', '/api/users/sessions?httpmethod=GET'],
    ['POST', '/api/users/sessions?httpmethod=delete'],
    ['POST', '/api/users/sessions?httpmethod=CONNECT'],
    ['POST', '/api/users/sessions?httpmethod=DELETE&httpmethod=PUT'],
    ['POST', '/api/users/sessions?httpmethod='],
    ['DELETE', '/api/users/sessions?httpmethod=DELETE'],
  ])('is refused as %s %s (security 21)', async (method, path) => {
    const response = await wang.fetch(path, { method });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'ERROR_MALFORMED' });
    expect((await wang.call(api.getSession, {})).session.userWsid).toBe(wang.userWsid);
  });
});

describe('A changing call', () => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['another site, by its own header', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('from %s is refused (Rulings §1.9, security 22)', async (_what, headers) => {
    const response = await bare(logout, { method: 'POST', headers: { ...headers, cookie: wang.jar.header() } });
    expect(response.status).toBe(403);
    expect(response.text).toContain('ERROR_CROSS_SITE');
    expect((await wang.call(api.getSession, {})).session.userWsid).toBe(wang.userWsid);
  });

  it('from its own origin is accepted, by any of its names', async () => {
    const headers = { origin: world.base, 'sec-fetch-site': 'same-origin', cookie: wang.jar.header() };
    expect(
      (
        await bare('/api/users/check-account?t=1', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ account: wang.contact, service: 'LOGIN' }),
        })
      ).status,
    ).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of %s is refused (security 22)',
    async (mediaType) => {
      const response = await wang.fetch(
        '/api/users/check-account',
        json('{"account":"13800000001","service":"LOGIN"}', { 'content-type': mediaType }),
      );
      expect(response.status).toBe(415);
    },
  );
});

describe('A body', () => {
  const good = { account: '13800000001', service: 'LOGIN' };
  it.each<[string, string, string]>([
    ['that is not JSON', '{"account":', 'ERROR_MALFORMED'],
    ['with an unknown field', JSON.stringify({ ...good, admin: true }), 'ERROR_UNKNOWN_FIELD'],
    ['with __proto__', '{"account":"13800000001","service":"LOGIN","__proto__":{"a":1}}', 'ERROR_UNKNOWN_FIELD'],
    ['nested without limit', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'ERROR_MALFORMED'],
    ['with an infinite number', '{"account":"13800000001","service":"LOGIN","deviceId":1e400}', 'ERROR_MALFORMED'],
    ['with a repeated key', '{"account":"13800000001","service":"LOGIN","account":"13800000002"}', 'ERROR_MALFORMED'],
    ['with NUL in text', JSON.stringify({ ...good, account: '138\u00000' }), 'ERROR_MALFORMED'],
    ['with half a surrogate pair', '{"account":"\\ud800","service":"LOGIN"}', 'ERROR_MALFORMED'],
    ['that is missing', '', 'ERROR_MALFORMED'],
    ['with an unknown service', JSON.stringify({ ...good, service: 'ROOT' }), 'ERROR_MALFORMED'],
  ])('%s is a 400 with its error name', async (_what, text, error) => {
    const response = await wang.fetch('/api/users/check-account', json(text));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('names the exact field (security 26, 27)', async () => {
    const answer = await (await wang.fetch('/api/users/check-account', json({ ...good, admin: true }))).json();
    expect(answer).toMatchObject({ code: 200002, data: { field: 'admin' } });
  });

  it('that is too large is a 413', async () => {
    expect(
      (await wang.fetch('/api/users/check-account', json({ ...good, deviceId: 'x'.repeat(3_000_000) }))).status,
    ).toBe(413);
  });
});

describe('An answer', () => {
  it('has a message in the requested language', async () => {
    const english = await wang.fetch('/api/users/account-exists?account=x', {
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    const chinese = await wang.fetch('/api/users/account-exists?account=x', {
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(((await english.json()) as { message: string }).message).toContain('Account input error');
    expect(((await chinese.json()) as { message: string }).message).toMatch(/\p{Script=Han}/u);
  });

  it('carries the current time, whatever time-stamp the request has (security 23)', async () => {
    const asked = (query: string) => wang.fetch(`/api/users/${wang.userWsid}?${query}`);
    for (const query of ['_=1', 't=1', 'timestamp=1', '_=99999999999999', 't=x&timestamp='])
      expect(await (await asked(query)).json()).toEqual(await (await asked('')).json());
    const [first] = [await asked('_=1')];
    await wang.call(api.updateUser, { params: { userWsid: wang.userWsid }, body: { nickname: '刚改的' } });
    expect(await (await asked('_=1')).json()).not.toEqual(await first?.json());
    expect((await asked('_=1')).headers.get('cache-control')).toBe('no-store');
  });

  it('of a call is never stored, sniffed or framed (security 23)', async () => {
    const { headers } = await wang.fetch('/api/ping?_=123&random=4');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // No address of the product, which may contain the account, is sent to another site (security 13).
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('for an unknown address is a 404 of the same shape', async () => {
    const response = await wang.fetch('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'ERROR_NOT_FOUND', code: 200007 });
  });
});

describe('A flood of account queries', () => {
  it('is answered 403 with code 403 (Spec §8, security 11)', async () => {
    world.clock.advance({ minutes: 2 });
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++)
      statuses.push((await wang.fetch(`/api/users/account-exists?account=139000000${10 + i}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    const last = await wang.fetch('/api/users/account-exists?account=13900000099');
    expect(last.status).toBe(403);
    expect(await last.json()).toMatchObject({ code: 403, error: 'ERROR_FREQUENT_ACCOUNT_CHECK' });
    world.clock.advance({ minutes: 2 });
    expect((await wang.fetch('/api/users/account-exists?account=13900000099')).status).toBe(200);
  });
});

describe('An unknown address', () => {
  it.each(['GET', 'POST', 'PUT'])('is answered with a 404 to a %s with any body', async (method) => {
    const body = method === 'GET' ? undefined : '{}';
    const headers = { 'content-type': 'application/json' };
    const response = await bare('/api/none', { method, headers, ...(body === undefined ? {} : { body }) });
    expect(response.status).toBe(404);
  });
});

describe('The outbox', () => {
  it('is a page for a browser and JSON for a client', async () => {
    const page = await wang.fetch('/dev/outbox', { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('发件箱');
    expect(html).not.toContain('<script');
    const stranger = world.stranger({ name: '路人', contact: '13900000001' });
    await stranger.requestCode('REGISTER');
    const sent = { channel: 'SMS', contact: stranger.contact, service: 'REGISTER' };
    expect(await stranger.messages()).toContainEqual(expect.objectContaining(sent));
  });

  it('shows the answer of a captcha only to the session that asked for it', async () => {
    const text = await wang.captcha('SIGN');
    const other = world.person('han');
    await other.captcha('LOGIN');
    expect((await other.messages()).some(({ code }) => code === text)).toBe(false);
  });

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
    { host: '127.0.0.1.evil.example' },
    { host: '192.0.2.7' },
    { 'x-forwarded-for': '192.0.2.7' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=192.0.2.7' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '192.0.2.7' },
    { 'cf-connecting-ip': '192.0.2.7' },
  ])('does not exist for a request with %j (Rulings §8.23)', async (headers) => {
    const response = await bare('/dev/outbox', { headers: { ...headers, accept: 'application/json' } });
    expect(response.status).toBe(404);
  });

  it.each(['localhost', 'localhost:8080', '[::1]:8080', '127.0.0.2', 'signing.localhost'])(
    'answers this machine by the name %s',
    async (host) => {
      const response = await bare('/dev/outbox', { headers: { host, accept: 'application/json' } });
      expect(response.status).toBe(200);
    },
  );
});
