import { EventEmitter } from 'node:events';
import { RECONNECT_EVENT } from '@countersign/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPush } from './push.ts';

/** Like socket.io-client's: after a refusal or the server's own disconnect it is inactive and does not reconnect. */
class PageSocket extends EventEmitter {
  active = true;
  readonly connect = vi.fn<() => void>();
  readonly io = { engine: { close: vi.fn<() => void>() } };
  disconnect(): void {
    this.end('disconnect');
  }
  end(event: 'connect_error' | 'disconnect'): void {
    this.active = false;
    this.emit(event);
  }
}
let socket: PageSocket;
vi.mock('socket.io-client', () => ({ io: () => socket }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'SessionWsid=WSID_SESS_1' });
  socket = new PageSocket();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listening(): Promise<() => void> {
  const stop = onPush(() => undefined);
  await vi.advanceTimersByTimeAsync(600);
  await vi.waitFor(() => expect(socket.listenerCount(RECONNECT_EVENT)).toBe(1));
  return stop;
}

it('A page that is refused, or closed by the server, reconnects with growing delays', async () => {
  const stop = await listening();
  for (const [event, seconds] of [
    ['connect_error', 2],
    ['disconnect', 5],
    ['connect_error', 15],
  ] as const) {
    socket.end(event);
    socket.connect.mockClear();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(socket.connect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connect).toHaveBeenCalledOnce();
  }
  stop();
});

it('A page without a session, or without listeners, does not reconnect', async () => {
  const stop = await listening();
  vi.stubGlobal('document', { cookie: '' });
  socket.end('connect_error');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.connect).not.toHaveBeenCalled();
  vi.stubGlobal('document', { cookie: 'SessionWsid=WSID_SESS_1' });
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(socket.connect).not.toHaveBeenCalled();
});
