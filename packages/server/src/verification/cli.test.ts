import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPem } from '@countersign/asn1';
import { beginSignature, composePdf, embedSignature, joinRevision, prepareRevision } from '@countersign/pdf';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-cli-'));
const at = (name: string): string => path.join(directory, name);
let world: World;

async function run(...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: at('no-data') };
  const child = spawn(process.execPath, ['--import', 'tsx', CLI, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...said };
}

beforeAll(async () => {
  world = await createWorld();
  const { root } = await world.house.signer.certificates();
  writeFileSync(at('root.pem'), toPem('CERTIFICATE', root));
  writeFileSync(at('root.cer'), root);
  const blank = composePdf({
    pages: [{ width: 200, height: 200, drawings: [{ draw: 'text', text: '合同', x: 20, y: 100, fontSize: 20 }] }],
  });
  const place = { page: 1, box: { ulx: 20, uly: 80, lrx: 120, lry: 40 } };
  const prepared = joinRevision(
    blank,
    prepareRevision(blank, { fields: [{ kind: 'SIGNATURE', fieldId: 'one', place }] }),
  );
  const open = beginSignature(prepared, { fieldId: 'one', name: '李雷\u001b[31m', signingTime: world.clock.now() });
  const { cms } = await world.house.signer.sign({
    ...{ digest: open.digest, subject: { commonName: '李雷', identityVerified: false } },
    ...{ envelopeId: randomUUID(), fileId: randomUUID(), participantId: randomUUID(), attempt: randomUUID() },
  });
  const signed = joinRevision(prepared, embedSignature(open, cms));
  writeFileSync(at('signed.pdf'), signed);
  writeFileSync(at('unsigned.pdf'), blank);
  const tampered = Buffer.from(signed);
  tampered[15] = (tampered[15] ?? 0) ^ 1;
  writeFileSync(at('tampered.pdf'), tampered);
  writeFileSync(at('notes.txt'), 'no PDF');
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

test.each(['root.pem', 'root.cer'])(
  'a signed file is valid with its root trusted (%s), and the status is 0',
  async (root) => {
    const { status, stdout } = await run(at('signed.pdf'), '--trust', at(root));
    expect(stdout).toMatch(/^VALID/);
    expect(stdout).toContain('李雷');
    expect(stdout).not.toContain('\u001b');
    expect(status).toBe(0);
  },
);

test('--json prints what POST /api/verify answers', async () => {
  const { status, stdout } = await run(at('signed.pdf'), '--json', '--trust', at('root.pem'));
  expect(JSON.parse(stdout)).toMatchObject({
    valid: true,
    revisions: 3,
    signatures: [{ indication: 'TOTAL_PASSED', coversWholeFile: true }],
    timestamps: [],
  });
  expect(JSON.parse(stdout).digest).toBe(
    createHash('sha256')
      .update(readFileSync(at('signed.pdf')))
      .digest('hex'),
  );
  expect(status).toBe(0);
});

test.each([
  ['whose root nobody trusts', ['signed.pdf']],
  ['that carries no signature', ['unsigned.pdf', '--trust', 'root.pem']],
  ['that was changed', ['tampered.pdf', '--trust', 'root.pem']],
])('a file %s ends with status 1', async (_what, [file = '', ...rest]) => {
  const { status, stdout } = await run(at(file), ...rest.map((one) => (one.startsWith('--') ? one : at(one))));
  expect(stdout).toMatch(/^NOT VALID/);
  expect(status).toBe(1);
});

test.each([
  ['no file', []],
  ['two files', ['signed.pdf', 'unsigned.pdf']],
  ['an unknown option', ['signed.pdf', '--force']],
  ['a file that is not there', ['absent.pdf']],
  ['what is no PDF', ['notes.txt']],
  ['a root that is no certificate', ['signed.pdf', '--trust', 'notes.txt']],
])('%s ends with status 2 and a word on standard error', async (_what, args) => {
  const { status, stdout, stderr } = await run(...args.map((one) => (one.startsWith('--') ? one : at(one))));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
});
