import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createWorld } from '@countersign/testkit';
import { type Cast, type Ceremony, ceremony } from './ceremony.ts';
import { type OutsideJudges, looksAlike, openOutsideJudges } from './outside-judges.ts';

/**
 * npm run corpus -- DIR [PASSWORD …]: processes every PDF under DIR with a complete server: uploaded, sent to two people,
 * signed by one on its first page and by the other on its last, completed with validation data and a time-stamp. Then poppler
 * and qpdf check the result. Each file ends in one class:
 *
 * - signed: every signature valid and trusted, existing signatures unchanged, the same number of pages, no new qpdf messages,
 *   and the compared pages unchanged outside the stamp
 * - looks_changed: signed, but a page looks different; invalid: signed, but a program reports an error
 * - refused at upload, with its error
 * - failed: accepted at upload but not completed, or a server error; hung: no result within two minutes
 *
 * Exit status 1 if any file is invalid, failed or hung.
 */
const FILE_MS = 120_000;
const AT_ONCE = 3;
/** The pages that are compared: the first ones and the last. */
const LOOKED_AT = 3;

const [directory, ...passwords] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('npm run corpus -- DIR [PASSWORD …]\n');
  process.exit(2);
}

interface Outcome {
  readonly file: string;
  readonly kind: 'signed' | 'looks_changed' | 'invalid' | 'refused' | 'failed' | 'hung';
  readonly detail: string;
}

const files = pdfsUnder(directory);
const outcomes: Outcome[] = [];
const world = await createWorld({ logLevel: 'silent' });
const judges = await openOutsideJudges(await (await fetch(`${world.base}/pki/ca/root.pem`)).text());
try {
  const [sender, first, second] = await world.people('wang', 'li', 'han');
  const cast: Cast = { sender, first, second };
  const left = files.values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(left, cast)));
} finally {
  await judges.close();
  await world.close();
}
report();

function pdfsUnder(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function work(left: Iterator<string>, cast: Cast): Promise<void> {
  for (let next = left.next(); !next.done; next = left.next()) {
    const file = next.value;
    const outcome = await judged(file, cast);
    outcomes.push(outcome);
    process.stderr.write(`${outcomes.length}/${files.length} ${outcome.kind} ${outcome.detail} ${shown(file)}\n`);
  }
}

function shown(file: string): string {
  return path.relative(directory ?? '', file);
}

async function judged(file: string, cast: Cast): Promise<Outcome> {
  const bytes = readFileSync(file);
  const late = new AbortController();
  const waited = pause(FILE_MS, 'HUNG' as const, { signal: late.signal }).catch(() => 'HUNG' as const);
  try {
    const result = await Promise.race([ceremony(cast, bytes, passwords), waited]);
    if (result === 'HUNG') return { file, kind: 'hung', detail: '' };
    if (result.end === 'REFUSED') return { file, kind: 'refused', detail: result.error };
    if (result.end === 'FAILED') return { file, kind: 'failed', detail: `${result.at}: ${result.error}` };
    const objection = await objectionTo(result, bytes, judges);
    if (objection !== null) return { file, kind: 'invalid', detail: objection };
    const page = await changedPage(result, bytes, judges);
    if (page === null) return { file, kind: 'signed', detail: '' };
    return { file, kind: 'looks_changed', detail: `page ${page}, without ${result.upload.removed.join(' ')}` };
  } finally {
    late.abort();
  }
}

type Signed = Extract<Ceremony, { end: 'SIGNED' }>;

/** The error that a program reports for a signed file; null if there is none. */
async function objectionTo({ upload, pdf }: Signed, before: Uint8Array, by: OutsideJudges): Promise<string | null> {
  const [old, now] = [await by.pdfsig(before), await by.pdfsig(pdf)];
  const ours = now.filter(({ field }) => !old.some((one) => one.field === field));
  const good = ours.filter(({ valid, trusted }) => valid && trusted);
  if (good.length < 2) return `${good.length} of our 2 signatures are valid and trusted`;
  const broken = old.filter((one) => one.valid && !now.some(({ field, valid }) => field === one.field && valid));
  if (broken.length > 0) return `broke the signature of ${broken.map(({ field }) => field).join(', ')}`;
  const pages = await by.pageCount(pdf);
  if (pages !== upload.pages.length) return `${pages} pages instead of ${upload.pages.length}`;
  const remarks = new Set(await by.qpdf(before));
  const worse = (await by.qpdf(pdf)).filter((remark) => !remarks.has(remark));
  return worse.length > 0 ? `qpdf: ${worse[0]}` : null;
}

/** The first page that looks different outside the stamp; null if there is none, or if it cannot be rendered. */
async function changedPage(
  { upload, pdf, stamps }: Signed,
  before: Uint8Array,
  by: OutsideJudges,
): Promise<number | null> {
  const count = upload.pages.length;
  const pages = new Set([...Array.from({ length: Math.min(count, LOOKED_AT) }, (_, index) => index + 1), count]);
  for (const page of pages) {
    const [old, now] = [await by.page(before, page), await by.page(pdf, page)];
    if (old === null) continue;
    const areas = stamps.filter((stamp) => stamp.page === page).map(({ area }) => area);
    if (now === null || !looksAlike(old, now, areas)) return page;
  }
  return null;
}

function report(): void {
  const of = (kind: Outcome['kind']): Outcome[] => outcomes.filter((outcome) => outcome.kind === kind);
  const refused: Record<string, number> = {};
  for (const { detail } of of('refused')) refused[detail] = (refused[detail] ?? 0) + 1;
  const counts = {
    files: files.length,
    signed: of('signed').length,
    looks_changed: of('looks_changed').length,
    invalid: of('invalid').length,
    failed: of('failed').length,
    hung: of('hung').length,
    refused,
  };
  for (const kind of ['looks_changed', 'invalid', 'failed', 'hung'] as const)
    for (const { file, detail } of of(kind)) process.stdout.write(`${kind.padEnd(14)} ${shown(file)}  ${detail}\n`);
  for (const [name, count] of Object.entries({ ...counts, ...refused }))
    if (typeof count === 'number') process.stdout.write(`${String(count).padStart(6)} ${name}\n`);
  process.stdout.write(`${JSON.stringify({ corpus: directory, counts })}\n`);
  process.exit(counts.invalid + counts.failed + counts.hung > 0 ? 1 : 0);
}
