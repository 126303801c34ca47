import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES, LANGUAGE_TAGS, type Language, api, createClient } from '@countersign/contract';
import { LEGAL_DOCUMENTS, PRODUCT_TERMS_VERSION, fromWsid } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, audit, person } from '../../platform/index.ts';
import { parseText } from './parse-text.ts';
import { readLegalTexts } from './read-texts.ts';

const NAMES = { authority: 'Acme CA', service: '4009' };

/** The names that a text has. */
const variablesOf = (text: string): readonly string[] => Object.values(NAMES).filter((name) => text.includes(name));

describe('The legal texts', () => {
  it.each(LANGUAGE_TAGS)(
    'of the product have the same parts and variables in %s, and name the operator',
    (language) => {
      const { version, texts } = readLegalTexts(null, NAMES);
      expect(version).toBe(PRODUCT_TERMS_VERSION);
      for (const document of LEGAL_DOCUMENTS) {
        const partsIn = (tag: Language) =>
          texts[document][tag].blocks.map(({ kind, text }) => [kind, variablesOf(text)]);
        expect([document, partsIn(language)]).toEqual([document, partsIn('zh-CN')]);
        expect(JSON.stringify(texts[document][language])).not.toMatch(/[{}]authority|\{service\}|Countersign/);
      }
      expect(JSON.stringify(texts.privacy[language])).toContain('Acme CA');
    },
  );

  it('differ in every language', () => {
    const { texts } = readLegalTexts(null, NAMES);
    for (const document of LEGAL_DOCUMENTS)
      for (const [at, { kind }] of texts[document].en.blocks.entries()) {
        // The two kinds of Chinese have some headings in common.
        if (kind === 'HEADING') continue;
        const said = LANGUAGE_TAGS.map((tag) => texts[document][tag].blocks[at]?.text);
        expect([document, at, new Set(said).size]).toEqual([document, at, LANGUAGE_TAGS.length]);
      }
  });

  it('say above a translation which text is binding, and that no native speaker has checked it', () => {
    const { texts } = readLegalTexts(null, NAMES);
    const notes = new Map(LANGUAGE_TAGS.map((tag) => [tag, texts.terms[tag].note]));
    expect([notes.get('zh-CN'), notes.get('en')]).toEqual([null, null]);
    expect(notes.get('de')).toMatch(/Verbindlich ist die englische Fassung\. .*keinem Muttersprachler/);
    expect(notes.get('zh-TW')).toMatch(/以中文（簡體）文本為準。.*未經母語人士/);
    for (const { tag, isChecked } of LANGUAGES) if (!isChecked) expect([tag, notes.get(tag)]).not.toEqual([tag, null]);
    expect(new Set(notes.values()).size).toBe(LANGUAGES.filter(({ isChecked }) => !isChecked).length + 1);
  });

  it('are read from headings, points and paragraphs of several lines', () => {
    const text = '# Terms of {authority}\r\n\r\nFirst\nline\n\n## Part\n\n- one\n- two\n  goes on\n';
    expect(parseText(text, NAMES)).toEqual({
      title: 'Terms of Acme CA',
      blocks: [
        { kind: 'TEXT', text: 'First line' },
        { kind: 'HEADING', text: 'Part' },
        { kind: 'POINT', text: 'one' },
        { kind: 'POINT', text: 'two goes on' },
      ],
    });
  });

  describe('of an operator', () => {
    let directory = '';
    beforeAll(async () => {
      directory = await mkdtemp(path.join(os.tmpdir(), 'legal-'));
    });
    afterAll(() => rm(directory, { recursive: true }));

    it('stop the start with the name of each file that is missing or has another form', async () => {
      await writeFile(path.join(directory, 'version'), 'last week\n');
      await writeFile(path.join(directory, 'terms.en.md'), 'no title\n');
      const read = () => readLegalTexts(directory, NAMES);
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/privacy\.zh-CN\.md cannot be read[^]*terms\.en\.md: its first line/);
    });

    it('replace those of the product', async () => {
      await writeFile(path.join(directory, 'version'), '2027-01-31.2\n');
      for (const document of LEGAL_DOCUMENTS)
        for (const language of ['zh-CN', 'en'])
          await writeFile(path.join(directory, `${document}.${language}.md`), `# ${document}\n\nOurs, {authority}\n`);
      const { version, texts } = readLegalTexts(directory, NAMES);
      expect(version).toBe('2027-01-31.2');
      expect(texts.terms.en).toEqual({
        title: 'terms',
        note: null,
        blocks: [{ kind: 'TEXT', text: 'Ours, Acme CA' }],
      });
      expect(texts.terms.de).toEqual(texts.terms.en);
    });

    it('may have translations, which are shown as they are', async () => {
      await writeFile(path.join(directory, 'terms.de.md'), '# Bedingungen\n\nUnsere, {authority}\n');
      const { texts } = readLegalTexts(directory, NAMES);
      const { title, note } = texts.terms.de;
      expect([title, note, texts.terms.fr.title, texts.privacy.de.title]).toEqual([
        'Bedingungen',
        null,
        'terms',
        'privacy',
      ]);
      await writeFile(path.join(directory, 'terms.de.md'), 'no title\n');
      expect(() => readLegalTexts(directory, NAMES)).toThrow(/terms\.de\.md: its first line/);
    });
  });
});

describe('The accepted version', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const recorded = () =>
    world.services.db.withTx((tx) => tx.select({ kind: audit.kind, detail: audit.detail }).from(audit));

  it('is stored with a registration, and in its record', async () => {
    const [wang] = await world.people('wang');
    const { user } = (await wang.call(api.getUser, { params: { userWsid: wang.userWsid }, query: {} })).userInfo;
    expect(user.acceptedTerms).toBe(PRODUCT_TERMS_VERSION);
    const rows = await recorded();
    expect(rows.find(({ kind }) => kind === 'user.registered')?.detail).toMatchObject({
      acceptedTerms: PRODUCT_TERMS_VERSION,
    });
  });

  it('is the current one: another version is refused, and is asked for again at the next login', async () => {
    const [li] = await world.people('li');
    const params = { userWsid: li.userWsid };
    const error = await li.refused(api.acceptTerms, { params, body: { version: '2020-01-01' } });
    expect(error.error).toBe('ERROR_MALFORMED');
    await li.call(api.acceptTerms, { params, body: { version: PRODUCT_TERMS_VERSION } });
    expect((await recorded()).filter(({ kind }) => kind === 'user.termsAccepted')).toEqual([]);
  });

  it('is recorded for a person who has not accepted it', async () => {
    const [han] = await world.people('han');
    const userWsid = han.userWsid;
    const id = fromWsid('user', userWsid) ?? '';
    await world.services.db.withTx((tx) =>
      tx.update(person).set({ acceptedTerms: '2020-01-01' }).where(eq(person.id, id)),
    );
    await han.call(api.acceptTerms, { params: { userWsid }, body: { version: PRODUCT_TERMS_VERSION } });
    const { user } = (await han.call(api.getUser, { params: { userWsid }, query: {} })).userInfo;
    expect(user.acceptedTerms).toBe(PRODUCT_TERMS_VERSION);
    expect((await recorded()).filter(({ kind }) => kind === 'user.termsAccepted')).toEqual([
      { kind: 'user.termsAccepted', detail: { version: PRODUCT_TERMS_VERSION } },
    ]);
  });

  it('is told by the public texts in the language of the request', async () => {
    const titleIn = async (language: string) => {
      const client = createClient({ base: world.base, headers: () => ({ 'accept-language': language }) });
      const { legal } = await client(api.getLegalText, { params: { document: 'signature' } });
      expect(legal.version).toBe(PRODUCT_TERMS_VERSION);
      return legal.title;
    };
    expect(await titleIn('en')).toBe('What your signature means');
    expect(await titleIn('de-AT')).toBe('Was Ihre Signatur bedeutet');
  });
});
