import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SigningWorld, SIGN, openSigningWorld, sign } from '../signing/testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, li, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, li, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('The evidence report', () => {
  it('exists once the envelope is finished, names all of it, and is sealed by the platform for long', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    expect(await li.refused(api.getEvidence, { params: { envelopeWsid: started.envelopeWsid } })).toMatchObject({
      error: 'ERROR_NOT_FINISHED',
    });
    await sign(li, started, 0);
    await world.app.jobs.drain();
    const response = await li.bytes(api.getEvidence, { params: { envelopeWsid: started.envelopeWsid } });
    const report = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(judges.qpdf(report)).toBe('');
    expect(judges.timestamp(report)).toBe('');
    expect(judges.pdfsig(report)[0]).toMatchObject({ valid: true, trusted: true });
    const text = judges.text(report).replace(/\s+/g, '');
    const finished = await head(started);
    expect(text).toContain(createHash('sha256').update(finished).digest('hex'));
    expect(text).toContain('李雷');
    expect(text).not.toContain(li.contact);
    const { verification } = await li.upload(api.verifyPdf, {
      fields: {},
      file: { name: 'evidence.pdf', bytes: report },
    });
    expect(verification).toMatchObject({
      valid: true,
      signatures: [{ indication: 'TOTAL_PASSED', level: 'PAdES-B-LTA' }],
      timestamps: [{ indication: 'TOTAL_PASSED' }],
    });
    const answer = await li.bytes(api.getArchive, { params: { envelopeWsid: started.envelopeWsid } });
    const zip = Buffer.from(await answer.arrayBuffer());
    writeFileSync('/tmp/ev/archive.zip', zip);
    writeFileSync('/tmp/ev/root.pem', await (await fetch(`${world.base}/pki/ca/root.pem`)).text());
    writeFileSync('/tmp/ev/now.txt', world.clock.now().toISOString());
  });
});
