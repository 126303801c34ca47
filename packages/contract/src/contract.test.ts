import { ERROR_NAMES, PERMITTED_CALLS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from './calls/index.ts';
import { ACCESS_KINDS, type Endpoint } from './endpoint.ts';
import {
  CATALOGUE,
  api,
  attachmentApi,
  refusalText,
  languageOf,
  operatorApi,
  retentionApi,
  pathOf,
  queryOf,
} from './index.ts';
import { lineText } from './shapes/basics.ts';
import { accountsErrors } from './languages/zh-CN/errors/accounts.ts';
import { contractsErrors } from './languages/zh-CN/errors/contracts.ts';
import { enterpriseErrors } from './languages/zh-CN/errors/enterprise.ts';
import { evidenceErrors } from './languages/zh-CN/errors/evidence.ts';
import { filesErrors } from './languages/zh-CN/errors/files.ts';
import { signingErrors } from './languages/zh-CN/errors/signing.ts';

const described: [string, Endpoint][] = Object.entries(calls);

describe('The contract', () => {
  it.each(described)('%s declares who may call it and what it returns', (_, call) => {
    expect(ACCESS_KINDS).toContain(call.access);
    expect(Boolean(call.response) !== Boolean(call.produces)).toBe(true);
    expect(call.summary).not.toBe('');
  });

  it('gives a client the route of every call, and nothing else', () => {
    expect({ ...api, ...attachmentApi, ...operatorApi, ...retentionApi }).toEqual(
      Object.fromEntries(described.map(([name, { method, path }]) => [name, { method, path }])),
    );
  });

  it('describes each method and path once', () => {
    const routes = described.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
    expect(routes).toEqual([...new Set(routes)]);
  });

  it.each(described)('%s names the parameters of its path that its access rule needs', (_, call) => {
    if (call.access.startsWith('envelope:')) expect(call.path).toContain(':envelopeWsid');
    if (call.access === 'envelope:participant') expect(call.path).toContain(':participantWsid');
    if (call.access === 'file:owner') expect(call.path).toContain(':fileWsid');
    if (call.access === 'self') expect(call.path).toContain(':userWsid');
  });

  it('has a permission key for every call that needs one, and no other (Spec §6)', () => {
    const permitted = described.filter(([, { access }]) => access === 'enterprise:permitted').map(([name]) => name);
    expect([...PERMITTED_CALLS].toSorted()).toEqual(permitted.toSorted());
  });

  it.each([
    '\r\nBcc: x@example.com',
    '\u202efdp',
    '\u2028',
    '\u0000',
    '\u0085',
    '\u2066',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u2800',
    '\u{e0041}',
    '\u200d\u200d',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\ufe00',
    '\u034f',
    '\u17b4',
    '\u180b',
    '\u{e01f0}',
    '\u{1d173}',
  ])('refuses a name or title that contains %j (security 29)', (unseen) => {
    for (const text of [lineText(50), lineText(50, 0)]) {
      expect(text.safeParse(`王${unseen}小明`).success).toBe(false);
      expect(text.safeParse(' 王小明 👩\u200d👩\u200d👧 ').data).toBe('王小明 👩\u200d👩\u200d👧');
    }
    const named = { nickname: `王${unseen}小明` };
    expect(calls.updateUser.body.safeParse(named).error?.issues[0]?.path).toEqual(['nickname']);
  });

  it('refuses an invisible name, and accepts every name that people have (security 29)', () => {
    for (const text of ['\u200b\u2060', '\u3164', '\u0301', '\ufe0f', '王\u200d', '\u200c王'])
      expect([text, lineText(50, 0).safeParse(text).success]).toEqual([text, false]);
    const names = [
      '王小明',
      "Seán O'Néill",
      'نسیم می\u200cخواهم',
      'ক\u09cd\u200dয',
      '葛\u{e0100}城',
      '❤\ufe0f',
      '👩🏽\u200d🔬',
      '❤\ufe0f\u200d🔥',
      '1\ufe0f\u20e3',
      'ක්\u200dෂ',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '1',
      '—',
      '𠮷',
    ];
    for (const text of names) expect(lineText(50).safeParse(text).data).toBe(text);
    expect(lineText(50, 0).safeParse('').data).toBe('');
  });

  it('validates or cleans every name and title that comes in (security 29)', () => {
    const asked: string[] = [];
    const walk = (schema: z.ZodType, path: string): void => {
      if (schema instanceof z.ZodObject) {
        for (const [key, inner] of Object.entries(schema.shape)) walk(inner, `${path}.${key}`);
      } else if (schema instanceof z.ZodArray) walk(schema.element as z.ZodType, path);
      else if (schema instanceof z.ZodUnion) for (const option of schema.options) walk(option as z.ZodType, path);
      else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
        walk(schema.unwrap() as z.ZodType, path);
      else if (schema instanceof z.ZodPipe) walk(schema.in as z.ZodType, path);
      else if (schema instanceof z.ZodString && /(name|title)$/i.test(path)) {
        asked.push(path);
        expect([path, schema.safeParse('王\u202e小明').data]).not.toEqual([path, '王\u202e小明']);
      }
    };
    for (const [name, { body }] of described) if (body) walk(body, name);
    expect(asked).toContain('addParticipants.participants.enterpriseName');
    expect(asked).toContain('uploadFragment.fileName');
    expect(asked.length).toBeGreaterThan(40);
  });

  it('writes paths and queries', () => {
    expect(pathOf(api.getEnvelope, { envelopeWsid: 'a/b' })).toBe('/api/envelopes/a%2Fb');
    expect(queryOf({ a: 1, b: undefined, c: '' })).toBe('?a=1');
  });
});

describe('The error catalogue (Spec §8)', () => {
  it.each(ERROR_NAMES)('%s has a number, a status and both texts', (name) => {
    expect(CATALOGUE[name].code).toBeGreaterThan(0);
    expect(CATALOGUE[name].status).toBeGreaterThanOrEqual(400);
    expect(refusalText(name, 'zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(refusalText(name, 'en')).not.toMatch(/\p{Script=Han}/u);
  });

  it('has the texts of each name in one area', () => {
    const named = [
      accountsErrors,
      contractsErrors,
      enterpriseErrors,
      evidenceErrors,
      filesErrors,
      signingErrors,
    ].flatMap((area) => Object.keys(area));
    expect(named.toSorted()).toEqual(ERROR_NAMES.toSorted());
  });

  it('never reuses an own number', () => {
    const own = Object.values(CATALOGUE)
      .map(({ code }) => code)
      .filter((code) => code >= 200_001 && code < 300_000);
    expect(own).toEqual([...new Set(own)]);
  });

  it('keeps the numbers that the specification names', () => {
    expect(CATALOGUE.ERROR_CODE_EXPIRED.code).toBe(101);
    expect(CATALOGUE.ERROR_CODE_WRONG.code).toBe(102);
    expect(CATALOGUE.ERROR_CODE_LOCKED.code).toBe(103);
    expect(CATALOGUE.ERROR_CAPTCHA_AGAIN.code).toBe(100220503);
    expect(CATALOGUE.ERROR_UPLOAD_REJECTED.code).toBe(100240102);
    expect(CATALOGUE.ERROR_NOT_IN_ENVELOPE_FLOW).toEqual({ code: 101, status: 404 });
  });

  it('fills in the facts of a refusal', () => {
    expect(refusalText('ERROR_LIMIT_DOCUMENTS', 'en', { limit: 50 })).toBe('At most 50 documents.');
  });

  it.each([
    [undefined, 'zh-CN'],
    ['en-US,en;q=0.9', 'en'],
    ['zh-HK,en;q=0.5', 'zh-TW'],
    ['de-AT', 'de'],
    ['en;q=0.3, zh;q=0.7', 'zh-CN'],
    ['pl', 'zh-CN'],
    [`${'pl,'.repeat(31)}en`, 'en'],
    [`${'pl,'.repeat(32)}en`, 'zh-CN'],
  ])('%s is answered in %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
