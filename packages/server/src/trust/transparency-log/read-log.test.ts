import { parseTimestampResponse } from '@countersign/asn1';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../platform/index.ts';
import { logCalls } from './calls.ts';
import { MerkleFrontier, leafHash, verifyConsistency, verifyInclusion } from './merkle.ts';
import { isSignedBy, parseNote, parseVerifierKey } from './note.ts';
import { SECOND, type SignedLog, nth, openSignedLog } from './testing/signed-log.ts';

let log: SignedLog;
let db: SignedLog['db'];
let checkpoints: SignedLog['checkpoints'];
beforeAll(async () => {
  log = await openSignedLog();
  ({ db, checkpoints } = log);
});
afterAll(() => log.close());

describe('The public calls of the log', () => {
  /** Returns a handler's answer to a query or to path parameters; a refusal is thrown. */
  const ask = async (name: keyof typeof logCalls, given: Record<string, unknown> = {}) => {
    const handler = logCalls[name] as unknown as (services: object, call: object) => Promise<unknown>;
    return handler({ db }, { params: given, query: given });
  };
  const body = async (...asked: Parameters<typeof ask>): Promise<Buffer> =>
    Buffer.from(((await ask(...asked)) as { body: Uint8Array }).body);
  const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
  const root = (size: number): Uint8Array => checkpoints.find((one) => one.size === size)?.root ?? new Uint8Array();

  it('return the last checkpoint, its time-stamp and the key that signed it', async () => {
    const note = (await body('getLogCheckpoint')).toString();
    const key = parseVerifierKey((await body('getLogKey')).toString());
    const signed = parseNote(note);
    expect(signed && key && isSignedBy(signed, key)).toBe(true);
    const { token } = parseTimestampResponse(await body('getLogCheckpointStamp'));
    expect(token && Buffer.from(token)).toEqual(Buffer.from(checkpoints[2]?.token ?? []));
  });

  it('prove by its hash that a row is in the tree, for any size up to the signed one', async () => {
    const [row] = await db.withTx((tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`id = ${nth(SECOND, 4)}`),
    );
    const hash = row?.hash ?? '';
    for (const size of [274, 280]) {
      const { inclusion } = (await ask('getLogInclusion', { hash, size })) as { inclusion: InclusionAnswer };
      const claim = { leaf: leafHash(bytes(hash)), index: 16, size, root: root(size) };
      expect(verifyInclusion({ ...claim, proof: inclusion.proof.map(bytes) })).toBe(true);
      expect(inclusion).toMatchObject({ index: 16, size, root: Buffer.from(root(size)).toString('hex') });
    }
    await expect(ask('getLogInclusion', { hash, size: 16 })).rejects.toThrow('ERROR_LOG_ENTRY');
    await expect(ask('getLogInclusion', { hash: '00'.repeat(32) })).rejects.toThrow('ERROR_LOG_ENTRY');
    await expect(ask('getLogInclusion', { hash, size: 281 })).rejects.toThrow('ERROR_LOG_SIZE');
  });

  it('prove that each signed tree is the beginning of the next', async () => {
    for (const [from, to] of [
      [12, 274],
      [12, 280],
      [274, 280],
    ] as const) {
      const { consistency } = (await ask('getLogConsistency', { from, to })) as { consistency: { proof: string[] } };
      const [older, newer] = [from, to].map((size) => ({ size, root: root(size) }));
      if (older === undefined || newer === undefined) throw new Error('two sizes');
      expect(verifyConsistency({ older, newer, proof: consistency.proof.map(bytes) })).toBe(true);
      expect(verifyConsistency({ older: newer, newer, proof: consistency.proof.map(bytes) })).toBe(false);
    }
    await expect(ask('getLogConsistency', { from: 281 })).rejects.toThrow('ERROR_LOG_SIZE');
  });

  it('return tiles from which a monitor computes the same root', async () => {
    const frontier = new MerkleFrontier();
    for (const [place, width] of [
      ['000', 256],
      ['001.p/24', 24],
    ] as const) {
      const [index = '', partial] = place.split('/');
      const given = partial === undefined ? { level: '0', index } : { level: '0', thousands: index, index: partial };
      const tile = await body(partial === undefined ? 'getLogTile' : 'getLogTileOfThousands', given);
      expect(tile).toHaveLength(32 * width);
      for (let at = 0; at < tile.length; at += 32) frontier.append(tile.subarray(at, at + 32));
    }
    expect(Buffer.from(frontier.root())).toEqual(Buffer.from(root(280)));
    const entries = await body('getLogTileOfThousands', { level: 'entries', thousands: '001.p', index: '24' });
    expect([entries.length, entries.readUInt16BE(34)]).toEqual([34 * 24, 32]);
    const above = await body('getLogTileOfThousands', { level: '1', thousands: '000.p', index: '1' });
    expect(above).toHaveLength(32);
    for (const given of [
      { level: '0', index: '001' },
      { level: '0', index: 'abc' },
      { level: '9', index: '000' },
    ])
      await expect(ask('getLogTile', given)).rejects.toThrow('ERROR_NOT_FOUND');
  });
});

interface InclusionAnswer {
  readonly index: number;
  readonly size: number;
  readonly root: string;
  readonly proof: readonly string[];
}
