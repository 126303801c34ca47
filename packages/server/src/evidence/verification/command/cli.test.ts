import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPem } from '@countersign/asn1';
import { beginSignature, composePdf, embedSignature, joinRevision, prepareRevision } from '@countersign/pdf';
import { encryptedPdf } from '@countersign/pdf/testing';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleProgram } from '../../../platform/workers/testing.ts';
import { runVerify } from './command.ts';

const program = bundleProgram(fileURLToPath(new URL('cli.ts', import.meta.url)));
const directory = mkdtempSync(path.join(tmpdir(), 'countersign-cli-'));
const at = (name: string): string => path.join(directory, name);
/** The file is of level B-T: it contains no status of its signer's certificate. */
const LENIENT = '--ignore-missing-status';
let world: World;

interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process; `--flags` are passed unchanged, everything else is a file of the directory. */
function run(...args: string[]): Said {
  const said = { stdout: '', stderr: '' };
  const status = runVerify(
    args.map((one) => (one.startsWith('--') ? one : at(one))),
    {
      ownRoot: at('own.pem'),
      now: () => world.clock.now(),
      out: (text) => void (said.stdout += text),
      err: (text) => void (said.stderr += text),
    },
  );
  return { status, ...said };
}

/** The same in a process of its own. */
async function start(...args: string[]): Promise<Said> {
  const env = { PATH: process.env.PATH, DATA_DIR: at('no-data') };
  const child = spawn(process.execPath, [await program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...said };
}

beforeAll(async () => {
  world = await createWorld();
  const { root } = await world.services.signer.certificates();
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
  const { cms } = await world.services.signer.sign({
    digest: open.digest,
    subject: { commonName: '李雷', identityVerified: false },
    envelopeId: randomUUID(),
    fileId: randomUUID(),
    participantId: randomUUID(),
    attempt: randomUUID(),
  });
  const signed = joinRevision(prepared, embedSignature(open, cms));
  writeFileSync(at('signed.pdf'), signed);
  writeFileSync(at('unsigned.pdf'), blank);
  writeFileSync(at('locked.pdf'), encryptedPdf(blank, { user: 'secret', owner: 'owner' }));
  const tampered = Buffer.from(signed);
  const inside = tampered.indexOf('stream') + 12;
  tampered[inside] = (tampered[inside] ?? 0) ^ 1;
  writeFileSync(at('tampered.pdf'), tampered);
  writeFileSync(at('notes.txt'), 'no PDF');
  mkdirSync(at('roots'));
  writeFileSync(at('roots/one.crt'), root);
  mkdirSync(at('folder/deep'), { recursive: true });
  writeFileSync(at('folder/deep/signed.PDF'), signed);
  writeFileSync(at('folder/unsigned.pdf'), blank);
  writeFileSync(at('folder/tampered.pdf'), tampered);
  writeFileSync(at('folder/broken.pdf'), 'no PDF');
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

test('the command prints its findings, and its status is 0 for a valid file only', async () => {
  const [good, other] = await Promise.all([
    start(at('signed.pdf'), '--trust', at('root.pem'), LENIENT),
    start('--', at('signed.pdf'), '--force'),
  ]);
  expect(good.stdout).toMatch(/^VALID/);
  expect(good.status).toBe(0);
  expect([other.status, other.stdout]).toEqual([2, '']);
  expect(other.stderr).toContain('usage');
});

test.each(['root.pem', 'root.cer', 'roots'])('a signed file is valid with its root trusted (%s)', (root) => {
  const { status, stdout } = run('signed.pdf', LENIENT, '--trust', root);
  expect(stdout).toMatch(/^VALID/);
  expect(stdout).toContain('李雷');
  expect(stdout).toContain('trusted yes, through');
  expect(stdout).toContain('as their signers gave them');
  expect(stdout).not.toContain('\u001b');
  expect(status).toBe(0);
});

test('--json prints what POST /api/verify answers', () => {
  const { status, stdout } = run('signed.pdf', LENIENT, '--json', '--trust', 'root.pem');
  expect(JSON.parse(stdout)).toMatchObject({
    valid: true,
    revisions: 3,
    signatures: [{ indication: 'TOTAL_PASSED', coversWholeFile: true, trustedThrough: { kind: 'LIST' } }],
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
  ['with an untrusted root', ['signed.pdf']],
  ['without a signature', ['unsigned.pdf', '--trust', 'root.pem']],
  ['that was changed', ['tampered.pdf', '--trust', 'root.pem']],
])('a file %s ends with status 1', (_what, args) => {
  const { status, stdout } = run(...args);
  expect(stdout).toMatch(/^NOT VALID/);
  expect(status).toBe(1);
});

test.each([
  ['no file', []],
  ['a missing file', ['absent.pdf']],
  ['a file that is not a PDF', ['notes.txt']],
  ['a directory without a PDF', ['roots']],
  ['a root that is not a certificate', ['signed.pdf', '--trust', 'notes.txt']],
  ['a directory without a certificate', ['signed.pdf', '--trust', 'folder']],
])('%s ends with status 2 and a message on standard error', (_what, args) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
});

test('a directory prints a line for every PDF in it, and each bad one counts', () => {
  const { status, stdout, stderr } = run('folder', LENIENT, '--trust', 'root.pem');
  expect(stdout.trimEnd().split('\n')).toEqual([
    `UNREADABLE     signers 0   -            ${at('folder/broken.pdf')}`,
    `VALID          signers 1   PAdES-B-T    ${at('folder/deep/signed.PDF')}`,
    `INVALID        signers 1   PAdES-B-T    ${at('folder/tampered.pdf')}`,
    `UNSIGNED       signers 0   -            ${at('folder/unsigned.pdf')}`,
  ]);
  expect(stderr).toContain('4 files');
  expect(status).toBe(1);
  expect(run('folder').stdout).toContain('INDETERMINATE');
  expect(run('folder/deep', 'signed.pdf', LENIENT, '--trust', 'roots').status).toBe(0);
});

test('verifies every file of a run, even if one of them is malformed (security 72)', () => {
  writeFileSync(at('damaged.zip'), Buffer.from('PK\u0003\u0004 no'));
  const { status, stdout } = run(
    'damaged.zip',
    'absent.pdf',
    'notes.txt',
    'signed.pdf',
    LENIENT,
    '--trust',
    'root.pem',
  );
  expect(stdout.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([
    'INVALID',
    'UNREADABLE',
    'UNREADABLE',
    'VALID',
    '',
  ]);
  expect(status).toBe(1);
  const alone = run('damaged.zip', '--trust', 'root.pem');
  expect(alone).toMatchObject({ status: 1, stdout: expect.stringMatching(/^NOT VALID/) });
});

test('names a trusted certificate that cannot be read, and verifies nothing with it', () => {
  const damaged = Buffer.from(readFileSync(at('root.cer')));
  writeFileSync(at('damaged.cer'), damaged.fill(0xff, 20, 40));
  const { status, stdout, stderr } = run('signed.pdf', '--trust', 'damaged.cer');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('damaged.cer contains a certificate that cannot be read');
});

test('--json prints one object a line for each file of a directory', () => {
  const { stdout } = run('folder', LENIENT, '--json', '--trust', 'root.pem');
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ verdict }) => verdict)).toEqual(['UNREADABLE', 'VALID', 'INVALID', 'UNSIGNED']);
  expect(lines[0]).toMatchObject({ path: at('folder/broken.pdf'), verification: null, error: expect.any(String) });
  expect(lines[1]).toMatchObject({ verification: { valid: true, signatures: [{ level: 'PAdES-B-T' }] } });
});

test('opens an encrypted file with the given password, and asks for a missing one', () => {
  expect(run('locked.pdf')).toMatchObject({ status: 2, stderr: expect.stringContaining('give it by --password') });
  expect(run('locked.pdf', '--password=wrong')).toMatchObject({ status: 2 });
  expect(run('locked.pdf', '--password=secret')).toMatchObject({ status: 1, stderr: '' });
});

test('is as strict as the page, and reports what the lenient option ignores (security 71)', () => {
  const strict = run('signed.pdf', '--trust=' + at('root.pem'));
  expect(strict).toMatchObject({ status: 1, stdout: expect.stringContaining('INDETERMINATE (TRY_LATER)'), stderr: '' });
  const many = run('folder/deep', '--trust=' + at('root.pem'));
  expect(many).toMatchObject({ status: 1, stdout: expect.stringContaining('INDETERMINATE') });
  const lenient = run('signed.pdf', '--trust=' + at('root.pem'), LENIENT);
  expect(lenient).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('revocation   ignored'),
    stderr: expect.stringContaining('accepts signers without revocation status'),
  });
});
