import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createDrain } from './drain.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const app = Fastify();
afterEach(async () => {
  agent.destroy();
  await app.close();
});

it('a server that drains answers each request, one that was running too, and ends its connection', async () => {
  const drain = createDrain(app);
  let answer = (): void => {};
  app.get('/', async () => 'now');
  app.get('/later', () => new Promise((resolve) => (answer = () => resolve('later'))));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string): Promise<[number | undefined, string | undefined]> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
      }).on('error', reject);
    });
  expect(await ask('/')).toEqual([200, 'keep-alive']);
  const running = ask('/later');
  await new Promise((resolve) => app.server.once('request', resolve));
  const drained = drain.begin(0);
  expect(drain.isOn()).toBe(true);
  answer();
  expect(await running).toEqual([200, 'close']);
  await drained;
  expect(await ask('/')).toEqual([200, 'close']);
});
