import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test, type TestContext } from 'vitest';
import { type OfficeConverter, openOfficeConverter } from './office.ts';
import { TaskKilledError } from './pool.ts';
import { BusyError } from './slots.ts';
import { TaskRefusal } from './tasks.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'countersign-office-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const searchPath = process.env['PATH'] ?? '';
const open = (options: { sofficePath?: string; timeoutMs?: number } = {}): OfficeConverter | null =>
  openOfficeConverter({
    config: { mode: 'evaluation', searchPath, sofficePath: options.sofficePath ?? null },
    tmp: root,
    timeoutMs: options.timeoutMs ?? 90_000,
  });

function real(context: TestContext): OfficeConverter {
  const converter = open();
  return converter ?? context.skip('LibreOffice is not installed');
}

/** A program that replaces LibreOffice. */
function standIn(script: string, timeoutMs = 20_000): OfficeConverter {
  const program = path.join(root, 'stand-in');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const converter = open({ sofficePath: program, timeoutMs });
  if (converter === null) throw new Error('the stand-in was not accepted');
  return converter;
}

const rtf = (text: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${text}}`);

function textOf(pdf: Buffer): string {
  const file = path.join(root, 'made.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
}

/** A ZIP archive whose entries are stored uncompressed. */
function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data);
    at += 30 + Buffer.byteLength(name) + data.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, index, end]);
}

test('a text document becomes a PDF with its text', async (context) => {
  const pdf = await real(context).toPdf(rtf('Contract of sale, clause one'), 'rtf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(textOf(pdf)).toContain('Contract of sale, clause one');
});

test('a document that links to a file of the server gets none of its content', async (context) => {
  const converter = real(context);
  const secret = path.join(root, 'secret.txt');
  writeFileSync(secret, 'the-key-of-keys');
  const names = ['office', 'text', 'xlink'].map((name) => {
    const space =
      name === 'xlink' ? 'http://www.w3.org/1999/xlink' : `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
    return `xmlns:${name}="${space}"`;
  });
  const section = `<text:section text:name="s"><text:section-source xlink:href="file://${secret}"/></text:section>`;
  const type = 'application/vnd.oasis.opendocument.text';
  const odt = zip({
    mimetype: type,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<office:document-content ${names.join(' ')} office:version="1.2"><office:body><office:text><text:p>visible words</text:p>${section}</office:text></office:body></office:document-content>`,
  });
  const text = textOf(await converter.toPdf(odt, 'odt'));
  expect(text).toContain('visible words');
  expect(text).not.toContain('the-key-of-keys');
});

test('bytes that do not match their file name extension never reach LibreOffice', async () => {
  const converter = standIn('cp "$0" document.pdf');
  for (const [bytes, extension] of [
    ['<html><iframe src="file:///etc/passwd"></html>', 'doc'],
    ['<office:document/>', 'odt'],
    ['PK\x03\x04', 'rtf'],
  ] as const) {
    await expect(converter.toPdf(Buffer.from(bytes), extension)).rejects.toMatchObject({ kind: 'OFFICE_TYPE' });
  }
});

test('a document that cannot be converted is refused and leaves no file', async () => {
  const converter = standIn('exit 0');
  const error = await converter.toPdf(rtf('x'), 'rtf').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TaskRefusal);
  expect(error).toMatchObject({ kind: 'OFFICE_DAMAGED' });
  expect(readdirSync(root)).toEqual(['stand-in']);
});

test('a conversion that takes too long is killed with every process it started', async () => {
  const converter = standIn('sleep 300 & echo $! > "$(dirname "$0")/pid"; wait', 300);
  await expect(converter.toPdf(rtf('x'), 'rtf')).rejects.toBeInstanceOf(TaskKilledError);
  const alive = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  expect(alive.split('\n').filter((line) => line.trim() === 'sleep 300')).toEqual([]);
});

test('a conversion has no access to a network (security 50)', async (context) => {
  const converter = standIn('{ echo "%PDF-"; cat /proc/net/dev; } > document.pdf');
  if (!converter.isolated) context.skip('this machine cannot give a process a network namespace of its own');
  const devices = (await converter.toPdf(rtf('x'), 'rtf')).toString().split('\n').slice(3);
  expect(devices.filter((line) => line.trim() !== '').map((line) => line.split(':')[0]?.trim())).toEqual(['lo']);
});

test('when too many wait, the next one is refused as busy', async () => {
  const converter = standIn('echo "%PDF-" > document.pdf');
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => converter.toPdf(rtf('x'), 'rtf')));
  const busy = answers.filter((answer) => answer.status === 'rejected' && answer.reason instanceof BusyError);
  expect(busy).toHaveLength(3);
});
