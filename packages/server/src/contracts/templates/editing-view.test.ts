import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../../enterprise/members/testing/company.ts';
import { type TemplateWorld, at, make, makeEnabled, openTemplateWorld } from './testing/template-world.ts';

let open: TemplateWorld;
let { world, owner, clerk, rival, hold } = {} as TemplateWorld;
beforeAll(async () => {
  open = await openTemplateWorld();
  ({ world, owner, clerk, rival, hold } = open);
});
afterAll(() => world.close());
beforeEach(() => hold());

describe('The editing view of a template', () => {
  it('is a draft that is in no list and cannot be sent, and that its template is saved from', async () => {
    const bst = await make(owner);
    const before = (await owner.call(api.countEnvelopes, {})).counts;
    const { template } = await owner.call(api.openBstEditing, at(bst));
    const params = { envelopeWsid: template.envelopeWsid ?? '' };
    const { envelope } = await owner.call(api.getEnvelope, { params, query: {} });
    expect(envelope).toMatchObject({ isBstEditing: true, bstWsid: bst.bstWsid });
    const body = { participants: [{ name: '担保人', contact: {}, assignedSequence: 3, roleType: 'SIGNER' as const }] };
    await owner.call(api.addParticipants, { params, body });
    await owner.call(api.updateEnvelope, { params, body: { title: '新标题', needForm: false } });
    expect((await owner.call(api.countEnvelopes, {})).counts).toEqual(before);
    expect((await owner.refused(api.startEnvelope, { params })).error).toBe('ERROR_BST_EDITING');
    expect((await owner.refused(api.copyEnvelope, { params })).error).toBe('ERROR_BST_EDITING');

    const save = { templateId: bst.bstWsid, templateName: '担保模板', ...params };
    const { template: saved } = await owner.call(api.saveTemplate, { body: save });
    expect(saved).toMatchObject({ templateName: '担保模板', configVersion: 2, envelopeWsid: params.envelopeWsid });
    expect(saved.configContent).toMatchObject({ title: '新标题', needForm: false, expireDays: 15 });
    expect(saved.configContent.roles.map(({ roleId, name }) => [roleId, name])).toEqual([
      ['supplier', '供应商'],
      ['checker', '法务'],
      ['role-1', '担保人'],
    ]);
    expect(saved.configContent.forms).toMatchObject([{ roleId: 'supplier' }, { roleId: 'supplier', tagId: '金额' }]);
  });

  it('belongs to one member; the second member to save is told, and continues from what was saved', async () => {
    const bst = await makeEnabled(owner);
    await hold('businessScenarioTemplates:{wsid}:update');
    const mine = (await owner.call(api.openBstEditing, at(bst))).template;
    const theirs = (await clerk.call(api.openBstEditing, at(bst))).template;
    expect(theirs.envelopeWsid).not.toBe(mine.envelopeWsid);
    const save = (envelopeWsid: string | null) => ({
      body: { templateId: bst.bstWsid, envelopeWsid: envelopeWsid ?? '' },
    });
    expect((await clerk.refused(api.saveTemplate, save(mine.envelopeWsid))).error).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    const params = { envelopeWsid: theirs.envelopeWsid ?? '' };
    await clerk.call(api.updateEnvelope, { params, body: { title: '先保存的' } });
    await clerk.call(api.saveTemplate, save(theirs.envelopeWsid));
    expect((await owner.refused(api.saveTemplate, save(mine.envelopeWsid))).error).toBe('ERROR_BST_VERSION');
    const { template: again } = await owner.call(api.openBstEditing, at(bst));
    expect(again).toMatchObject({ configVersion: 2, configContent: { title: '先保存的' } });
    await hold();
    expect((await clerk.refused(api.saveTemplate, save(theirs.envelopeWsid))).status).toBe(403);
  });
});

describe('A template made from an envelope', () => {
  it('has roles in place of the people, and the fields, and names no one', async () => {
    const draft = await draftOf(owner, [
      { name: '张三', contact: '13711110001' },
      { name: '李四', contact: '13711110002', sequence: 2, roleType: 'CHECKER' },
    ]);
    const { participantWsid } = draft.of('张三');
    const body = { participants: [{ participantWsid, externalId: 'CRM-4711' }] };
    await owner.call(api.updateParticipants, { params: draft.params, body });
    const { bst } = await owner.call(api.createBst, { body: { name: '由信封', envelopeWsid: draft.envelopeWsid } });
    const { configContent } = bst;
    expect(configContent.roles.map(({ name, roleType, contact }) => [name, roleType, contact])).toEqual([
      ['Signer 1', 'SIGNER', null],
      ['Reviewer 1', 'CHECKER', null],
    ]);
    expect(configContent.forms).toMatchObject([{ formType: 'WRITE_SIGN', roleId: 'role-1', page: 1 }]);
    expect(JSON.stringify(configContent)).not.toMatch(/张三|李四|1371111|CRM-4711/);
  });

  it('is made by the sender only', async () => {
    const draft = await draftOf(owner, [{ name: '张三', contact: '13711110001' }]);
    await hold('businessScenarioTemplates:create');
    const body = { name: '偷来的', envelopeWsid: draft.envelopeWsid };
    expect((await clerk.refused(api.createBst, { body })).error).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect((await rival.refused(api.createBst, { body })).error).toBe('ERROR_NOT_IN_ENVELOPE_FLOW');
    expect(fromWsid('envelope', draft.envelopeWsid)).not.toBeNull();
  });
});
