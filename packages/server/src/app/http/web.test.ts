import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignatureLevel } from '@countersign/domain';
import { loadImage } from '@napi-rs/canvas';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendError } from '../../platform/index.ts';
import { serveWeb } from './web.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(root, 'assets'));
  await writeFile(path.join(root, 'assets/a.js'), 'a()');
  await writeFile(path.join(root, 'index.html'), '<html lang="zh-CN"></html>');
});
afterAll(() => rm(root, { recursive: true }));

async function served(level: SignatureLevel, { phones = true, office = true } = {}): Promise<FastifyInstance> {
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  const facts = {
    name: 'Countersign',
    publicUrl: 'http://localhost:8080',
    terms: '2026-11-28',
    support: 'Help <a@b.example>',
    level,
    phones,
    office,
  };
  await serveWeb(app, 'built', facts, root);
  return app;
}
const ENCODINGS = [{}, { 'accept-encoding': 'br, gzip' }];

describe.each<[SignatureLevel, string]>([
  [
    'B-B',
    '<html data-terms="2026-11-28" data-support="Help &#60;a@b.example&#62;" data-level="B-B" lang="zh-CN"></html>',
  ],
  ['B-LTA', '<html data-terms="2026-11-28" data-support="Help &#60;a@b.example&#62;" lang="zh-CN"></html>'],
])('The built pages at level %s', (level, page) => {
  it.each(['/', '/?a=1', '/index.html', '/contracts', '/contracts/'])('are the same page at %s', async (url) => {
    const app = await served(level);
    for (const headers of ENCODINGS) {
      const got = await app.inject({ url, headers });
      expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([200, 'text/html; charset=utf-8', page]);
      const asked = await app.inject({ method: 'HEAD', url, headers });
      const same = ['content-type', 'content-length', 'cache-control', 'vary'].map((name) => got.headers[name]);
      expect([asked.statusCode, asked.body]).toEqual([200, '']);
      expect(['content-type', 'content-length', 'cache-control', 'vary'].map((name) => asked.headers[name])).toEqual(
        same,
      );
    }
  });

  it.each(['//', '//:x', '/\\'])('answer an address that no URL parser accepts: %s', async (path) => {
    const app = await served(level);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const statusOf = (method: string) =>
      new Promise((resolve) => {
        request({ host: '127.0.0.1', port, method, path }, (response) => resolve(response.resume().statusCode)).end();
      });
    expect([await statusOf('GET'), await statusOf('POST')]).toEqual([200, 404]);
    await app.close();
  });

  it.each(['/api/a', '/%61pi/a', '//api/a', '/API/a', '/api;a', '/%68ealthz', '/Metrics', '/%70ki/a', '/%66iles/a'])(
    'are not sent to a program, in any spelling of its address: %s (security 67)',
    async (path) => {
      const app = await served(level);
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const answer = await new Promise<IncomingMessage>((resolve) => {
        request({ host: '127.0.0.1', port, path }, resolve).end();
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      answer.resume();
      await app.close();
    },
  );

  it('have their files, and no page for a directory or a missing file', async () => {
    const app = await served(level);
    for (const headers of ENCODINGS) {
      const statuses = ['/assets/a.js', '/assets/', '/assets/b.js', '/none.css'].map(async (url) => {
        const { statusCode } = await app.inject({ url, headers });
        return statusCode;
      });
      expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
      const { headers: sent } = await app.inject({ url: '/assets/a.js', headers });
      expect([sent.vary, sent['cache-control']]).toEqual(['accept-encoding', 'public, max-age=31536000, immutable']);
    }
  });

  it('are not sent again to a browser that has them', async () => {
    const app = await served(level);
    const { headers } = await app.inject({ url: '/assets/a.js' });
    const again = await app.inject({ url: '/assets/a.js', headers: { 'if-none-match': headers.etag } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  it.each(['bytes=0-1', 'bytes=99-', 'bytes=0-0,2-2'])(
    'are sent whole, whatever range is asked for: %s',
    async (range) => {
      const app = await served(level);
      for (const url of ['/assets/a.js', '/', '/contracts']) {
        const { statusCode, headers, body } = await app.inject({ url, headers: { range } });
        const { body: whole } = await app.inject({ url });
        expect([statusCode, body, headers['accept-ranges'], headers['content-range']]).toEqual([
          200,
          whole,
          undefined,
          undefined,
        ]);
      }
    },
  );

  it.each([
    ['/%00', 200],
    ['/contracts%00', 200],
    ['/assets/a.js%00', 404],
    ['/assets/%00/a.js', 404],
  ])('answer an address with a zero byte like every unknown address: %s', async (url, status) => {
    expect((await (await served(level)).inject({ url })).statusCode).toBe(status);
  });
});

it('The console can be installed as an app that is named after the authority', async () => {
  const app = await served('B-LTA');
  const { headers, body } = await app.inject({ url: '/manifest.webmanifest' });
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { name, start_url: start, display, icons } = JSON.parse(body) as Record<string, unknown>;
  expect({ name, start, display }).toEqual({ name: 'Countersign', start: '/wesign', display: 'standalone' });
  const pictures = await Promise.all(
    (icons as { src: string; sizes: string }[]).map(async ({ src, sizes }) => {
      const { width, height } = await loadImage(
        await readFile(new URL(`../../../../web/public${src}`, import.meta.url)),
      );
      return [sizes, `${width}x${height}`];
    }),
  );
  expect(pictures).toHaveLength(3);
  for (const [said, is] of pictures) expect(is).toBe(said);
});

it.each<[string, { phones?: boolean; office?: boolean }, string]>([
  ['no phone number is offered where no text message can be sent', { phones: false }, ' data-phones="none"'],
  ['no office document is accepted where none can be converted (ux 50)', { office: false }, ' data-office="none"'],
])('The built pages say that %s', async (_what, facts, attribute) => {
  const { body } = await (await served('B-LT', facts)).inject({ url: '/register' });
  expect(body).toBe(
    `<html data-terms="2026-11-28" data-support="Help &#60;a@b.example&#62;" data-level="B-LT"${attribute} lang="zh-CN"></html>`,
  );
});

it('The installed app is offered for shared PDF files and pictures, and no shared file is read by the server', async () => {
  const app = await served('B-LTA');
  const { body } = await app.inject({ url: '/manifest.webmanifest' });
  const { share_target: target } = JSON.parse(body) as {
    share_target: { action: string; method: string; enctype: string; params: { files: { accept: string[] }[] } };
  };
  expect(target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  expect(target.params.files[0]?.accept).toEqual(expect.arrayContaining(['application/pdf', 'image/jpeg', '.png']));
  const worker = await readFile(new URL('../../../../web/public/share-worker.js', import.meta.url), 'utf8');
  expect(worker).toContain(`ADDRESS = '${target.action}'`);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sent = await app.inject({ method: 'POST', url: target.action, headers, payload: 'not a body of this type' });
  expect([sent.statusCode, sent.headers['location']]).toEqual([303, '/shared']);
  expect((await app.inject({ url: target.action })).statusCode).toBe(200);
});
