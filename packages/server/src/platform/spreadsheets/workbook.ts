import { type UnzipFileInfo, strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { TaskRefusal } from '../workers/index.ts';

/** The most bytes of one part of a workbook, and of all parts that are read, after unpacking. */
const PART_BYTES = 64 * 1024 * 1024;
const ALL_BYTES = 96 * 1024 * 1024;
const CHUNK = 65_536;
const MAX_COLUMNS = 16_384;
const WANTED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

export interface SheetLimits {
  /** Rows that are not empty, the heading included. */
  readonly rows: number;
  readonly columns: number;
}

/** The cells of the first sheet of an XLSX as texts; `rows[n]` is the sheet's row n + 1, empty where the row is empty. */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): string[][] {
  const parts = unpack(bytes);
  const shared = parts('xl/sharedStrings.xml', readTexts) ?? [];
  const dates = parts('xl/styles.xml', readDateStyles) ?? [];
  const sheet = firstSheet(parts);
  const rows = parts(sheet, (xml) => readSheetXml(xml, { shared, dates, limits }));
  if (rows === null) throw new TaskRefusal('SHEET_DAMAGED', 'the workbook has no sheet');
  return rows;
}

type Parts = <T>(name: string, read: (xml: string) => T) => T | null;

/** The declared sizes of the parts are summed up before unpacking, and no part may unpack to more than it declared. */
function unpack(bytes: Uint8Array): Parts {
  let sum = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!WANTED.test(name)) return false;
    sum += originalSize;
    if (originalSize > PART_BYTES || sum > ALL_BYTES)
      throw new TaskRefusal('SHEET_TOO_LARGE', 'the workbook is too large when unpacked');
    return true;
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof TaskRefusal) throw error;
    throw new TaskRefusal('SHEET_DAMAGED', 'the workbook cannot be unpacked');
  }
  return (name, read) => {
    const part = Object.hasOwn(files, name) ? files[name] : undefined;
    return part === undefined ? null : read(strFromU8(part));
  };
}

/** Walks through the XML; a document type declaration, which could define entities, is refused (security 51). */
function walk(
  xml: string,
  on: { open?: (tag: SaxesTagPlain) => void; text?: (text: string) => void; close?: (name: string) => void },
): void {
  const parser = new SaxesParser();
  const damaged = (message: string): never => {
    throw new TaskRefusal('SHEET_DAMAGED', message);
  };
  parser.on('doctype', () => damaged('the workbook has a document type'));
  parser.on('error', () => damaged('the workbook is not valid XML'));
  parser.on('opentag', (tag) => on.open?.(tag));
  parser.on('text', (text) => on.text?.(text));
  parser.on('cdata', (text) => on.text?.(text));
  parser.on('closetag', ({ name }) => on.close?.(local(name)));
  for (let at = 0; at < xml.length; at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.close();
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const attribute = (tag: SaxesTagPlain, wanted: string): string | undefined => tag.attributes[wanted];

function firstSheet(parts: Parts): string {
  let relation: string | undefined;
  parts('xl/workbook.xml', (xml) =>
    walk(xml, {
      open: (tag) => {
        if (local(tag.name) === 'sheet') relation ??= attribute(tag, 'r:id');
      },
    }),
  );
  let target: string | undefined;
  parts('xl/_rels/workbook.xml.rels', (xml) =>
    walk(xml, {
      open: (tag) => {
        if (local(tag.name) === 'Relationship' && attribute(tag, 'Id') === relation)
          target ??= attribute(tag, 'Target');
      },
    }),
  );
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Shared strings; phonetic guides (rPh) are not part of the text. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let text = '';
  walk(xml, {
    open: (tag) => {
      open.push(local(tag.name));
      if (local(tag.name) === 'si') text = '';
    },
    text: (piece) => {
      if (open.at(-1) === 't' && !open.includes('rPh')) text += piece;
    },
    close: (name) => {
      open.pop();
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** Which styles show a number as a day: built-in formats, and custom ones with a year and a day. */
function readDateStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inStyles = false;
  walk(xml, {
    open: (tag) => {
      const name = local(tag.name);
      const number = Number(attribute(tag, 'numFmtId'));
      if (name === 'numFmt') own.set(number, isDayFormat(attribute(tag, 'formatCode') ?? ''));
      if (name === 'cellXfs') inStyles = true;
      if (name === 'xf' && inStyles) styles.push(own.get(number) ?? BUILT_IN_DAYS.has(number));
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false;
    },
  });
  return styles;
}

/** ECMA-376 §18.8.30: days, and those of East Asian editions. */
const BUILT_IN_DAYS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const isDayFormat = (code: string): boolean => {
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /y/i.test(plain) && /d/i.test(plain);
};

interface SheetSources {
  readonly shared: readonly string[];
  readonly dates: readonly boolean[];
  readonly limits: SheetLimits;
}

function readSheetXml(xml: string, { shared, dates, limits }: SheetSources): string[][] {
  const rows: string[][] = [];
  const cell = { at: 0, type: '', style: 0, text: '' };
  const open: string[] = [];
  let row: string[] = [];
  let number = 0;
  let column = -1;
  let filled = 0;
  const endRow = (): void => {
    if (!row.some((text) => text.trim() !== '')) return;
    if (++filled > limits.rows) throw new TaskRefusal('SHEET_ROWS', 'the sheet has too many rows');
    // A row far down in an otherwise empty sheet allocates nothing.
    while (rows.length < Math.min(number - 1, limits.rows * 2)) rows.push([]);
    rows.push(row);
  };
  walk(xml, {
    open: (tag) => {
      const name = local(tag.name);
      open.push(name);
      if (name === 'row') {
        number = Number(attribute(tag, 'r') ?? number + 1);
        row = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute(tag, 'r')) ?? column + 1;
        cell.at = column;
        cell.type = attribute(tag, 't') ?? 'n';
        cell.style = Number(attribute(tag, 's') ?? 0);
        cell.text = '';
      }
    },
    text: (piece) => {
      const inside = open.at(-1);
      if (inside === 'v' || (inside === 't' && !open.includes('rPh'))) cell.text += piece;
    },
    close: (name) => {
      open.pop();
      if (name === 'row') endRow();
      if (name !== 'c' || cell.at >= limits.columns || cell.text === '') return;
      while (row.length < cell.at) row.push('');
      row[cell.at] = textOf(cell, shared, dates);
    },
  });
  return rows;
}

/** `AB12` is column 27. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return null;
  const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return at < MAX_COLUMNS ? at : null;
}

function textOf(
  { type, style, text }: { type: string; style: number; text: string },
  shared: readonly string[],
  dates: readonly boolean[],
): string {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return text;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (dates[style] === true) return dayOf(value);
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? String(value) : text;
}

/** Days since 1899-12-30, the epoch of spreadsheets from March 1900 on. */
const dayOf = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
