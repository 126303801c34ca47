import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { countRequests } from './open-requests.ts';

it('A stopping server closes connections that never sent a request, and none with a request in progress', async () => {
  const server = createServer();
  const requests = countRequests(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const asked = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const closed = once(server, 'close');
  server.close();
  requests.closeRest();
  const answered = once(response, 'close');
  response.end('an answer');
  expect(await asked).toBe('an answer');
  await answered;
  requests.closeRest();
  await closed;
  expect(silent.destroyed || silent.readableEnded || (await once(silent, 'close'))).toBeTruthy();
});
