import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { drawnPng } from '@countersign/testkit';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../platform/index.ts';
import { uploadFile } from '../files/testing/upload.ts';
import { type TemplateWorld, at, configOf, make, makeEnabled, openTemplateWorld } from './testing/template-world.ts';

let open: TemplateWorld;
let { world, owner, clerk, clerkWsid, rival, hold } = {} as TemplateWorld;
beforeAll(async () => {
  open = await openTemplateWorld();
  ({ world, owner, clerk, clerkWsid, rival, hold } = open);
});
afterAll(() => world.close());
beforeEach(() => hold());

describe('A template', () => {
  it('is returned with the fields of Spec §3, disabled at first and of version 1', async () => {
    const bst = await make(owner);
    expect(bst).toMatchObject({
      wsid: bst.bstWsid,
      name: '采购模板',
      status: 'DISABLED',
      configVersion: 1,
      bstGroupWsid: null,
      authorWsid: open.ours.ownMemberWsid,
      avatar_file_wsid: null,
      documentCount: 1,
      mayUpdate: true,
      configContent: { title: '采购合同', expireDays: 15 },
      firstPage: { forms: [{ roleId: 'supplier', formType: 'WRITE_SIGN' }, { formType: 'TEXT' }] },
    });
    expect((await owner.call(api.getBst, at(bst))).bst).toEqual(bst);
  });

  it('keeps a configContent that is sent as text, and returns it as JSON', async () => {
    const bst = await make(owner);
    const configContent = JSON.stringify({ ...(await configOf(owner)), title: '销售合同' });
    const { bst: saved } = await owner.call(api.updateBst, {
      ...at(bst),
      body: { bstWsid: bst.bstWsid, configContent },
    });
    expect(saved).toMatchObject({ configVersion: 2, configContent: { title: '销售合同' } });
  });

  it('refuses a configVersion that is not the current one', async () => {
    const bst = await make(owner);
    const body = { configContent: bst.configContent, configVersion: 1 };
    await owner.call(api.updateBst, { ...at(bst), body });
    expect(await owner.refused(api.updateBst, { ...at(bst), body })).toMatchObject({
      status: 409,
      error: 'ERROR_BST_VERSION',
    });
  });

  it.each([
    ['an unknown role', { forms: [{ roleId: 'unknown' }] }, 'ERROR_BST_ROLE'],
    [
      'a place outside of its page',
      { forms: [{ position: { ulx: 0, uly: 9000, lrx: 9, lry: 8990 } }] },
      'ERROR_FORM_POSITION',
    ],
    ['a field of a reviewer', { forms: [{ roleId: 'checker' }] }, 'ERROR_FORM_PARTICIPANT'],
    ['an invalid date', { forms: [{ formType: 'DATE', initialValue: 'soon' }] }, 'ERROR_FORM_VALUE'],
    ['a duplicate role', { roles: [{ roleId: 'checker' }] }, 'ERROR_MALFORMED'],
  ])('refuses %s in its configContent', async (_what, change: Record<string, object[]>, error) => {
    const bst = await make(owner);
    const { configContent } = bst;
    const merged = Object.fromEntries(
      Object.entries(configContent).map(([key, value]) => [
        key,
        change[key] === undefined ? value : (value as object[]).map((one, i) => ({ ...one, ...change[key]?.[i] })),
      ]),
    );
    const body = { configContent: JSON.stringify(merged) };
    expect((await owner.refused(api.updateBst, { ...at(bst), body })).error).toBe(error);
    expect((await owner.call(api.getBst, at(bst))).bst.configVersion).toBe(1);
  });

  const deep = `${'{"metadata":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  it.each([
    ['__proto__', '{"__proto__":{"isOwner":true}}'],
    ['an unknown key', '{"status":"ENABLED"}'],
    ['ten thousand levels', deep],
    ['a number that is not finite', '{"expireDays":1e400}'],
    ['a duplicate key', '{"title":"a","title":"b"}'],
    ['text that is not JSON', '{'],
    ['no object', '[]'],
  ])('refuses %s in its configContent, as JSON and as text (security 26)', async (_what, text) => {
    const bst = await make(owner);
    const put = (body: string) =>
      owner.fetch(`/api/templates/bsts/${bst.bstWsid}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      });
    for (const body of [`{"configContent":${text}}`, JSON.stringify({ configContent: text })])
      expect((await put(body)).status).toBe(400);
  });

  it('is enabled once it has a document and a role that signs, and lists show it (Spec §2 "Templates page")', async () => {
    const { bst } = await owner.call(api.createBst, { body: { name: '空白' } });
    expect((await owner.refused(api.enableBst, at(bst))).error).toBe('ERROR_BST_INCOMPLETE');
    const ready = await makeEnabled(owner, '启用的');
    await hold('businessScenarioTemplates:use');
    const list = async (filters = '') =>
      (await clerk.call(api.listBsts, { query: { filters, limit: 100 } })).bsts.map(({ bstWsid }) => bstWsid);
    expect(await list()).toContain(ready.bstWsid);
    expect(await list()).not.toContain(bst.bstWsid);
    expect(await list('status=DISABLED')).toEqual([]);
    await hold('businessScenarioTemplates:manage');
    expect(await list('status=DISABLED')).toContain(bst.bstWsid);
    expect(await list('status=ENABLED,name=启用')).toContain(ready.bstWsid);
    expect((await clerk.refused(api.listBsts, { query: { filters: 'secret=1' } })).status).toBe(400);
  });

  it('is listed in pages of ten, newest first', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `第${i}号`);
    for (const name of names) await owner.call(api.createBst, { body: { name } });
    const first = await owner.call(api.listBsts, { query: {} });
    expect(first.page).toMatchObject({ offset: 0, limit: 10 });
    expect(first.bsts.map(({ name }) => name)).toEqual(names.toReversed().slice(0, 10));
  });

  it('is renamed, moved into a group, disabled and deleted', async () => {
    const bst = await makeEnabled(owner);
    const { bstGroups } = await owner.call(api.createBstGroup, { body: { name: '人事' } });
    const [group] = bstGroups;
    const body = { name: '劳动合同', description: '入职用', bstGroupWsid: group?.bstGroupWsid ?? '' };
    expect((await owner.call(api.renameBst, { ...at(bst), body })).bst).toMatchObject(body);
    expect((await owner.call(api.disableBst, at(bst))).bst.status).toBe('DISABLED');
    expect((await owner.refused(api.useBst, { ...at(bst), body: {} })).error).toBe('ERROR_BST_DISABLED');
    expect((await owner.refused(api.createBstGroup, { body: { name: '人事' } })).error).toBe('ERROR_BST_GROUP_EXISTS');
    const params = { bstGroupWsid: group?.bstGroupWsid ?? '' };
    expect((await owner.call(api.updateBstGroup, { params, body: { name: '人力' } })).bstGroups).toMatchObject([
      { name: '人力', bstCount: 1 },
    ]);
    expect((await owner.call(api.deleteBstGroup, { params })).bstGroups).toEqual([]);
    expect((await owner.call(api.getBst, at(bst))).bst.bstGroupWsid).toBeNull();
    await owner.call(api.deleteBst, at(bst));
    expect((await owner.refused(api.getBst, at(bst))).status).toBe(404);
    const recorded = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(like(audit.kind, 'bstGroup.%')).orderBy(audit.number),
    );
    expect(recorded.map(({ kind, detail }) => [kind, detail.name])).toEqual([
      ['bstGroup.created', '人事'],
      ['bstGroup.renamed', '人力'],
      ['bstGroup.deleted', '人力'],
    ]);
  });

  it('accepts only files of the caller, and a picture (security 32)', async () => {
    const bst = await make(owner);
    const { fileWsid } = await uploadFile(owner, '附件.pdf', textPdf(1));
    const { bst: saved } = await owner.call(api.addBstDocuments, { ...at(bst), body: { contents: [fileWsid] } });
    expect(saved.configContent.documents.map((one) => one.fileWsid)).toContain(fileWsid);
    const foreign = await uploadFile(rival, '机密.pdf', textPdf(1));
    const body = { contents: [foreign.fileWsid] };
    expect((await owner.refused(api.addBstDocuments, { ...at(bst), body })).error).toBe('ERROR_DOCUMENT_NOT_FOUND');
    const file = { name: 'a.png', bytes: drawnPng(), mediaType: 'image/png' };
    const { bst: pictured } = await owner.upload(api.uploadBstAvatar, { ...at(bst), fields: {}, file });
    expect(pictured.avatarHref?.href).toContain(pictured.avatar_file_wsid ?? '-');
    const picture = await owner.fetch(pictured.avatarHref?.href ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});

describe('A file of a template', () => {
  it('is given to members who may see the template, and to no one by its address alone (security 33)', async () => {
    const bst = await make(owner);
    const path = `/api/templates/bsts/source-files/${bst.configContent.documents[0]?.fileWsid}/download`;
    expect((await owner.fetch(path)).headers.get('content-type')).toBe('application/pdf');
    expect((await rival.fetch(path)).status).toBe(404);
    expect((await fetch(`${world.base}${path}`)).status).toBe(401);
    await hold('businessScenarioTemplates:use');
    expect((await clerk.fetch(path)).status).toBe(404);
    await owner.call(api.enableBst, at(bst));
    expect((await clerk.fetch(path)).status).toBe(200);
    await hold();
    expect((await clerk.fetch(path)).status).toBe(403);
  });
});

describe('Access to a template', () => {
  it('is given to its author, and to others by the key for every template (Spec §6)', async () => {
    await hold('businessScenarioTemplates:create');
    const own = await make(clerk, '自己的');
    const params = { userWsid: clerkWsid };
    const { privilegeList } = await clerk.call(api.listPrivileges, { params });
    expect(privilegeList).toContainEqual({ permissions: `businessScenarioTemplates:${own.bstWsid}:update` });
    expect((await clerk.call(api.renameBst, { ...at(own), body: { name: '改名' } })).bst.name).toBe('改名');
    const foreign = await makeEnabled(owner);
    const rename = { ...at(foreign), body: { name: '改名' } };
    await hold('businessScenarioTemplates:create', 'businessScenarioTemplates:use');
    expect((await clerk.refused(api.renameBst, rename)).status).toBe(403);
    await hold('businessScenarioTemplates:{wsid}:update');
    expect((await clerk.call(api.renameBst, rename)).bst.name).toBe('改名');
    for (const call of [api.enableBst, api.disableBst, api.deleteBst])
      expect((await clerk.refused(call, at(foreign))).status).toBe(403);
  });

  it('lists own templates to members who may only create some, and all to members who may edit', async () => {
    const enabled = await makeEnabled(owner);
    const list = async () =>
      (await clerk.call(api.listBsts, { query: { limit: 100 } })).bsts.map(({ bstWsid }) => bstWsid);
    await hold('businessScenarioTemplates:create');
    const own = await make(clerk, '自己的');
    expect(await list()).toContain(own.bstWsid);
    expect(await list()).not.toContain(enabled.bstWsid);
    await hold('businessScenarioTemplates:{wsid}:update');
    expect(await list()).toEqual(expect.arrayContaining([own.bstWsid, enabled.bstWsid]));
  });

  it('is needed to enable, disable or delete it', async () => {
    const [enabled, disabled] = [await makeEnabled(owner), await make(owner)];
    const settle = ['enable', 'disable', 'recycled'].map((act) => `businessScenarioTemplates:${act}`);
    await hold(...settle);
    for (const bst of [enabled, disabled])
      for (const call of [api.enableBst, api.disableBst, api.deleteBst])
        expect((await clerk.refused(call, at(bst))).error).toBe('ERROR_NOT_FOUND');
    await hold(...settle, 'businessScenarioTemplates:use');
    expect((await clerk.refused(api.enableBst, at(disabled))).error).toBe('ERROR_NOT_FOUND');
    expect((await clerk.call(api.disableBst, at(enabled))).bst.status).toBe('DISABLED');
  });

  it('is refused to another enterprise as not found (security 34)', async () => {
    const bst = await makeEnabled(owner);
    const config = bst.configContent;
    const tries = [
      () => rival.refused(api.getBst, at(bst)),
      () => rival.refused(api.updateBst, { ...at(bst), body: { configContent: config } }),
      () => rival.refused(api.disableBst, at(bst)),
      () => rival.refused(api.deleteBst, at(bst)),
      () => rival.refused(api.useBst, { ...at(bst), body: {} }),
      () => rival.refused(api.openBstEditing, at(bst)),
      () => rival.refused(api.listBstUseRecords, { ...at(bst), query: {} }),
      () => rival.refused(api.getTemplate, { query: { templateId: bst.bstWsid } }),
    ];
    for (const attempt of tries) expect((await attempt()).error).toBe('ERROR_NOT_FOUND');
    expect((await rival.call(api.listBsts, { query: {} })).bsts).toEqual([]);
  });
});
