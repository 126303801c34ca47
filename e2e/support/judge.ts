import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/** What poppler reports of one signature. */
interface Signature {
  readonly signer: string;
  readonly isValid: boolean;
  readonly isTrusted: boolean;
  /** Whether it covers the file to its last byte. */
  readonly isWhole: boolean;
}

/** What the independent verifiers report of a file; an empty string means no complaint. */
export interface Judgement {
  readonly signatures: readonly Signature[];
  /** OpenSSL on the document time-stamp; null where the file has none. */
  readonly timestamp: string | null;
  readonly qpdf: string;
  readonly text: string;
}

interface WorkingDirectory {
  /** Writes a file into the working directory and returns its path. */
  put(name: string, bytes: Uint8Array | string): string;
  /** What a program prints on stdout and stderr, whatever its exit status. */
  run(program: string, ...args: string[]): string;
  readonly directory: string;
}

/** Verifies a file with poppler, OpenSSL and qpdf, with the root as the only trust anchor. */
export function judge(pdf: Uint8Array, rootPem: string): Judgement {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-judge-'));
  const working: WorkingDirectory = {
    directory,
    put: (name, bytes) => {
      writeFileSync(path.join(directory, name), bytes);
      return path.join(directory, name);
    },
    run: (program, ...args) => {
      const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
      if (error) throw error;
      return `${stdout}${stderr}`;
    },
  };
  try {
    const file = working.put('judged.pdf', pdf);
    const root = working.put('root.pem', rootPem);
    const checked = working.run('qpdf', '--check', file);
    return {
      signatures: askPdfsig(working, file, root),
      timestamp: askOpenssl(working, pdf, root),
      qpdf:
        checked.includes('No syntax or stream encoding errors found') && !checked.includes('WARNING') ? '' : checked,
      text: working.run('pdftotext', '-layout', file, '-'),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function askPdfsig({ directory, run }: WorkingDirectory, file: string, root: string): Signature[] {
  execFileSync('certutil', ['-N', '-d', `sql:${directory}`, '--empty-password']);
  execFileSync('certutil', ['-A', '-d', `sql:${directory}`, '-n', 'root', '-t', 'CT,C,C', '-i', root]);
  return (
    run('pdfsig', '-no-ocsp', '-nssdir', `sql:${directory}`, file)
      .split(/^Signature #\d+:$/m)
      .slice(1)
      // poppler does not know document time-stamps, wherever their field is; OpenSSL verifies them.
      .filter((part) => !part.includes('is not signed') && !part.includes('Signature Type: unknown'))
      .map((part) => ({
        signer: /Signer Certificate Common Name: (.*)/.exec(part)?.[1] ?? '',
        isValid: part.includes('Signature Validation: Signature is Valid.'),
        isTrusted: part.includes('Certificate Validation: Certificate is Trusted.'),
        isWhole: part.includes('Total document signed'),
      }))
  );
}

/** Extracts the document time-stamp, which poppler cannot verify, and passes it to OpenSSL with the data it covers. */
function askOpenssl({ put, run }: WorkingDirectory, pdf: Uint8Array, root: string): string | null {
  const latin1 = Buffer.from(pdf).toString('latin1');
  const stamp = latin1.lastIndexOf('ETSI.RFC3161');
  const ranges = [...latin1.matchAll(/\/ByteRange\s*\[\s*0 (\d+) (\d+) (\d+)\s*\]/g)];
  const [, before, after, length] = (ranges.at(-1) ?? []).map(Number);
  if (stamp < 0 || before === undefined || after === undefined || length === undefined) return null;
  if (after + length !== pdf.length) return 'the document time-stamp does not cover the whole file';
  const token = Buffer.from(latin1.slice(before + 1, after - 1), 'hex');
  const stamped = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]);
  const paths = { token: put('token.der', derOf(token)), stamped: put('stamped.bin', stamped) };
  const said = run(
    'openssl',
    'ts',
    '-verify',
    '-data',
    paths.stamped,
    '-in',
    paths.token,
    '-token_in',
    '-CAfile',
    root,
  );
  return said.includes('Verification: OK') ? '' : said;
}

/** The first DER value of a buffer, without the zeros that pad its place in the file. */
function derOf(padded: Buffer): Buffer {
  const first = padded[1] ?? 0;
  const lengthOctets = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthOctets === 0 ? first : padded.readUIntBE(2, lengthOctets);
  return padded.subarray(0, 2 + lengthOctets + length);
}

/**
 * Expects a completed contract: each of these people signed it, in this order, every signature is valid and trusted, the
 * document time-stamp covers the whole file, and qpdf reports nothing.
 */
export function expectFinished(pdf: Uint8Array, rootPem: string, signers: readonly string[]): Judgement {
  const judgement = judge(pdf, rootPem);
  expect(judgement.signatures.map(({ signer, isValid, isTrusted }) => ({ signer, isValid, isTrusted }))).toEqual(
    signers.map((signer) => ({ signer, isValid: true, isTrusted: true })),
  );
  expect({ timestamp: judgement.timestamp, qpdf: judgement.qpdf }).toEqual({ timestamp: '', qpdf: '' });
  return judgement;
}

/** Expects a contract in progress: the same, but the last signature covers the whole file and there is no time-stamp yet. */
export function expectUnfinished(pdf: Uint8Array, rootPem: string, signers: readonly string[]): Judgement {
  const judgement = judge(pdf, rootPem);
  const last = signers.length - 1;
  expect(judgement.signatures).toEqual(
    signers.map((signer, at) => ({ signer, isValid: true, isTrusted: true, isWhole: at === last })),
  );
  expect({ timestamp: judgement.timestamp, qpdf: judgement.qpdf }).toEqual({ timestamp: null, qpdf: '' });
  return judgement;
}

/** The organisation that each signature's certificate names, in the order of the signatures, as poppler reads it. */
export function organisationsOf(pdf: Uint8Array): string[] {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-judge-'));
  try {
    const file = path.join(directory, 'judged.pdf');
    writeFileSync(file, pdf);
    const { stdout } = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
    return stdout
      .split(/^Signature #\d+:$/m)
      .slice(1)
      .filter((part) => !part.includes('Signature Type: unknown'))
      .map((part) => /Signer full Distinguished Name: .*?\bO=([^,\n]*)/.exec(part)?.[1] ?? '');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
