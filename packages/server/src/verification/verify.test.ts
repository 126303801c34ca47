import { api } from '@countersign/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SigningWorld, SIGN, contract, openSigningWorld, sign } from '../signing/testing/signing-world.ts';

let open: SigningWorld;
let { world, li, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, li, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('The verification of a file', () => {
  let finished: Uint8Array;
  const verify = async (bytes: Uint8Array) =>
    (await world.person('bob').upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes } })).verification;
  beforeAll(async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    await sign(li, started, 0);
    await world.app.jobs.drain();
    finished = await head(started);
  });

  it('calls the finished contract valid, to anybody', async () => {
    expect(await verify(finished)).toMatchObject({
      valid: true,
      signatures: [{ signer: expect.stringContaining('李雷'), modifications: 'PERMITTED' }],
    });
  });

  it('calls a file with one changed octet invalid', async () => {
    const tampered = Buffer.from(finished);
    tampered[200] = (tampered[200] ?? 0) ^ 1;
    const judged = await verify(tampered).catch((error: { error: string }) => error);
    expect(judged).not.toMatchObject({ valid: true });
  });

  it('calls text that was drawn in after the signature suspicious', async () => {
    const at = Buffer.from(finished).lastIndexOf('startxref');
    const previous = /startxref\s+(\d+)/.exec(Buffer.from(finished).toString('latin1', at))?.[1];
    const offset = finished.length;
    const page = /(\d+) 0 obj\s*<<[^>]*\/Type \/Page[^s]/.exec(Buffer.from(finished).toString('latin1'))?.[1] ?? '1';
    const object = `${page} 0 obj\n<</Type /Page /MediaBox [0 0 10 10]>>\nendobj\n`;
    const size = /\/Size (\d+)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const root = /\/Root (\d+ 0 R)/.exec(Buffer.from(finished).toString('latin1'))?.[1];
    const tail = `xref\n${page} 1\n${String(offset).padStart(10, '0')} 00000 n\r\ntrailer\n<</Size ${size} /Root ${root} /Prev ${previous}>>\nstartxref\n${offset + object.length}\n%%EOF\n`;
    const judged = await verify(Buffer.concat([finished, Buffer.from(object + tail, 'latin1')]));
    expect(judged.valid).toBe(false);
    expect(judged.signatures[0]).toMatchObject({ integrity: true, modifications: 'SUSPICIOUS' });
  });

  it('calls an unsigned file not valid, and says that a picture is no PDF', async () => {
    expect(await verify(contract())).toMatchObject({ valid: false, signatures: [], timestamps: [] });
    const refusal = await world
      .person('bob')
      .upload(api.verifyPdf, { fields: {}, file: { name: 'x.pdf', bytes: Buffer.from('not a PDF at all') } })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, error: 'ERROR_VERIFY_FILE' });
  });
});
