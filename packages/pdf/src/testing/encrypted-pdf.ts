import { createWorkbench } from '@countersign/asn1/testing';

export type Encryption = {
  readonly user: string;
  readonly owner: string;
  /** As qpdf spells it: the bits of the key, then options. AES of 256 bits unless told. */
  readonly kind?: readonly string[];
  /** Options of qpdf that do not concern the encryption. */
  readonly more?: readonly string[];
};

/** A file encrypted by qpdf. */
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
