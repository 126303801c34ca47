import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ExpensiveInputs {
  /** A PDF whose form has 60,000 fields in one tree. */
  readonly fields: Buffer;
  /** A signed PDF whose CMS contains twelve CA certificates with one name and key. */
  readonly certificates: Buffer;
  /** A time-stamp request of RFC 3161, DER. */
  readonly timestampRequest: Buffer;
}

const FIELDS = 60_000;
const CAS = 12;
const CONTENTS_HEX = 60_000;

const pdfOf = (objects: readonly string[]): Buffer => {
  const parts = ['%PDF-1.7\n'];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const text = `${index + 1} 0 obj\n${object}\nendobj\n`;
    offsets.push(at);
    parts.push(text);
    at += text.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
};

const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>';

function manyFields(): Buffer {
  const kids = Array.from({ length: FIELDS }, (_, at) => `${at + 5} 0 R`).join(' ');
  return pdfOf([
    '<</Type /Catalog /Pages 2 0 R /AcroForm 4 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    page,
    `<</Fields [${kids}] /SigFlags 3>>`,
    ...Array.from({ length: FIELDS }, (_, at) => `<</FT /Sig /T (f${at}) /Kids [${at === 0 ? 5 : at + 4} 0 R]>>`),
  ]);
}

/** Signs with OpenSSL; its certificate is issued by twelve CA certificates that differ only in their serial number. */
function manyAuthorities(): Buffer {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-expensive-'));
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  try {
    openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', 'ca.key');
    const names: string[] = [];
    for (let at = 0; at < CAS; at++) {
      openssl('req', '-x509', '-new', '-key', 'ca.key', '-subj', '/CN=One name', '-days', '30', '-out', `ca${at}.pem`);
      names.push(readFileSync(path.join(directory, `ca${at}.pem`), 'utf8'));
    }
    writeFileSync(path.join(directory, 'cas.pem'), names.join(''));
    openssl(
      'req',
      '-new',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      'leaf.key',
      '-subj',
      '/CN=Leaf',
      '-out',
      'leaf.csr',
    );
    openssl(
      'x509',
      '-req',
      '-in',
      'leaf.csr',
      '-CA',
      'ca0.pem',
      '-CAkey',
      'ca.key',
      '-set_serial',
      '7',
      '-days',
      '30',
      '-out',
      'leaf.pem',
    );
    const holes = `[0000000000 0000000000 0000000000 0000000000]`;
    const contents = '0'.repeat(CONTENTS_HEX);
    const text = pdfOf([
      '<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R] /SigFlags 3>>>>',
      '<</Type /Pages /Kids [3 0 R] /Count 1>>',
      page,
      '<</FT /Sig /T (s) /V 5 0 R>>',
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange ${holes} /Contents <${contents}>>>`,
    ]).toString('latin1');
    const start = text.indexOf(`<${contents}>`);
    const end = start + contents.length + 2;
    const numbers = [0, start, end, text.length - end].map((number) => String(number).padStart(10, '0'));
    const ranged = text.replace(holes, `[${numbers.join(' ')}]`);
    writeFileSync(
      path.join(directory, 'signed.bin'),
      Buffer.from(ranged.slice(0, start) + ranged.slice(end), 'latin1'),
    );
    openssl(
      'cms',
      '-sign',
      '-binary',
      '-in',
      'signed.bin',
      '-signer',
      'leaf.pem',
      '-inkey',
      'leaf.key',
      '-certfile',
      'cas.pem',
      '-outform',
      'DER',
      '-out',
      'cms.der',
    );
    const cms = readFileSync(path.join(directory, 'cms.der')).toString('hex').padEnd(CONTENTS_HEX, '0');
    return Buffer.from(`${ranged.slice(0, start)}<${cms}>${ranged.slice(end)}`, 'latin1');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** TimeStampReq {version 1, messageImprint {SHA-256, hash}, certReq true}. */
const timestampRequest = (): Buffer =>
  Buffer.concat([
    Buffer.from('3039020101' + '3031300d060960864801650304020105000420', 'hex'),
    randomBytes(32),
    Buffer.from('0101ff', 'hex'),
  ]);

let made: ExpensiveInputs | null = null;
export async function expensiveInputs(): Promise<ExpensiveInputs> {
  made ??= { fields: manyFields(), certificates: manyAuthorities(), timestampRequest: timestampRequest() };
  return made;
}
