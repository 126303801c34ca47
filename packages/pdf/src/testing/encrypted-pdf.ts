import { createWorkbench } from '@countersign/asn1/testing';

export type Encryption = {
  readonly user: string;
  readonly owner: string;
  /** In qpdf syntax: the key length in bits, then options. AES with 256 bits by default. */
  readonly kind?: readonly string[];
  /** Options of qpdf that do not concern the encryption. */
  readonly more?: readonly string[];
};

/** Encrypts a file with qpdf. */
export function encryptedPdf(file: Uint8Array, { user, owner, kind = ['256'], more = [] }: Encryption): Uint8Array {
  const bench = createWorkbench();
  try {
    bench.write('plain.pdf', file);
    const options = ['--allow-weak-crypto', ...more, '--encrypt', user, owner, ...kind, '--'];
    const { ok, output } = bench.run('qpdf', ...options, 'plain.pdf', 'locked.pdf');
    if (!ok && !output.includes('succeeded with warnings')) throw new Error(output);
    return bench.read('locked.pdf');
  } finally {
    bench.remove();
  }
}
