import type { Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnsignedPdf } from './testing/one-signature-pdf.ts';
import { createSampleAuthority } from './testing/sample-authority.ts';

const sample = await createSampleAuthority();
let bench: Workbench;
beforeAll(() => {
  bench = sample.bench();
  const steps = [
    ['-N', '-d', 'sql:.', '--empty-password'],
    ['-A', '-d', 'sql:.', '-n', 'root', '-t', 'CT,CT,CT', '-i', 'root.pem'],
  ];
  for (const step of steps) {
    const { ok, output } = bench.run('certutil', ...step);
    if (!ok) throw new Error(output);
  }
});
afterAll(() => bench.remove());

const judge = (pdf: Uint8Array): string => {
  bench.write('signed.pdf', pdf);
  return bench.run('pdfsig', '-no-ocsp', '-nssdir', 'sql:.', 'signed.pdf').output;
};

describe('a PDF signed with a disposable certificate, checked by poppler', () => {
  it.each(['verified', 'as-given'] as const)('is valid, and trusted with its root, the name %s', async (identity) => {
    const pdf = createUnsignedPdf();
    const { cms } = await sample.sign(pdf.covered, { name: '张三丰', organisation: '契约有限公司', identity });
    const output = judge(pdf.embed(cms));
    expect(output).toContain('Signature Validation: Signature is Valid.');
    expect(output).toContain('Certificate Validation: Certificate is Trusted.');
    expect(output).toContain('Signer Certificate Common Name: 张三丰');
    expect(output).toContain('Total document signed');
  });

  it('is not valid over other octets', async () => {
    const pdf = createUnsignedPdf();
    const { cms } = await sample.sign('other octets');
    expect(judge(pdf.embed(cms))).toContain('Signature Validation: Digest Mismatch');
  });

  it('is not trusted if the root belongs to another authority', async () => {
    const pdf = createUnsignedPdf();
    const { cms } = await (await createSampleAuthority()).sign(pdf.covered);
    const output = judge(pdf.embed(cms));
    expect(output).toContain('Signature Validation: Signature is Valid.');
    expect(output).not.toContain('Certificate is Trusted');
  });
});
