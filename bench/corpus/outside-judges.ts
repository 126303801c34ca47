import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
/** A program that takes longer gives no result, because it is not the subject of this test. */
const JUDGE_MS = 60_000;
const DPI = 48;

/** The poppler result for one signature. */
interface PdfsigReport {
  readonly field: string;
  readonly valid: boolean;
  readonly trusted: boolean;
}

/** A page rendered by poppler: RGB, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface OutsideJudges {
  pdfsig(pdf: Uint8Array): Promise<PdfsigReport[]>;
  /** The qpdf messages, line by line without positions, so that two files can be compared. */
  qpdf(pdf: Uint8Array): Promise<string[]>;
  /** Null if poppler cannot open the file. */
  pageCount(pdf: Uint8Array): Promise<number | null>;
  /** Null if poppler cannot render the page. */
  page(pdf: Uint8Array, page: number): Promise<Picture | null>;
  close(): Promise<void>;
}

/** The external programs, with this root trusted. */
export async function openOutsideJudges(rootPem: string): Promise<OutsideJudges> {
  const directory = await mkdtemp(path.join(tmpdir(), 'countersign-corpus-'));
  let files = 0;
  const within = async <T>(bytes: Uint8Array | string, work: (file: string) => Promise<T>): Promise<T> => {
    const file = path.join(directory, `${(files += 1)}`);
    await writeFile(file, bytes);
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true });
    }
  };
  const run = async (program: string, ...args: string[]): Promise<string> => {
    try {
      const { stdout, stderr } = await exec(program, args, { timeout: JUDGE_MS, maxBuffer: 1 << 28, encoding: 'utf8' });
      return `${stdout}${stderr}`;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return `${stdout}${stderr}`;
    }
  };
  await run('certutil', '-N', '-d', `sql:${directory}`, '--empty-password');
  await within(rootPem, (file) =>
    run('certutil', '-A', '-d', `sql:${directory}`, '-n', 'root', '-t', 'CT,C,C', '-i', file),
  );
  return {
    pdfsig: (pdf) =>
      within(pdf, async (file) => readPdfsig(await run('pdfsig', '-no-ocsp', '-nssdir', `sql:${directory}`, file))),
    qpdf: (pdf) => within(pdf, async (file) => remarksIn(await run('qpdf', '--check', file), file)),
    pageCount: (pdf) =>
      within(pdf, async (file) => {
        const count = /^Pages:\s+(\d+)$/m.exec(await run('pdfinfo', file))?.[1];
        return count === undefined ? null : Number(count);
      }),
    page: (pdf, page) =>
      within(pdf, async (file) => {
        const shown = `${file}-page`;
        const only = ['-f', String(page), '-l', String(page), '-singlefile'];
        await run('pdftoppm', '-r', String(DPI), '-cropbox', ...only, file, shown);
        const ppm = await readFile(`${shown}.ppm`).catch(() => null);
        await rm(`${shown}.ppm`, { force: true });
        return ppm === null ? null : readPpm(ppm);
      }),
    close: () => rm(directory, { recursive: true, force: true }),
  };
}

const readPdfsig = (said: string): PdfsigReport[] =>
  said
    .split(/^Signature #\d+:$/m)
    .slice(1)
    .filter((part) => !part.includes('not signed'))
    .map((part) => ({
      field: /Signature Field Name: (.*)/.exec(part)?.[1] ?? '',
      valid: part.includes('Signature Validation: Signature is Valid.'),
      trusted: part.includes('Certificate Validation: Certificate is Trusted.'),
    }));

const remarksIn = (said: string, file: string): string[] =>
  said
    .split('\n')
    .filter((line) => /WARNING|ERROR/.test(line))
    .map((line) =>
      line
        .replaceAll(file, '')
        .replace(/\([^)]*\)/g, '')
        .replace(/\d+/g, 'n'),
    );

function readPpm(ppm: Buffer): Picture | null {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.toString('latin1', 0, 40));
  if (header === null) return null;
  return { width: Number(header[1]), height: Number(header[2]), rgb: ppm.subarray(header[0].length) };
}

/** A part of a page, in fractions of its width and height from its upper left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const LEVELS = 24;
/** Poppler draws edges slightly differently if a field has become part of its page. */
const SHARE = 0.002;

/** Whether two pictures of a page look the same, ignoring the area `besides`. */
export function looksAlike(a: Picture, b: Picture, besides: readonly Area[]): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  let different = 0;
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const at = (y * a.width + x) * 3;
      const same = [0, 1, 2].every((channel) => Math.abs(a.rgb[at + channel]! - b.rgb[at + channel]!) <= LEVELS);
      if (same) continue;
      const [left, top] = [x / a.width, y / a.height];
      if (!besides.some((area) => isWithin(area, left, top, 2 / Math.min(a.width, a.height)))) different += 1;
    }
  }
  return different <= a.width * a.height * SHARE;
}

const isWithin = (area: Area, x: number, y: number, margin: number): boolean =>
  x >= area.left - margin && x <= area.right + margin && y >= area.top - margin && y <= area.bottom + margin;
