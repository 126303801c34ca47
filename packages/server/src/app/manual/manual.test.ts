import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { api, pathOf } from '@countersign/contract';
import { manualFile, type ManualBlock, manualFor } from '@countersign/contract/manual';
import { type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SERVER = { level: 'B-LTA', hasPhones: true, support: 'help@acme.example' } as const;
const LANGUAGES = ['zh-CN', 'en'] as const;
const wordsOf = (block: ManualBlock): readonly string[] => ('text' in block ? [block.text] : block.items);
/** A line break or the footer of a page may fall into any sentence; the marks that the breaks move are ignored. */
const bare = (text: string): string => text.replace(/\s+/g, '');

let world: World;
let directory: string;
beforeAll(async () => {
  world = await createWorld();
  directory = mkdtempSync(path.join(tmpdir(), 'countersign-manual-'));
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

const fetchManual = (fileName: string): Promise<Response> => fetch(world.base + pathOf(api.getManual, { fileName }));

describe('The user manual (Spec §2)', () => {
  it.each(LANGUAGES)(
    'is a valid PDF to download in %s, with every section and its page in the contents',
    async (language) => {
      const response = await fetchManual(manualFile(language));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${manualFile(language)}"`);
      const file = path.join(directory, manualFile(language));
      writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      );

      const pages = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
      const manual = manualFor(language, SERVER);
      expect(pages[0]).toContain(manual.title);
      manual.sections.forEach(({ title }, at) => {
        const entry = pages[1]?.split('\n').find((line) => line.includes(`${at + 1} `) && line.includes(title));
        const page = Number(/(\d+)\s*$/.exec(entry ?? '')?.[1]);
        expect(pages[page - 1], `${title} is on page ${page}`).toContain(title);
      });
    },
  );

  it.each(LANGUAGES)('has the same text in the PDF and on its web page, in %s', async (language) => {
    const file = path.join(directory, `text-${manualFile(language)}`);
    writeFileSync(file, new Uint8Array(await (await fetchManual(manualFile(language))).arrayBuffer()));
    const text = bare(execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }));
    const missing = manualFor(language, SERVER)
      .sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf))
      // The first words of a sentence are on one line.
      .filter((sentence) => !text.includes(bare(sentence).slice(0, 12)));
    expect(missing).toEqual([]);
  });

  it('has the same sections and blocks in both languages', () => {
    const shape = (language: (typeof LANGUAGES)[number]) =>
      manualFor(language, SERVER).sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => [block.kind, wordsOf(block).length]),
      ]);
    expect(shape('en')).toEqual(shape('zh-CN'));
    expect(new Set(manualFor('en', SERVER).sections.map(({ id }) => id)).size).toBe(
      manualFor('en', SERVER).sections.length,
    );
  });

  it.each(LANGUAGES)('speaks of no phone numbers and text messages where none are taken, in %s', (language) => {
    // These two are about the settings of a server.
    const forUsers = (hasPhones: boolean) =>
      manualFor(language, { ...SERVER, hasPhones })
        .sections.filter(({ id }) => id !== 'settings' && id !== 'start-server')
        .flatMap(({ blocks }) => blocks.flatMap(wordsOf));
    const about = /手机号|短信|语音|phone number|text message|voice call|SMS|\[\[|\]\]/;
    expect(forUsers(false).filter((text) => about.test(text))).toEqual([]);
    expect(forUsers(true).filter((text) => about.test(text)).length).toBeGreaterThan(8);
    expect(forUsers(true).join(' ')).not.toMatch(/\[\[|\]\]/);
  });

  it('is redirected from its directory to its page', async () => {
    const response = await fetch(`${world.base}/manual/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/manual']);
  });

  it('does not exist under another name', async () => {
    const response = await fetchManual('countersign-manual.pl.pdf');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'ERROR_NOT_FOUND' });
  });
});
