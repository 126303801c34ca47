import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toPem } from '@countersign/asn1';
import { toWsid } from '@countersign/domain';
import { createHierarchy } from '@countersign/pki';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, audit } from '../../platform/index.ts';
import { runAudit } from './command.ts';
import { SECOND, THIRD, type SignedLog, clock, nth, openSignedLog, run, undone } from './testing/signed-log.ts';

let log: SignedLog;
let db: SignedLog['db'];
let trust: SignedLog['trust'];
let checkpoints: SignedLog['checkpoints'];
beforeAll(async () => {
  log = await openSignedLog();
  ({ db, trust, checkpoints } = log);
});
afterAll(() => log.close());

describe('npm run audit', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-audit-'));
  const at = (name: string): string => path.join(directory, name);
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Returns exit status and output after `change`, which is rolled back. */
  async function command(change: (tx: Tx) => Promise<unknown>, ...args: string[]): Promise<[number, string]> {
    let told: [number, string] = [-1, ''];
    writeFileSync(at('root.pem'), toPem('CERTIFICATE', trust.roots[0] ?? new Uint8Array()));
    await undone(db, async (tx) => {
      await change(tx);
      let printed = '';
      const open = async () => ({ ...db, withTx: (fn: (tx: Tx) => Promise<never>) => fn(tx), close: async () => {} });
      const write = (text: string): void => void (printed += text);
      told = [await runAudit(args, { config: { dataDir: directory }, open, write }), printed];
    });
    return told;
  }
  const untouched = async (): Promise<void> => {};

  it('verify reports no findings, or names the row and fails', async () => {
    const clean = await command(untouched, 'verify');
    expect(clean[0]).toBe(0);
    expect(clean[1]).toContain('280 rows in the log, 0 wait for it, 3 checkpoints');
    const [row] = await db.withTx((tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`id = ${nth(SECOND, 4)}`),
    );
    const edited = await command(run(sql`update audit set ip = null where id = ${nth(SECOND, 4)}`), 'verify');
    expect(edited).toEqual([
      1,
      expect.stringContaining(`EDITED     row ${row?.number} (${toWsid('envelope', SECOND)}`),
    ]);
    const json = await command(run(sql`delete from audit where id = ${nth(THIRD, 5)}`), 'verify', '--json');
    expect([json[0], JSON.parse(json[1])]).toMatchObject([1, { ok: false, found: 1, findings: [{ kind: 'DROPPED' }] }]);
  });

  it('checkpoint prints one to keep, which later reveals a shortened history', async () => {
    const [status, note] = await command(untouched, 'checkpoint');
    expect([status, note]).toEqual([0, checkpoints[2]?.note]);
    writeFileSync(at('saved.txt'), note);
    const cut =
      run(sql`with gone as (delete from log_checkpoint where size > 274), none as (delete from authority_state where name = 'log'), more as (delete from log_leaf where index >= 274)
      delete from audit where id in (select audit_id from log_leaf where index >= 274)`);
    expect((await command(cut, 'verify'))[0]).toBe(0);
    const told = await command(cut, 'verify', '--checkpoint', at('saved.txt'));
    expect(told).toEqual([1, expect.stringMatching(/^TRUNCATED .*kept elsewhere/)]);
  });

  it('prove and check: the proofs of an envelope need only its root', async () => {
    expect(await command(untouched, 'prove', toWsid('envelope', SECOND), '--out', at('proof.json'))).toEqual([0, '']);
    expect(await command(untouched, 'check', at('proof.json'))).toEqual([0, expect.stringContaining('in the log\n')]);
    const changed = readFileSync(at('proof.json'), 'utf8').replaceAll('203.0.113.7', '203.0.113.8');
    writeFileSync(at('changed.json'), changed);
    expect((await command(untouched, 'check', at('changed.json')))[0]).toBe(1);
    const naming = { organisation: 'Another', evaluation: true, pkiUrl: 'http://localhost:1', now: clock.now() };
    writeFileSync(at('other.pem'), toPem('CERTIFICATE', (await createHierarchy(naming)).root.certificate));
    const foreign = await command(untouched, 'check', at('proof.json'), '--trust', at('other.pem'));
    expect(foreign).toEqual([1, expect.stringContaining('time-stamp does not verify')]);
  });

  it.each([[[]], [['frob']], [['verify', 'x']], [['prove']], [['prove', 'absent']], [['check', '/none/such']]])(
    'prints the usage or the reason when called with %j',
    (args) => expect(command(untouched, ...args)).rejects.toThrow(/usage|no id of an envelope|cannot be read/),
  );
});
