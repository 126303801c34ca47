import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { api } from '@countersign/contract';
import { createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN, contract, drawn, password } from '../signing/testing/signing-world.ts';
import { startedEnvelope } from '../signing/testing/started-envelope.ts';

/** Counts who asks at the address that the certificates of the other authority name. */
const asked: string[] = [];
const authority = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});

type Made = { readonly bytes: Uint8Array; readonly signer: string };
let ofAnother: Made;
let world: Awaited<ReturnType<typeof createWorld>>;

/** A finished contract of an authority that this server does not know, whose certificates point to `pkiUrl`. */
async function makeElsewhere(pkiUrl: string): Promise<Made> {
  const other = await createWorld({ env: { PKI_URL: pkiUrl } });
  try {
    const [sender] = await other.people('wang');
    const guest = other.stranger({ name: '<img src=x onerror=alert(1)>', contact: '13800001999' });
    await guest.register();
    await guest.setSignPassword();
    const started = await startedEnvelope(other, sender, [{ person: guest, sequence: 1, forms: [SIGN] }], [contract()]);
    const params = { envelopeWsid: started.envelopeWsid, participantWsid: started.participantWsids[0] ?? '' };
    const page = await guest.call(api.getSigning, { params });
    const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
    const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
    await guest.call(api.sign, { params, body: { documents, forms, ...password(guest) } });
    await other.app.jobs.drain();
    const docId = documents[0]?.fileWsid ?? '';
    const content = await sender.bytes(api.getDocumentContent, { params: { ...params, docId } });
    return { bytes: new Uint8Array(await content.arrayBuffer()), signer: '<img src=x onerror=alert(1)>' };
  } finally {
    await other.close();
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
  const { port } = authority.address() as AddressInfo;
  ofAnother = await makeElsewhere(`http://127.0.0.1:${port}`);
  world = await createWorld();
});
afterAll(async () => {
  await world.close();
  authority.close();
});

const stored = (): number =>
  readdirSync(path.join(world.house.config.dataDir, 'blobs'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

describe('The verification of a file that another authority signed (security 60)', () => {
  it('is sound but not trusted, asks no address that the file names, and keeps nothing of it', async () => {
    asked.length = 0;
    const before = stored();
    const file = { name: 'x.pdf', bytes: ofAnother.bytes };
    const { verification } = await world.person('bob').upload(api.verifyPdf, { fields: {}, file });
    expect(verification.valid).toBe(false);
    expect(verification.signatures).toHaveLength(1);
    expect(verification.signatures[0]).toMatchObject({ integrity: true, trusted: false });
    expect(verification.signatures[0]?.indication).not.toBe('TOTAL_PASSED');
    expect(asked).toEqual([]);
    expect(stored()).toBe(before);
  });

  it('gives the name as it stands in the certificate, for the page to show as text', async () => {
    const file = { name: 'x.pdf', bytes: ofAnother.bytes };
    const { verification } = await world.person('bob').upload(api.verifyPdf, { fields: {}, file });
    expect(verification.signatures[0]?.signer).toContain('onerror=alert(1)');
  });
});
