import { splitFirstElement } from '@countersign/asn1';
import { runProgram } from '@countersign/asn1/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The result of poppler for one signature. */
interface PdfsigReport {
  readonly signer: string;
  readonly valid: boolean;
  readonly trusted: boolean;
  readonly whole: boolean;
  readonly field: string;
  /** A document time-stamp, which poppler does not validate. */
  readonly isTimestamp: boolean;
}

/** Points count from the upper left corner; colours are spelled #rrggbb. */
interface ShownPage {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): string;
}

export interface Judges {
  /** Every signature of the file as poppler validates it with the root trusted, in file order. */
  pdfsig(pdf: Uint8Array): PdfsigReport[];
  /** The complaints of qpdf; empty if there are none. */
  qpdf(pdf: Uint8Array): string;
  /**
   * The result of OpenSSL for the last document time-stamp of the file: the empty string, or the error. `at` is the time of
   * validation, with the roots of that time in PEM; now and the root by default.
   */
  timestamp(pdf: Uint8Array, at?: { readonly day: Date; readonly rootsPem: string }): string;
  /** The result of OpenSSL for the CAdES of the first signature: the empty string, or the error. */
  signature(pdf: Uint8Array): string;
  text(pdf: Uint8Array): string;
  /** The values of the form as qpdf reads them, by the name of the field: one for each of its widgets. */
  fields(pdf: Uint8Array): ReadonlyMap<string, readonly string[]>;
  /** A page as poppler renders it, counted from 1; one pixel per point by default. */
  page(pdf: Uint8Array, page: number, dotsPerInch?: number): ShownPage;
  close(): void;
}

/** Third-party validators: poppler with NSS, qpdf, OpenSSL. `rootPem` is the root they trust. */
export function openJudges(rootPem: string): Judges {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-judges-'));
  const file = (name: string, bytes: Uint8Array | string): string => {
    writeFileSync(path.join(directory, name), bytes);
    return path.join(directory, name);
  };
  const run = (program: string, args: string[]): string => {
    const { status, stdout, stderr } = runProgram(program, args);
    // These programs state what is wrong with a document, and only a program that is missing or killed fails.
    if (status >= 126) throw new Error(`${program}: ${stderr.toString()}`);
    return stdout.toString() + stderr.toString();
  };
  const root = file('root.pem', rootPem);
  run('certutil', ['-N', '-d', `sql:${directory}`, '--empty-password']);
  run('certutil', ['-A', '-d', `sql:${directory}`, '-n', 'root', '-t', 'CT,C,C', '-i', root]);
  /** Returns two files: the bytes that the signature or time-stamp at this place covers, and its CMS. */
  const signedPart = (pdf: Uint8Array, index: number): { data: string; cms: string } => {
    const pattern = /\/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/g;
    const ranges = [...Buffer.from(pdf).toString('latin1').matchAll(pattern)];
    const [, , before, after, length] = (ranges.at(index) ?? []).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const hex = Buffer.from(pdf.subarray(before + 1, after - 1)).toString('latin1');
    return {
      // The length comes from the element itself: its last octet may be a zero like the padding.
      cms: file('token.der', splitFirstElement(Buffer.from(hex, 'hex')).element),
      data: file('stamped', Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + length)])),
    };
  };
  return {
    pdfsig: (pdf) => readPdfsig(run('pdfsig', ['-no-ocsp', '-nssdir', `sql:${directory}`, file('pdfsig.pdf', pdf)])),
    qpdf: (pdf) => {
      const said = run('qpdf', ['--check', file('qpdf.pdf', pdf)]);
      return /WARNING|ERROR|error/.test(said.replace(/No syntax or stream encoding errors[\s\S]*/, '')) ? said : '';
    },
    timestamp(pdf, at) {
      const { data, cms: token } = signedPart(pdf, -1);
      const trust =
        at === undefined
          ? ['-CAfile', root]
          : ['-CAfile', file('roots.pem', at.rootsPem), '-attime', String(Math.floor(at.day.getTime() / 1000))];
      const said = run('openssl', ['ts', '-verify', '-data', data, '-in', token, '-token_in', ...trust]);
      return said.includes('Verification: OK') ? '' : said;
    },
    signature(pdf) {
      const { data, cms } = signedPart(pdf, 0);
      const verify = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', cms, '-content', data];
      const said = run('openssl', [
        ...verify,
        '-CAfile',
        root,
        '-purpose',
        'any',
        '-no_check_time',
        '-out',
        '/dev/null',
      ]);
      return said.includes('CAdES Verification successful') ? '' : said;
    },
    fields: (pdf) => {
      const found = new Map<string, string[]>();
      const { acroform } = JSON.parse(run('qpdf', ['--json', '--json-key=acroform', file('form.pdf', pdf)])) as {
        acroform: { fields: { fullname: string; value: unknown }[] };
      };
      for (const { fullname, value } of acroform.fields)
        found.set(fullname, [
          ...(found.get(fullname) ?? []),
          typeof value === 'string' ? value.replace(/^\/|^u:/, '') : '',
        ]);
      return found;
    },
    text: (pdf) => run('pdftotext', ['-layout', file('text.pdf', pdf), '-']),
    page(pdf, page, dotsPerInch = 72) {
      const shown = path.join(directory, 'page');
      const one = ['-f', String(page), '-l', String(page), '-singlefile'];
      run('pdftoppm', ['-r', String(dotsPerInch), '-cropbox', ...one, file('page.pdf', pdf), shown]);
      return readPpm(readFileSync(`${shown}.ppm`));
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function readPdfsig(said: string): PdfsigReport[] {
  const parts = said.split(/^Signature #\d+:$/m).slice(1);
  return parts
    .filter((part) => !part.includes('not signed'))
    .map((part) => ({
      signer: /Signer Certificate Common Name: (.*)/.exec(part)?.[1] ?? '',
      field: /Signature Field Name: (.*)/.exec(part)?.[1] ?? '',
      valid: part.includes('Signature Validation: Signature is Valid.'),
      trusted: part.includes('Certificate Validation: Certificate is Trusted.'),
      whole: part.includes('Total document signed'),
      isTimestamp: /Field Name: DocumentTimestamp/.test(part),
    }));
}

function readPpm(ppm: Buffer): ShownPage {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 40).toString('latin1'));
  if (header === null) throw new Error('not a rendered image');
  const [width, height] = [Number(header[1]), Number(header[2])];
  return {
    width,
    height,
    at(x, y) {
      const at = header[0].length + (y * width + x) * 3;
      // Drawing an image over paper, the colours of poppler are off by a few levels.
      const levels = [...ppm.subarray(at, at + 3)].map((level) => Math.round(level / 5) * 5);
      return `#${Buffer.from(levels).toString('hex')}`;
    },
  };
}
