import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCertificate, toPem } from '@countersign/asn1';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDigest } from '../audit-trail/index.ts';
import { type Tx, audit, systemIds } from '../../platform/index.ts';
import { saveRevocation } from '../signer/index.ts';
import { LogRewrittenError, advanceLog } from './checkpoint.ts';
import { inclusionOf, proofFilesOf } from './inclusion.ts';
import { judgeProof } from './proof-files.ts';
import { logSize } from './store.ts';
import { type LogReport, verifyLog } from './verify-log.ts';
import {
  FIRST,
  SECOND,
  THIRD,
  type SignedLog,
  clock,
  nth,
  openSignedLog,
  record,
  run,
  start,
  undone,
} from './testing/signed-log.ts';

let log: SignedLog;
let db: SignedLog['db'];
let signer: SignedLog['signer'];
let services: SignedLog['services'];
let trust: SignedLog['trust'];
let checkpoints: SignedLog['checkpoints'];
beforeAll(async () => {
  log = await openSignedLog();
  ({ db, signer, services, trust, checkpoints } = log);
});
afterAll(() => log.close());

/** Returns the report of the check after `change`, which is rolled back. */
async function after(change: (tx: Tx) => Promise<unknown>, outside: string | null = null): Promise<LogReport> {
  let report: LogReport | null = null;
  await undone(db, async (tx) => {
    await change(tx);
    report = await verifyLog({ withTx: (fn) => fn(tx) }, { trust, outside });
  });
  return report ?? expect.unreachable();
}
const kindsOf = ({ findings }: LogReport): string[] => [...new Set(findings.map(({ kind }) => kind))].toSorted();

/** Replaces a row's hash by the one that matches its facts. */
async function rehash(tx: Tx, which: SQL): Promise<void> {
  const [row] = await tx
    .select()
    .from(audit)
    .where(sql`id = ${which}`);
  if (row !== undefined)
    await tx.execute(
      sql`update audit set hash = decode(${auditDigest(row).toString('hex')}, 'hex') where id = ${row.id}::uuid`,
    );
}

/** Forges a row between the others of an envelope: the previous hash is right, and so is its own. */
async function forge(tx: Tx, { at, afterRow }: { at: Date; afterRow: number }): Promise<void> {
  const [before] = await tx
    .select()
    .from(audit)
    .where(sql`id = ${nth(SECOND, afterRow)}`);
  if (before === undefined) return;
  const { number: _n, hash: _h, ...facts } = before;
  const row = { ...facts, id: systemIds.next(), at, kind: 'participant.decided', previousHash: before.hash };
  await tx.insert(audit).values({ ...row, number: before.number, hash: auditDigest(row).toString('hex') });
}

describe('The audit log of the platform', () => {
  it('includes all rows in order, signs and stamps each state, and verifies without findings', async () => {
    const report = await after(async () => {});
    expect(report).toMatchObject({ ok: true, found: 0, findings: [], size: 280, waiting: 0, checkpoints: 3 });
    expect(checkpoints.map(({ size }) => size)).toEqual([12, 274, 280]);
    expect(await advanceLog(services)).toEqual(checkpoints[2]);
  });

  it('has checkpoints that openssl verifies: the signature by the log, the time-stamp by the authority', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'countersign-log-'));
    try {
      const at = (name: string): string => path.join(directory, name);
      const [, last] = checkpoints;
      const files = await db.withTx(async (tx) => proofFilesOf(FIRST, await inclusionOf(tx, FIRST)));
      writeFileSync(at('checkpoint.txt'), files.checkpoint);
      writeFileSync(at('checkpoint.tsr'), files.stamp);
      writeFileSync(at('log.pem'), toPem('CERTIFICATE', last?.certificate ?? new Uint8Array()));
      writeFileSync(at('root.pem'), toPem('CERTIFICATE', trust.roots[0] ?? new Uint8Array()));
      writeFileSync(at('issuing.pem'), toPem('CERTIFICATE', trust.pool[0] ?? new Uint8Array()));
      const openssl = (...args: string[]): string => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
      const seconds = String(Math.floor(clock.now().getTime() / 1000));
      const chain = ['-CAfile', at('root.pem'), '-untrusted', at('issuing.pem'), '-attime', seconds];
      const told = openssl('ts', '-verify', '-data', at('checkpoint.txt'), '-in', at('checkpoint.tsr'), ...chain);
      expect(told).toContain('Verification: OK');
      expect(openssl('verify', ...chain, at('log.pem'))).toContain('OK');
      writeFileSync(at('key.pem'), openssl('x509', '-in', at('log.pem'), '-noout', '-pubkey'));
      const [text = '', line = ''] = files.checkpoint.split('\n\n');
      writeFileSync(at('text'), `${text}\n`);
      writeFileSync(at('signature'), Buffer.from(line.trim().split(' ')[2] ?? '', 'base64').subarray(4));
      const judge = ['pkeyutl', '-verify', '-pubin', '-inkey', at('key.pem'), '-rawin', '-in', at('text')];
      expect(openssl(...judge, '-sigfile', at('signature'))).toContain('Verified Successfully');
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  const edit = (column: SQL, which: SQL): SQL => sql`update audit set ${column} where id = ${which}`;
  it.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
    ['an edited detail', ['EDITED'], run(edit(sql`detail = '{"step":"7"}'`, nth(SECOND, 4)))],
    ['an edited address', ['EDITED'], run(edit(sql`ip = '198.51.100.9'`, nth(SECOND, 4)))],
    ['an edited browser', ['EDITED'], run(edit(sql`user_agent = 'curl'`, nth(SECOND, 4)))],
    ['an edited session', ['EDITED'], run(edit(sql`session_id = null`, nth(SECOND, 4)))],
    ['an edited request', ['EDITED'], run(edit(sql`request_id = 'r-2'`, nth(SECOND, 4)))],
    ['an edited time', ['EDITED'], run(edit(sql`at = at - interval '1 minute'`, nth(SECOND, 4)))],
    ['an edited name', ['EDITED'], run(edit(sql`actor_name = 'x'`, nth(FIRST, 1)))],
    [
      'an edited row without an envelope',
      ['EDITED'],
      run(sql`update audit set kind = 'user.loggedOut' where number = (select max(number) - 10 from audit)`),
    ],
    [
      'an edited row with a matching hash',
      ['EDITED', 'REORDERED'],
      async (tx) => {
        await tx.execute(edit(sql`ip = '198.51.100.9'`, nth(SECOND, 4)));
        await rehash(tx, nth(SECOND, 4));
      },
    ],
    [
      'a row dropped from the middle',
      ['DROPPED', 'REORDERED'],
      run(sql`delete from audit where id = ${nth(SECOND, 4)}`),
    ],
    ['the last row of all dropped', ['DROPPED'], run(sql`delete from audit where id = ${nth(THIRD, 5)}`)],
    ['all rows of an envelope dropped', ['DROPPED'], run(sql`delete from audit where envelope_id = ${SECOND}::uuid`)],
    [
      'two rows swapped',
      ['REORDERED'],
      async (tx) => {
        const [one, other] = [nth(SECOND, 4), nth(SECOND, 5)];
        const ids = await tx.execute(sql`select ${one} as one, ${other} as other`);
        const { one: a, other: b } = ids.rows[0] as { one: string; other: string };
        await tx.execute(
          sql`update audit set number = (select sum(number) from audit where id in (${a}, ${b})) - number where id in (${a}, ${b})`,
        );
      },
    ],
    [
      'two rows swapped in the log',
      ['CHECKPOINT', 'TREE'],
      async (tx) => {
        for (const [from, to] of [
          [20, 1000],
          [21, 20],
          [1000, 21],
        ])
          await tx.execute(sql`update log_leaf set index = ${to} where index = ${from}`);
      },
    ],
    [
      'a row forged between others with a matching chain hash',
      ['INSERTED', 'REORDERED'],
      (tx) => forge(tx, { at: new Date(start), afterRow: 4 }),
    ],
    [
      'a row forged at the end of a chain under an old date',
      ['INSERTED'],
      (tx) => forge(tx, { at: new Date(start), afterRow: 11 }),
    ],
    [
      'a new forged row that does not wait for the log',
      ['INSERTED'],
      (tx) => forge(tx, { at: clock.now(), afterRow: 11 }),
    ],
    [
      'a row and its leaf edited together',
      ['CHECKPOINT', 'REORDERED', 'TREE'],
      async (tx) => {
        await tx.execute(edit(sql`ip = '198.51.100.9'`, nth(SECOND, 4)));
        await rehash(tx, nth(SECOND, 4));
        await tx.execute(
          sql`update log_leaf set row_hash = (select hash from audit where id = audit_id) where audit_id = ${nth(SECOND, 4)}`,
        );
      },
    ],
    ['a changed hash of the tree', ['TREE'], run(sql`update log_node set hash = sha256('x')`)],
    ['a missing hash of the tree', ['TREE'], run(sql`delete from log_node`)],
    [
      'the end of the log removed, rows and leaves',
      ['TRUNCATED'],
      async (tx) => {
        await tx.execute(sql`delete from audit where id in (select audit_id from log_leaf where index >= 278)`);
        await tx.execute(sql`delete from log_leaf where index >= 278`);
      },
    ],
    [
      'a checkpoint whose root and note name another tree',
      ['CHECKPOINT'],
      run(sql`update log_checkpoint set root = sha256('x') where size = 274`),
    ],
    [
      'a note with another size',
      ['CHECKPOINT'],
      run(sql`update log_checkpoint set note = replace(note, '274', '275') where size = 274`),
    ],
    [
      'the time-stamp of another checkpoint',
      ['CHECKPOINT'],
      run(sql`update log_checkpoint set token = (select token from log_checkpoint where size = 12) where size = 274`),
    ],
    ['another time of a checkpoint', ['CHECKPOINT'], run(sql`update log_checkpoint set at = at + interval '1 minute'`)],
  ])('finds %s', async (_what, kinds, change) => {
    const report = await after(change);
    expect(report.ok).toBe(false);
    expect(kindsOf(report)).toEqual(kinds);
  });

  it('names the row: its number, envelope and time, even if it is gone', async () => {
    const [row] = await db.withTx((tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`id = ${nth(SECOND, 4)}`),
    );
    const { findings } = await after(run(sql`delete from audit where id = ${nth(SECOND, 4)}`));
    const [dropped] = findings.filter(({ kind }) => kind === 'DROPPED');
    expect(dropped?.row).toEqual({ number: row?.number, id: row?.id, envelopeId: SECOND, at: row?.at });
    expect(findings).toHaveLength(2);
    const edited = await after(run(edit(sql`ip = null`, nth(SECOND, 4))));
    expect(edited.findings).toMatchObject([{ kind: 'EDITED', row: { number: row?.number, envelopeId: SECOND } }]);
  });

  it('detects a rewritten history by a checkpoint that was kept elsewhere', async () => {
    /** Removes the last envelope: no row, leaf or checkpoint of it remains. */
    const rewritten = async (tx: Tx): Promise<void> => {
      await tx.execute(sql`delete from audit where id in (select audit_id from log_leaf where index >= 274)`);
      await tx.execute(sql`delete from log_leaf where index >= 274`);
      await tx.execute(sql`delete from log_checkpoint where size > 274`);
    };
    // The signer has stored the last size that it signed; an attacker who rewrites the log rewrites that too.
    expect(kindsOf(await after(rewritten))).toEqual(['TRUNCATED']);
    const forgotten = async (tx: Tx): Promise<void> => {
      await rewritten(tx);
      await tx.execute(sql`delete from authority_state where name = 'log'`);
    };
    expect((await after(forgotten)).ok).toBe(true);
    const saved = checkpoints[2]?.note ?? '';
    expect(kindsOf(await after(forgotten, saved))).toEqual(['TRUNCATED']);
    expect((await after(async () => {}, saved)).ok).toBe(true);
    await expect(after(async () => {}, saved.replace('280', '281'))).rejects.toThrow('none of the keys');
    await expect(after(async () => {}, 'hello')).rejects.toThrow('no signed checkpoint');
  });

  it('is not signed after signed rows have been changed or removed', async () => {
    const refused = async (change: SQL): Promise<unknown> => {
      await db
        .withTx(async (tx) => {
          await tx.execute(change);
          await record(tx, null, 1);
          await advanceLog({ ...services, db: { ...db, withTx: (fn) => fn(tx) } });
        })
        .then(
          () => expect.unreachable(),
          (error: unknown) => expect(error).toBeInstanceOf(LogRewrittenError),
        );
      return null;
    };
    await refused(sql`update log_leaf set row_hash = sha256('x') where index = 279`);
    await refused(sql`delete from log_leaf where index >= 270`);
    expect(await db.withTx(logSize)).toBe(280);
  });

  it('proves the rows of an envelope with nothing but the files', async () => {
    const files = await db.withTx(async (tx) => proofFilesOf(SECOND, await inclusionOf(tx, SECOND)));
    const judged = judgeProof(files);
    expect(judged).toMatchObject({
      ok: true,
      findings: [],
      checkpoint: { origin: 'localhost:8080/pki/log', size: 280 },
    });
    expect(judged.events).toHaveLength(12);
    const changed = (from: string, to: string) => judgeProof({ ...files, events: files.events.replaceAll(from, to) });
    expect(changed('203.0.113.7', '203.0.113.8').findings.map(({ kind }) => kind)).toContain('NOT_PROVEN');
    expect(changed('"ip": "203.0.113.7"', '"ip": "203.0.113.8"').findings.map(({ kind }) => kind)).toContain('EDITED');
    expect(judgeProof({ ...files, checkpoint: checkpoints[0]?.note ?? '' }).findings[0]?.kind).toBe('NOT_PROVEN');
    expect(judgeProof({ ...files, checkpoint: files.checkpoint.replace('280', '281') }).ok).toBe(false);
    expect(judgeProof({ ...files, proof: '{}' }).findings).toMatchObject([{ kind: 'MALFORMED' }]);
  });

  it('reports a row that no checkpoint covers yet as not covered', async () => {
    await undone(db, async (tx) => {
      await record(tx, THIRD, 1);
      const inclusion = await inclusionOf(tx, THIRD);
      expect([inclusion.isCovered, inclusion.entries.at(-1)?.place]).toEqual([false, null]);
      const judged = judgeProof(proofFilesOf(THIRD, inclusion));
      expect(judged).toMatchObject({ ok: false, findings: [{ kind: 'NOT_COVERED' }] });
    });
  });
});

it('gives rows different hashes if any column differs', () => {
  const row = {
    version: 2,
    id: 'a',
    at: new Date(start),
    kind: 'k',
    envelopeId: null,
    participantId: null,
    personId: null,
    sessionId: null,
    actorName: '',
    ip: null,
    userAgent: null,
    requestId: null,
    detail: {},
    previousHash: null,
  };
  const others = ['id', 'kind', 'envelopeId', 'participantId', 'personId', 'sessionId', 'actorName', 'ip', 'userAgent'];
  const digests = [...others, 'requestId', 'previousHash'].map((column) => auditDigest({ ...row, [column]: 'z' }));
  const all = [auditDigest(row), ...digests, auditDigest({ ...row, detail: { z: '' } })];
  expect(new Set(all.map((digest) => digest.toString('hex'))).size).toBe(13);
  expect(createHash('sha256').update('').digest()).not.toEqual(auditDigest(row));
});

it('does not trust a checkpoint whose key was revoked before it, if a list says so (security 57)', async () => {
  const { serialHex: serial } = parseCertificate((await signer.certificates()).log);
  await db.withTx((tx) => saveRevocation(tx, serial, { at: new Date(start), reason: 'keyCompromise' }));
  const crl = await signer.crl('ISSUING');
  const { ok, findings } = await verifyLog(db, { trust: { ...trust, crls: [crl] }, outside: null });
  expect({ ok, said: [...new Set(findings.map(({ detail }) => detail.split(': ').at(-1)))] }).toEqual({
    ok: false,
    said: ['REVOKED_NO_POE'],
  });
  expect((await verifyLog(db, { trust, outside: null })).ok).toBe(true);
});
