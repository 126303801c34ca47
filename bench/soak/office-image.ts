import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync, strToU8 } from 'fflate';
import { Client, hashed } from '../../scripts/demo/client.mjs';
import { uploadFile } from '../../scripts/demo/upload.mjs';
import { buildah } from '../../scripts/release/image.mjs';
import { ROOT } from '../../scripts/setup/steps.mjs';
import { ensurePrograms } from '../../scripts/setup/tools.mjs';
import { withImage } from './parts/running-image.ts';

/**
 * npm run soak -- office-image: builds the image of Containerfile.office on Debian's own packages, after `npm run soak -- image` has
 * made that of the server; starts it on a read-only root as uid 1000, and has it convert a document of Word. Needs root on Debian, the
 * network, and 2 GB of disk.
 */
const SERVER = 'localhost/countersign:0.1.0';
const DEBIAN = 'localhost/countersign-debian:bookworm';
const OFFICE = 'localhost/countersign-office:0.1.0';
const TEXT = 'Service agreement';
const AT_MOST_MS = 180_000;
const OWNER = { account: '13800000001', password: 'Passw0rd!' };

/** Debian's smallest system with its package manager, as `docker.io/library/debian:bookworm-slim` has it. */
function makeDebian(work: string): void {
  if (spawnSync('buildah', ['inspect', '--type', 'image', DEBIAN]).status === 0) return;
  const root = path.join(work, 'debian.tar');
  const made = spawnSync('mmdebstrap', ['--variant=minbase', '--quiet', 'bookworm', root], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('mmdebstrap failed');
  const container = buildah(['from', 'scratch']);
  buildah(['add', '--quiet', container, root, '/']);
  buildah(['commit', '--quiet', '--rm', container, DEBIAN]);
}

/** A document of Word with one paragraph. */
const document = (text: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

async function tooLate(): Promise<never> {
  await pause(AT_MOST_MS, null, { ref: false });
  throw new Error(`the document was not converted within ${AT_MOST_MS / 1000} s`);
}

await ensurePrograms({ buildah: 'buildah', mmdebstrap: 'mmdebstrap', pdftotext: 'poppler-utils' });
const work = mkdtempSync(path.join(tmpdir(), 'countersign-office-image-'));
try {
  makeDebian(work);
  const given = [`--build-arg=SERVER=${SERVER}`, `--build-arg=BASE=${DEBIAN}`];
  const how = ['--isolation', 'chroot', '--format', 'docker', '--quiet'];
  buildah(['build', ...how, ...given, '--file', path.join(ROOT, 'Containerfile.office'), '--tag', OFFICE, work]);
  const result = await withImage(OFFICE, path.join(work, 'volume'), async ({ address, readyMs }) => {
    const client = new Client(address);
    const opcode = await client.proveContact('REGISTER', OWNER.account);
    const account = { ...OWNER, password: hashed('login', OWNER.password), nickname: 'Office', opcode, loginNow: true };
    await client.post('/api/users', account);
    const began = performance.now();
    const file = await Promise.race([uploadFile(client, 'agreement.docx', document(TEXT)), tooLate()]);
    const { envelope } = await client.post('/api/envelopes', { timezone: 'Asia/Shanghai' });
    const at = `/api/envelopes/${envelope.envelopeWsid}`;
    await client.post(`${at}/contents/wsid-upload`, { contents: [{ fileWsid: file.fileWsid }] });
    const pdf = await client.bytes(`${at}/documents/${file.fileWsid}/content`);
    const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
    return {
      ready_ms: readyMs,
      pages: file.pages.length,
      convert_ms: Math.round(performance.now() - began),
      ok: stdout.includes(TEXT),
    };
  });
  process.stdout.write(`${JSON.stringify({ soak: 'office-image', ...result })}\n`);
  process.exitCode = result.ok ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
