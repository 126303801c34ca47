import { type Label, api } from '@countersign/contract';
import { LABELS_MAX, LABEL_NAME_MAX, SAVED_VIEWS_MAX, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTo, found } from '../../accounts/identity/testing/applying.ts';

let world: World;
let wang: Person;
let li: Person;

beforeAll(async () => {
  world = await createWorld();
  [wang, li] = await world.people('wang', 'li');
});
afterAll(() => world.close());

const json = { 'content-type': 'application/json' };
const send = async (person: Person, path: string, body: unknown) =>
  (await person.fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
const add = async (person: Person, ...names: string[]): Promise<Label[]> =>
  (await person.call(api.addLabels, { body: { labels: names.map((name) => ({ name })) } })).labels;
const named = (labels: readonly Label[], name: string): string =>
  labels.find((label) => label.name === name)?.labelWsid ?? '';
const draftOf = async (person: Person) => (await person.call(api.createEnvelope, { body: {} })).envelope.envelopeWsid;

let lastPhone = 13_700_000_000;
async function stranger(): Promise<Person> {
  const person = world.stranger({ name: '路人', contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}

describe('Labels', () => {
  it('are created in a list, each with labelWsid and labelId, and returned by name (Spec §3, §7)', async () => {
    const person = await stranger();
    const answer = await send(person, '/api/labels', {
      labels: [{ name: ' 采购 ', colour: 'BLUE' }, { name: 'Angebot' }],
    });
    const { labels } = answer.data as { labels: Label[] };
    expect(labels).toEqual([
      { labelWsid: expect.stringMatching(/^WSID_LABL_/), labelId: expect.any(String), name: 'Angebot', colour: 'GREY' },
      { labelWsid: expect.stringMatching(/^WSID_LABL_/), labelId: expect.any(String), name: '采购', colour: 'BLUE' },
    ]);
    expect(labels.every(({ labelId, labelWsid }) => labelId === labelWsid)).toBe(true);
    expect((await person.call(api.listLabels, {})).labels).toEqual(labels);
  });

  it('are renamed, recoloured and deleted, also through the method tunnel; two may exchange their names', async () => {
    const person = await stranger();
    const labels = await add(person, 'a', 'b');
    const [a, b] = [named(labels, 'a'), named(labels, 'b')];
    const swapped = await send(person, '/api/labels?httpmethod=PUT', {
      labels: [
        { labelWsid: a, name: 'b', colour: 'TEAL' },
        { labelWsid: b, name: 'a' },
      ],
    });
    const after = (swapped.data as { labels: Label[] }).labels;
    expect(after.map(({ labelWsid, name, colour }) => [labelWsid, name, colour])).toEqual([
      [b, 'a', 'GREY'],
      [a, 'b', 'TEAL'],
    ]);
    await send(person, `/api/labels/${a}?httpmethod=DELETE`, {});
    expect((await person.call(api.listLabels, {})).labels.map(({ labelWsid }) => labelWsid)).toEqual([b]);
  });

  it('have unique names within an account; the error names the duplicate, also if two are created at once', async () => {
    const person = await stranger();
    await add(person, '合同');
    const again = await person.refused(api.addLabels, { body: { labels: [{ name: '合同' }] } });
    expect([again.status, again.error, again.message]).toEqual([
      409,
      'ERROR_LABEL_EXISTS',
      expect.stringContaining('合同'),
    ]);
    const twice = await person.refused(api.addLabels, { body: { labels: [{ name: 'x' }, { name: 'x' }] } });
    expect(twice.error).toBe('ERROR_LABEL_EXISTS');
    const answers = await Promise.allSettled([add(person, 'once'), add(person, 'once'), add(person, 'once')]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { labels } = await person.call(api.listLabels, {});
    expect(labels.map(({ name }) => name)).toEqual(['once', '合同']);
    const taken = { labelWsid: named(labels, 'once'), name: '合同' };
    expect((await person.refused(api.updateLabels, { body: { labels: [taken] } })).error).toBe('ERROR_LABEL_EXISTS');
  });

  it(`number at most ${LABELS_MAX}, with names of at most ${LABEL_NAME_MAX} characters`, async () => {
    const person = await stranger();
    const names = Array.from({ length: LABELS_MAX }, (_, at) => `label ${at}`);
    await add(person, ...names);
    const over = await person.refused(api.addLabels, { body: { labels: [{ name: 'one more' }] } });
    expect([over.error, over.message]).toEqual(['ERROR_LABEL_LIMIT', expect.stringContaining(String(LABELS_MAX))]);
    const long = await wang.refused(api.addLabels, { body: { labels: [{ name: 'x'.repeat(LABEL_NAME_MAX + 1) }] } });
    expect(long.status).toBe(400);
    expect((await wang.refused(api.addLabels, { body: { labels: [{ name: '  ' }] } })).status).toBe(400);
  });

  it('return the same error for foreign and unknown ids (security 31)', async () => {
    const labels = await add(wang, '我的');
    const labelWsid = named(labels, '我的');
    const foreign = [
      await li.refused(api.updateLabels, { body: { labels: [{ labelWsid, name: '你的' }] } }),
      await li.refused(api.deleteLabel, { params: { labelWsid } }),
      await li.refused(api.deleteLabel, { params: { labelWsid: 'WSID_LABL_00000000000000000000000000' } }),
      await li.refused(api.labelEnvelopes, { body: { envelopeWsids: [await draftOf(li)], labelWsids: [labelWsid] } }),
    ];
    expect(new Set(foreign.map(({ error, status }) => `${error} ${status}`))).toEqual(
      new Set(['ERROR_LABEL_NOT_FOUND 404']),
    );
    expect((await wang.call(api.listLabels, {})).labels.map(({ name }) => name)).toContain('我的');
  });

  it('find an envelope, also if it changes while it is labelled', async () => {
    const person = await stranger();
    const [label] = await add(person, 'r');
    const labelWsid = label?.labelWsid ?? '';
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draftOf(person)));
    await Promise.all(
      drafts.flatMap((envelopeWsid, at) => [
        person.call(api.updateEnvelope, { params: { envelopeWsid }, body: { title: `Vertrag ${at}` } }),
        person.call(api.labelEnvelopes, { body: { envelopeWsids: [envelopeWsid], labelWsids: [labelWsid] } }),
      ]),
    );
    const { rows } = await world.services.db.withTx((tx) =>
      tx.execute<{ title: string; marks: string[] }>(sql`
        select title, marks from envelope_words where ${`label:${fromWsid('label', labelWsid) ?? ''}`} = any(marks) order by title`),
    );
    expect(rows.map(({ title }) => title)).toEqual(drafts.map((_, at) => `Vertrag ${at}`));
  });

  it('are put on many envelopes, added and removed; those of other accounts are left out (security 31)', async () => {
    const person = await stranger();
    const labels = await add(person, 'p', 'q');
    const [p, q] = [named(labels, 'p'), named(labels, 'q')];
    const [one, two] = [await draftOf(person), await draftOf(person)];
    const put = async (envelopeWsids: string[], labelWsids: string[], mode?: string) => {
      const answer = await send(person, '/api/envelopes/labels?httpmethod=PUT', { envelopeWsids, labelWsids, mode });
      const { envelopes } = answer.data as { envelopes: { envelopeWsid: string; labels: Label[] }[] };
      return envelopes.map((row) => [row.envelopeWsid, row.labels.map(({ name }) => name).join()]);
    };
    const foreign = await draftOf(li);
    expect(await put([one, two, foreign], [p])).toEqual([
      [one, 'p'],
      [two, 'p'],
    ]);
    expect(await put([two], [q], 'ADD')).toEqual([[two, 'p,q']]);
    expect(await put([two], [q], 'ADD')).toEqual([[two, 'p,q']]);
    expect(await put([one, two], [p], 'REMOVE')).toEqual([
      [one, ''],
      [two, 'q'],
    ]);
    expect(await put([one, two], [p, q])).toEqual([
      [one, 'p,q'],
      [two, 'p,q'],
    ]);
    await person.call(api.deleteLabel, { params: { labelWsid: p } });
    const { envelopes } = await person.call(api.listEnvelopes, { query: {} });
    expect(envelopes.map((row) => row.labels.map(({ name }) => name))).toEqual([['q'], ['q']]);
    expect(await put([one, two], [])).toEqual([
      [one, ''],
      [two, ''],
    ]);
  });

  it('belong to the active account: an enterprise account starts with none', async () => {
    const owner = await stranger();
    await add(owner, '私人');
    const { memberWsid } = await found(owner, '标签有限公司');
    await changeTo(owner, memberWsid);
    expect((await owner.call(api.listLabels, {})).labels).toEqual([]);
  });
});

describe('Saved views', () => {
  it('are kept by name, replaced by name and deleted', async () => {
    const person = await stranger();
    const params = { userWsid: person.userWsid };
    const path = `/api/users/${person.userWsid}/envelope-views`;
    await send(person, path, { name: '本周到期', search: 'envelopeShownStatus=EXPIRING_SOON' });
    const { views } = await person.call(api.saveView, { params, body: { name: '本周到期', search: 'title=x' } });
    expect(views).toEqual([{ viewWsid: expect.stringMatching(/^WSID_VIEW_/), name: '本周到期', search: 'title=x' }]);
    expect((await person.call(api.listSavedViews, { params })).views).toEqual(views);
    const viewWsid = views[0]?.viewWsid ?? '';
    const foreign = { params: { userWsid: li.userWsid, viewWsid } };
    expect((await li.refused(api.deleteView, foreign)).error).toBe('ERROR_VIEW_NOT_FOUND');
    expect((await li.refused(api.listSavedViews, { params })).status).toBe(404);
    await send(person, `${path}/${viewWsid}?httpmethod=DELETE`, {});
    expect((await person.call(api.listSavedViews, { params })).views).toEqual([]);
  });

  it(`number at most ${SAVED_VIEWS_MAX}`, async () => {
    const person = await stranger();
    const params = { userWsid: person.userWsid };
    for (let at = 0; at < SAVED_VIEWS_MAX; at++)
      await person.call(api.saveView, { params, body: { name: `view ${at}`, search: '' } });
    const over = await person.refused(api.saveView, { params, body: { name: 'one more', search: '' } });
    expect(over.error).toBe('ERROR_VIEW_LIMIT');
    await person.call(api.saveView, { params, body: { name: 'view 0', search: 'title=y' } });
  });
});
