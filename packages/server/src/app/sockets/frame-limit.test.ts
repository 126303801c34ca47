import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const [PING, PONG, CLOSE] = [0x89, 0x8a, 0x88];
/** A frame of a client, with a zero mask (RFC 6455 §5.2). */
const frame = (kind: number, payload = ''): Buffer =>
  Buffer.concat([Buffer.from([kind, 0x80 + payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
const NOOP = frame(0x81, '6');

/** A raw WebSocket of a client without a session, from a separate address. */
async function openSocket(from: string): Promise<{ readonly socket: Socket; readonly kinds: () => number[] }> {
  const port = Number(new URL(world.base).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );
  let received = (await once(socket, 'data'))[0] as Buffer;
  expect(received.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /);
  socket.on('data', (bytes) => (received = Buffer.concat([received, bytes])));
  return { socket, kinds: () => kindsOf(received.subarray(received.indexOf('\r\n\r\n') + 4)) };
}

/** The first octets of the frames of a server; their lengths are short or in two octets. */
function kindsOf(bytes: Buffer): number[] {
  const kinds: number[] = [];
  for (let at = 0; at + 1 < bytes.length;) {
    const [kind = 0, short = 0] = bytes.subarray(at, at + 2);
    kinds.push(kind);
    at += short < 126 ? 2 + short : 4 + bytes.readUInt16BE(at + 2);
  }
  return kinds;
}

describe('A WebSocket that sends more than any page (security 61, 69)', () => {
  it.each([
    ['pings', frame(PING), '127.0.0.21'],
    ['pings with a payload', frame(PING, 'x'.repeat(125)), '127.0.0.22'],
    ['pongs', frame(PONG), '127.0.0.23'],
    ['messages', NOOP, '127.0.0.24'],
  ])('is cut off after %s, and few of them are answered', async (_what, one, from) => {
    const { socket, kinds } = await openSocket(from);
    socket.write(Buffer.concat(Array.from({ length: 50_000 }, () => one)));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(kinds().filter((kind) => kind === PONG).length).toBeLessThanOrEqual(200);
    // A client that is asked to close may take half a minute for it, and send more meanwhile.
    expect(kinds()).not.toContain(CLOSE);
  });

  it('gets answers to a few pings', async () => {
    const { socket, kinds } = await openSocket('127.0.0.25');
    socket.write(Buffer.concat([frame(PING, 'a'), frame(PING, 'b')]));
    await expect.poll(() => kinds().filter((kind) => kind === PONG)).toHaveLength(2);
    socket.destroy();
  });
});
