import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardBody } from './body-guard.ts';

const LIMITS = { mostBytes: 100_000, fileBytes: 65_536, parts: 3, isHurried: false };

function scene(boundary = 'x', limits: Partial<typeof LIMITS> = {}) {
  const type = `multipart/form-data; boundary=${boundary}`;
  const raw = Object.assign(new PassThrough(), { headers: { 'content-type': type }, complete: true });
  const guard = guardBody(raw as unknown as IncomingMessage, { ...LIMITS, ...limits });
  let seen = 0;
  let error: unknown = null;
  guard.on('data', (chunk: Buffer) => (seen += chunk.length)).on('error', (thrown) => (error = thrown));
  const send = async (...pieces: readonly string[]): Promise<void> => {
    for (const piece of pieces) {
      raw.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { raw, guard, send, seen: () => seen, error: () => error };
}
const malformed = (detail: string) => ({ refusal: { error: 'ERROR_MALFORMED', params: { field: 'body', detail } } });

describe('A multipart body', () => {
  afterEach(() => void vi.useRealTimers());

  it('is stopped at the first delimiter beyond the limit, before the parser sees it', async () => {
    const { send, seen, error } = scene();
    await send('\r\n--x', 'a\r\n-', '-x', 'b\r', '\n--xc');
    expect([seen(), error()]).toEqual([18, null]);
    await send('\r\n--x'.repeat(1000));
    expect(seen()).toBe(18);
    expect(error()).toMatchObject(malformed('has too many parts'));
  });

  it('is parsed by the boundary that was counted', () => {
    const typeOf = (boundary: string) => scene(boundary).guard.headers['content-type'];
    expect(typeOf('"a b"')).toBe('multipart/form-data; boundary="a b"');
    expect(typeOf('a; b="; boundary=c"')).toBe('multipart/form-data; boundary="a"');
    expect(typeOf('')).toBe('multipart/form-data');
  });

  it('is stopped at the first byte beyond the limit', async () => {
    const { send, error } = scene();
    await send('a'.repeat(100_000));
    expect(error()).toBeNull();
    await send('a');
    expect(error()).toMatchObject({ refusal: { error: 'ERROR_TOO_LARGE', params: { limit: '64 KB' } } });
  });

  it('is stopped where it arrives in tiny pieces', async () => {
    const { send, error } = scene();
    await send(...Array.from({ length: 1100 }, () => 'a'));
    expect(error()).toMatchObject(malformed('comes in too many pieces'));
  });

  it('is stopped where it arrives too slowly while others wait for its place', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [slow, patient] = [scene('x', { isHurried: true, mostBytes: 1e9 }), scene('x', { mostBytes: 1e9 })];
    for (const { send } of [slow, patient]) await send('a'.repeat(200_000));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slow.error()).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slow.error()).toMatchObject(malformed('comes too slowly'));
    expect(patient.error()).toBeNull();
  });

  it('fails where it breaks off', async () => {
    const { raw, guard, send } = scene();
    await send('a');
    raw.destroy();
    await new Promise((resolve) => guard.once('close', resolve));
    expect(guard.readableEnded).toBe(false);
  });
});
