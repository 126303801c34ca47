import { createWorkbench, type Workbench } from '@countersign/asn1/testing';

/** The pdfsig result for one signature; empty fields and time-stamps, which it cannot verify, are left out. */
type PdfsigLine = {
  readonly valid: boolean;
  readonly trusted: boolean;
  readonly wholeFile: boolean;
  readonly signer: string;
};

/** A root, signers issued by it with OpenSSL, and the programs that verify files. */
export type Judges = {
  readonly bench: Workbench;
  /** A CAdES signature over octets by a fresh certificate with this common name. */
  sign(commonName: string, covered: Uint8Array): Uint8Array;
  pdfsig(file: Uint8Array): PdfsigLine[];
  /** Empty if qpdf reports nothing. */
  qpdfRemarks(file: Uint8Array): string;
  text(file: Uint8Array): string;
  /** Pixels of a page as binary PPM, at 72 dpi. */
  render(file: Uint8Array, page?: number): Uint8Array;
  /** The bounding box of pixels that differ between two renderings: [left, top, right, bottom], or null. */
  difference(a: Uint8Array, b: Uint8Array): [number, number, number, number] | null;
};

const LEAF_EXTENSIONS = [
  'basicConstraints=critical,CA:FALSE',
  'keyUsage=critical,digitalSignature,nonRepudiation',
  'extendedKeyUsage=1.3.6.1.5.5.7.3.36,1.2.840.113583.1.1.5,emailProtection',
  'subjectKeyIdentifier=hash',
  'authorityKeyIdentifier=keyid',
  // Without it poppler, told not to ask OCSP, finds no source of revocation data and does not trust the certificate.
  'crlDistributionPoints=URI:http://pki.example/crl',
  '',
].join('\n');

export function createJudges(): Judges {
  const bench = createWorkbench();
  const key = (file: string): string =>
    bench.openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', file);
  key('root.key');
  const root = 'req -x509 -new -utf8 -key root.key -out root.pem -days 30 -subj /CN=Test_Root';
  bench.openssl(...root.split(' '), '-addext', 'keyUsage=critical,keyCertSign,cRLSign');
  for (const step of ['-N -d sql:. --empty-password', '-A -d sql:. -n root -t CT,CT,CT -i root.pem']) {
    const { ok, output } = bench.run('certutil', ...step.split(' '));
    if (!ok) throw new Error(output);
  }
  bench.write('leaf.cnf', LEAF_EXTENSIONS);
  let serial = 0;
  const judge = (program: string, file: Uint8Array, ...args: string[]): string => {
    bench.write('judged.pdf', file);
    return bench.run(program, ...args).output;
  };
  return {
    bench,
    sign: (commonName, covered) => {
      key('leaf.key');
      bench.openssl('req', '-new', '-utf8', '-key', 'leaf.key', '-out', 'leaf.csr', '-subj', `/CN=${commonName}`);
      const issue = `x509 -req -in leaf.csr -CA root.pem -CAkey root.key -days 10 -extfile leaf.cnf -out leaf.pem -set_serial ${++serial}`;
      bench.openssl(...issue.split(' '));
      bench.write('covered.bin', covered);
      const command =
        'cms -sign -cades -binary -md sha256 -in covered.bin -signer leaf.pem -inkey leaf.key -outform DER -out out.cms';
      bench.openssl(...command.split(' '));
      return bench.read('out.cms');
    },
    pdfsig: (file) =>
      judge('pdfsig', file, '-no-ocsp', '-nssdir', 'sql:.', 'judged.pdf')
        .split(/^Signature #\d+:$/m)
        .slice(1)
        .filter((part) => !part.includes('is not signed') && !part.includes('Field Name: timestamp'))
        .map((part) => ({
          valid: part.includes('Signature is Valid.'),
          trusted: part.includes('Certificate is Trusted.'),
          wholeFile: part.includes('Total document signed'),
          signer: /Signer Certificate Common Name: (.*)/.exec(part)?.[1] ?? '',
        })),
    qpdfRemarks: (file) => {
      const output = judge('qpdf', file, '--check', 'judged.pdf');
      return /No syntax or stream encoding errors found/.test(output) && !/WARNING/.test(output) ? '' : output;
    },
    text: (file) => judge('pdftotext', file, '-layout', 'judged.pdf', '-'),
    render: (file, page = 1) => {
      judge(
        'pdftoppm',
        file,
        '-r',
        '72',
        '-cropbox',
        '-f',
        String(page),
        '-l',
        String(page),
        '-singlefile',
        'judged.pdf',
        'page',
      );
      return bench.read('page.ppm');
    },
    difference: (a, b) => differingBox(pixelsOf(a), pixelsOf(b)),
  };
}

type Pixels = { readonly width: number; readonly height: number; readonly rgb: Uint8Array };

function pixelsOf(ppm: Uint8Array): Pixels {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(ppm.subarray(0, 40)).toString('latin1'));
  if (header === null) throw new Error('not a rendering');
  return { width: Number(header[1]), height: Number(header[2]), rgb: ppm.subarray(header[0].length) };
}

function differingBox(a: Pixels, b: Pixels): [number, number, number, number] | null {
  if (a.width !== b.width || a.height !== b.height) throw new Error('renderings of different sizes');
  let box: [number, number, number, number] | null = null;
  for (let pixel = 0; pixel < a.width * a.height; pixel++) {
    const at = pixel * 3;
    if (a.rgb[at] === b.rgb[at] && a.rgb[at + 1] === b.rgb[at + 1] && a.rgb[at + 2] === b.rgb[at + 2]) continue;
    const [x, y] = [pixel % a.width, Math.floor(pixel / a.width)];
    box ??= [x, y, x, y];
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  }
  return box;
}

/** The octets that a signature covers, according to its byte range. */
export function coveredOctets(
  whole: Uint8Array,
  [, first, second, last]: readonly [number, number, number, number],
): Uint8Array {
  return Buffer.concat([whole.subarray(0, first), whole.subarray(second, second + last)]);
}
