import { splitFirstElement } from '@countersign/asn1';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What poppler says of one signature. */
export interface PdfsigReport {
  readonly signer: string;
  readonly valid: boolean;
  readonly trusted: boolean;
  readonly whole: boolean;
  readonly field: string;
  /** A document time-stamp, which poppler does not judge. */
  readonly isTimestamp: boolean;
}

export interface Judges {
  /** Every signature of the file as poppler judges it with the root trusted, in their order. */
  pdfsig(pdf: Uint8Array): PdfsigReport[];
  /** qpdf's complaints; empty where there is none. */
  qpdf(pdf: Uint8Array): string;
  /** The last document time-stamp of the file as OpenSSL judges it: the empty string, or why not. */
  timestamp(pdf: Uint8Array): string;
  text(pdf: Uint8Array): string;
  close(): void;
}

/** The judges that are not ours: poppler with NSS, qpdf, OpenSSL. `rootPem` is what they trust. */
export function openJudges(rootPem: string): Judges {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-judges-'));
  const file = (name: string, bytes: Uint8Array | string): string => {
    writeFileSync(path.join(directory, name), bytes);
    return path.join(directory, name);
  };
  const run = (program: string, args: string[]): string => {
    const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (error) throw error;
    return `${stdout}${stderr}`;
  };
  const root = file('root.pem', rootPem);
  execFileSync('certutil', ['-N', '-d', `sql:${directory}`, '--empty-password']);
  execFileSync('certutil', ['-A', '-d', `sql:${directory}`, '-n', 'root', '-t', 'CT,C,C', '-i', root]);
  return {
    pdfsig: (pdf) => readPdfsig(run('pdfsig', ['-no-ocsp', '-nssdir', `sql:${directory}`, file('pdfsig.pdf', pdf)])),
    qpdf: (pdf) => {
      const said = run('qpdf', ['--check', file('qpdf.pdf', pdf)]);
      return /WARNING|ERROR|error/.test(said.replace(/No syntax or stream encoding errors[\s\S]*/, '')) ? said : '';
    },
    timestamp(pdf) {
      const ranges = [
        ...Buffer.from(pdf)
          .toString('latin1')
          .matchAll(/\/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/g),
      ];
      const [, , before, after, length] = (ranges.at(-1) ?? []).map(Number) as [number, number, number, number, number];
      const hex = Buffer.from(pdf.subarray(before + 1, after - 1)).toString('latin1');
      // The element says where it ends: its last octet may be a zero like those that pad it.
      const token = file('token.der', splitFirstElement(Buffer.from(hex, 'hex')).element);
      const data = file('stamped', Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + length)]));
      const said = run('openssl', ['ts', '-verify', '-data', data, '-in', token, '-token_in', '-CAfile', root]);
      return said.includes('Verification: OK') ? '' : said;
    },
    text: (pdf) => run('pdftotext', ['-layout', file('text.pdf', pdf), '-']),
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
