import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { api } from '@countersign/contract';
import { LEGAL_DOCUMENTS, PRODUCT_TERMS_VERSION, fromWsid } from '@countersign/domain';
import { type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, audit, person } from '../../platform/index.ts';
import { parseText } from './parse-text.ts';
import { readLegalTexts } from './read-texts.ts';

const NAMES = { authority: 'Acme CA', service: '400' };

describe('The legal texts', () => {
  it('of the product exist in both languages with the same parts, and name the operator', () => {
    const { version, texts } = readLegalTexts(null, NAMES);
    expect(version).toBe(PRODUCT_TERMS_VERSION);
    for (const document of LEGAL_DOCUMENTS) {
      const { 'zh-CN': zh, en } = texts[document];
      expect(zh.blocks.map(({ kind }) => kind)).toEqual(en.blocks.map(({ kind }) => kind));
      expect(JSON.stringify([zh, en])).not.toMatch(/[{}]authority|\{service\}|Countersign/);
    }
    expect(JSON.stringify(texts.privacy.en)).toContain('Acme CA');
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
      expect(texts.terms.en).toEqual({ title: 'terms', blocks: [{ kind: 'TEXT', text: 'Ours, Acme CA' }] });
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
    const { legal } = await world
      .stranger({ name: '路人', contact: '13900001234' })
      .call(api.getLegalText, { params: { document: 'signature' } });
    expect(legal).toMatchObject({ version: PRODUCT_TERMS_VERSION, title: 'What your signature means' });
  });
});
