import { describe, expect, it } from 'vitest';
import * as tables from '../../packages/contract/src/text/label-tables.ts';
import { labelTables } from './label-tables.ts';
import { isTest, readSources } from './sources.ts';

/** Hints are parts of sentences, and field kinds and channels are also those of formats and settings. */
const OTHERS = /HINTS$|^(?:TEXT_FORMAT|FORM|CHANNEL)_/;
const DICTIONARIES = Object.entries(tables).filter(([name]) => !OTHERS.test(name));
/** Two values such as ENABLED and DISABLED are those of many subjects. */
const VOCABULARIES = DICTIONARIES.map(([, { en }]) => Object.keys(en)).filter(({ length }) => length > 2);

const judge = (text: string): string[] => labelTables([{ path: 'a.ts', text }], VOCABULARIES);

describe('the dictionaries of statuses and kinds', () => {
  it.each(DICTIONARIES)('%s has a label for every value in both languages', (_, labels) => {
    expect(Object.keys(labels['zh-CN']).sort()).toEqual(Object.keys(labels.en).sort());
    for (const label of Object.values(labels['zh-CN'])) expect(label).toMatch(/[\u4e00-\u9fff]/);
    for (const label of Object.values(labels.en)) expect(label).toMatch(/^(?:[A-Z][a-z]|SMS$|E-mail$)/);
  });

  it('are the only ones on pages and in the server', () => {
    const sources = readSources(['.ts', '.tsx']).filter(
      ({ path }) => /^packages\/(web|server)\/src\//.test(path) && !isTest(path),
    );
    expect(labelTables(sources, VOCABULARIES)).toEqual([]);
  });

  it.each([
    ["const zh = { RUNNING: '发送中', PAUSED: '已暂停', DONE: '已发送完毕', REVOKED: '已撤销' };"],
    ["const en = { text: { WAITING: 'To handle', PASSED: 'Approved', REFUSED: 'Refused' } };"],
  ])('are not repeated: %s', (text) => {
    expect(judge(text)).toEqual(['a.ts:1']);
  });

  it.each([
    ["const look = { WAITING: 'warn', PASSED: 'good', REFUSED: 'danger' };"],
    ["const why = { WAITING: 'It waits.', PASSED: 'It was approved.', REFUSED: 'It was refused.' };"],
    ["const some = { RUNNING: 'Sending', DONE: 'Sent' };"],
  ])('leave other tables alone: %s', (text) => {
    expect(judge(text)).toEqual([]);
  });
});
