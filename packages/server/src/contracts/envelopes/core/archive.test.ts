import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '../../files/testing/upload.ts';
import { sign } from '../../../signing/ceremony/testing/signing-world.ts';
import { archiveNames, safeName } from '../documents/archive-names.ts';
import { makeDraft, startDraft } from './testing/draft.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

/** The content according to unzip, an independent program. */
function unpack(zip: Uint8Array): Map<string, Buffer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-zip-'));
  try {
    const file = path.join(directory, 'archive.zip');
    writeFileSync(file, zip);
    execFileSync('unzip', ['-qq', file, '-d', path.join(directory, 'out')], {
      env: { ...process.env, LANG: 'C.UTF-8' },
    });
    const out = path.join(directory, 'out');
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: out });
    const found = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = found.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
    return new Map(names.map((name) => [name, readFileSync(path.join(out, name))]));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe('GET /api/envelopes/{envelopeWsid}/archive', () => {
  it('holds every document in its final revision and the evidence, under unique names, and is the same each time', async () => {
    const draft = await makeDraft(wang, [{ person: li }], '采购/合同: "春"');
    const { fileWsid } = await uploadFile(wang, '附件 一.pdf', textPdf(1));
    const { params } = draft;
    const second = await uploadFile(wang, 'contract.pdf', textPdf(3));
    await wang.call(api.addDocuments, { params, body: { contents: [fileWsid, second.fileWsid] } });
    await startDraft(wang, draft);
    const early = await wang.bytes(api.getArchive, { params });
    expect([early.status, ((await early.json()) as { error: string }).error]).toEqual([409, 'ERROR_NOT_FINISHED']);
    const participantWsids = draft.participants.map(({ participantWsid }) => participantWsid);
    await sign(li, { envelopeId: '', envelopeWsid: draft.envelopeWsid, fileWsids: [], participantWsids }, 0);
    const status = async () => (await wang.call(api.getEnvelope, { params, query: {} })).envelope.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('ED_SUCCESS');
    const answer = await li.bytes(api.getArchive, { params });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      200,
      'application/zip',
      'nosniff',
    ]);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('采购_合同_ _春_.zip')}`);
    const zip = Buffer.from(await answer.arrayBuffer());
    const again = await li.bytes(api.getArchive, { params });
    expect(Buffer.from(await again.arrayBuffer()).equals(zip)).toBe(true);
    const files = unpack(zip);
    const inDocuments = [...files].filter(([name]) => name.startsWith('documents/'));
    expect(inDocuments.map(([name]) => name).sort()).toEqual([
      'documents/01-contract.pdf',
      'documents/02-附件 一.pdf',
      'documents/03-contract (2).pdf',
    ]);
    const { documents } = await wang.call(api.listDocuments, { params });
    const digests = inDocuments.map(([, bytes]) => createHash('sha256').update(bytes).digest('hex'));
    expect(digests.sort()).toEqual(documents.map(({ digest }) => digest).sort());
    const evidence = await wang.bytes(api.getEvidence, { params });
    expect(files.get('evidence.pdf')?.equals(Buffer.from(await evidence.arrayBuffer()))).toBe(true);
    const cancellable = await wang.call(api.listEnvelopes, { query: { cancellable: 'true' } });
    expect(cancellable.envelopes.map(({ envelopeWsid }) => envelopeWsid)).toEqual([draft.envelopeWsid]);
    expect((await li.call(api.listEnvelopes, { query: { cancellable: 'true' } })).page.totalElements).toBe(0);
  }, 90_000);
});

describe('The names in an archive', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..', '_'],
    ['', '_'],
    ['CON', '_CON'],
    ['a\u0000b\u202egnp', 'a_b_gnp'],
    [' trailing. ', 'trailing'],
    ['x'.repeat(300), 'x'.repeat(120)],
    [`${'x'.repeat(119)}😀`, 'x'.repeat(119)],
    ['合'.repeat(120), '合'.repeat(73)],
  ])('make %j safe to unpack on any system (security 43)', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('differ even on a file system that ignores case', () => {
    expect(archiveNames(['A.pdf', 'a.docx', 'b.pdf', 'a.PDF'])).toEqual(['A.pdf', 'a (2).pdf', 'b.pdf', 'a (3).pdf']);
  });
});
