import { type Envelope, api } from '@countersign/contract';
import { fromWsid, toWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person } from '../../platform/index.ts';
import { uploadFile } from '../files/testing/upload.ts';
import { company, employ } from '../../enterprise/members/testing/company.ts';
import { type TemplateWorld, at, configOf, makeEnabled, openTemplateWorld } from './testing/template-world.ts';

let open: TemplateWorld;
let { world, owner, clerk, clerkWsid, hold } = {} as TemplateWorld;
beforeAll(async () => {
  open = await openTemplateWorld();
  ({ world, owner, clerk, clerkWsid, hold } = open);
});
afterAll(() => world.close());
beforeEach(() => hold());

const namesOf = ({ participants }: Envelope) =>
  participants.filter(({ actionType }) => actionType !== 'SENDER').map(({ name, contact }) => [name, contact.phone]);

describe('POST /api/templates/bsts/{id}/envelopes', () => {
  it('makes a draft with people for the roles and values for the fields, and an entry in the use log', async () => {
    const bst = await makeEnabled(owner);
    const { envelope } = await owner.call(api.useBst, {
      ...at(bst),
      body: {
        roles: [
          { roleId: 'supplier', name: '张三', contact: { phone: '13711110001' }, externalId: 'CRM-4711' },
          { roleId: 'checker', name: '孙法务', contact: { email: 'law@example.com' } },
        ],
        values: [{ tagId: '金额', initialValue: '八万元' }],
      },
    });
    expect(envelope).toMatchObject({ status: 'DRAFT', title: '采购合同', subject: '请签署', bstWsid: bst.bstWsid });
    expect(namesOf(envelope)).toEqual([
      ['张三', '13711110001'],
      ['孙法务', null],
    ]);
    expect(envelope.participants.map(({ externalId }) => externalId)).toEqual([null, 'CRM-4711', null]);
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { forms } = await owner.call(api.listForms, { params, query: {} });
    expect(forms.map(({ formType, initialValue }) => [formType, initialValue])).toEqual([
      ['WRITE_SIGN', null],
      ['TEXT', '八万元'],
    ]);
    await owner.call(api.startEnvelope, { params });
    const { useRecords } = await owner.call(api.listBstUseRecords, { ...at(bst), query: {} });
    expect(useRecords).toMatchObject([
      { envelopeWsid: envelope.envelopeWsid, memberName: owner.name, envelopeStatus: 'ING_PROCESS', isBulk: false },
    ]);
    await hold('businessScenarioTemplates:use');
    expect((await clerk.call(api.listBstUseRecords, { ...at(bst), query: {} })).useRecords).toEqual([]);
  });

  it('and the template show no full contact of a person who has no other name (security 36)', async () => {
    const bst = await makeEnabled(owner);
    await owner.call(api.useBst, { ...at(bst), body: {} });
    const of = eq(person.id, fromWsid('user', owner.userWsid) ?? '');
    const db = world.services.db;
    const [before] = await db.withTx((tx) => tx.select().from(person).where(of));
    await db.withTx((tx) => tx.update(person).set({ realName: null, nickname: null }).where(of));
    const { authorName } = (await owner.call(api.getBst, at(bst))).bst;
    const { useRecords } = await owner.call(api.listBstUseRecords, { ...at(bst), query: {} });
    const { realName, nickname, phone } = before ?? {};
    await db.withTx((tx) => tx.update(person).set({ realName, nickname }).where(of));
    for (const name of [authorName, useRecords[0]?.memberName]) {
      expect(name).toContain('*');
      expect(name).not.toContain(phone ?? '-');
    }
  });

  it('keeps the options of choices and the formats of texts', async () => {
    const config = await configOf(owner);
    const [sign] = config.forms;
    const shared = { roleId: 'supplier', fileWsid: sign?.fileWsid ?? '', page: 1, required: true, revisable: true };
    const place = (uly: number) => ({ ulx: 300, uly, lrx: 450, lry: uly - 30 });
    const limits = { options: ['a', 'b', 'c'], minChosen: 1, maxChosen: 2 };
    const configContent = {
      ...config,
      forms: [
        ...config.forms,
        { ...shared, formType: 'CHECKBOX' as const, position: place(200), ...limits },
        { ...shared, formType: 'TEXT' as const, position: place(300), tagId: 'fee', format: 'AMOUNT' },
      ],
    };
    const { bst } = await owner.call(api.createBst, { body: { name: '选择', configContent } });
    await owner.call(api.enableBst, at(bst));
    const values = [{ tagId: 'fee', initialValue: '1000' }];
    const { envelope } = await owner.call(api.useBst, { ...at(bst), body: { values } });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { forms } = await owner.call(api.listForms, { params, query: {} });
    expect(forms.slice(2)).toMatchObject([
      { formType: 'CHECKBOX', ...limits },
      { formType: 'TEXT', format: 'AMOUNT', initialValue: '1,000.00' },
    ]);
  });

  it('keeps the rules between its fields, for those of the new contract and for those of a template made from it', async () => {
    const config = await configOf(owner);
    const [sign] = config.forms;
    const shared = { roleId: 'supplier', fileWsid: sign?.fileWsid ?? '', page: 1, formType: 'TEXT' as const };
    const place = (uly: number) => ({ ulx: 300, uly, lrx: 450, lry: uly - 30 });
    const FILLED = { form: 'net', is: 'FILLED' as const };
    const configContent = (by: string) => ({
      ...config,
      forms: [
        ...config.forms,
        { ...shared, formId: 'net', format: 'AMOUNT', position: place(200) },
        {
          ...shared,
          formId: 'gross',
          format: 'AMOUNT',
          position: place(300),
          rules: {
            shownIf: { any: [FILLED, { ...FILLED, is: 'EMPTY' as const }] },
            computed: { by: 'PRODUCT' as const, of: [by], factor: '1.13' },
          },
        },
      ],
    });
    const { bst } = await owner.call(api.createBst, { body: { name: '规则', configContent: configContent('net') } });
    await owner.call(api.enableBst, at(bst));
    const { envelope } = await owner.call(api.useBst, { ...at(bst), body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { forms } = await owner.call(api.listForms, { params, query: {} });
    const [net, gross] = forms.slice(2);
    const of = { form: net?.formWsid };
    expect(gross?.rules).toEqual({
      shownIf: {
        any: [
          { ...of, is: 'FILLED' },
          { ...of, is: 'EMPTY' },
        ],
      },
      computed: { by: 'PRODUCT', of: [net?.formWsid], factor: '1.13' },
    });
    const { template } = await owner.call(api.openBstEditing, at(bst));
    const body = { templateId: template.templateId, envelopeWsid: template.envelopeWsid ?? '' };
    const { template: saved } = await owner.call(api.saveTemplate, { body });
    const ids = saved.configContent.forms.map(({ formId }) => formId);
    expect(saved.configContent.forms[3]?.rules?.computed?.of).toEqual([ids[2]]);
    const stray = { body: { name: '无', configContent: configContent('nothing') } };
    expect((await owner.refused(api.createBst, stray)).error).toBe('ERROR_FORM_NOT_FOUND');
  });

  it('leaves roles without a person; nothing is sent until they have one', async () => {
    const bst = await makeEnabled(owner);
    const { envelope } = await owner.call(api.useBst, { ...at(bst), body: {} });
    expect(namesOf(envelope)).toEqual([
      ['供应商', null],
      ['法务', null],
    ]);
    const params = { envelopeWsid: envelope.envelopeWsid };
    expect((await owner.refused(api.startEnvelope, { params })).error).toBe('ERROR_PARTICIPANT_CONTACT');
  });

  it('keeps the externalId of a role, unless the use names another person than the template', async () => {
    const bst = await makeEnabled(owner);
    const [supplier, checker] = bst.configContent.roles;
    const roles = [
      { ...supplier, externalId: 'CRM-1', contact: { phone: '13711110001' } },
      { ...checker, externalId: 'LEGAL' },
    ];
    const body = { configContent: { ...bst.configContent, roles } as never };
    await owner.call(api.updateBst, { ...at(bst), body });
    const use = async (person: object) => {
      const given = [
        { roleId: 'supplier', ...person },
        { roleId: 'checker', name: '孙法务', contact: { email: 'law@example.com' } },
      ];
      const { envelope } = await owner.call(api.useBst, { ...at(bst), body: { roles: given } });
      return envelope.participants.slice(1).map(({ externalId }) => externalId);
    };
    expect(await use({ name: '张三' })).toEqual(['CRM-1', 'LEGAL']);
    expect(await use({ contact: { phone: '137 1111 0001' } })).toEqual(['CRM-1', 'LEGAL']);
    expect(await use({ contact: { phone: '13711110002' } })).toEqual([null, 'LEGAL']);
    expect(await use({ memberWsid: clerkWsid })).toEqual([null, 'LEGAL']);
    expect(await use({ contact: { phone: '13711110002' }, externalId: 'CRM-2' })).toEqual(['CRM-2', 'LEGAL']);
  });

  it('names a colleague by their membership while they are a member, and never shows their contact', async () => {
    const mei = world.stranger({ name: '韩梅', contact: '13521000071' });
    await mei.register();
    const memberWsid = await employ(world, open.ours, mei);
    const bst = await makeEnabled(owner);
    const { template } = await owner.call(api.openBstEditing, at(bst));
    const params = { envelopeWsid: template.envelopeWsid ?? '' };
    const role = { name: '韩梅', memberWsid, contact: {}, assignedSequence: 3, roleType: 'SIGNER' } as const;
    await owner.call(api.addParticipants, { params, body: { participants: [{ ...role, type: 'ENTERPRISE_MEMBER' }] } });
    const saving = { templateId: bst.bstWsid, envelopeWsid: params.envelopeWsid };
    const saved = (await owner.call(api.saveTemplate, { body: saving })).template;
    expect(saved.configContent.roles.at(-1)).toMatchObject({ name: '韩梅', memberWsid, contact: null });
    const use = async (): Promise<Envelope> => {
      const roles = [{ roleId: 'supplier', name: '李四', memberWsid: clerkWsid }];
      return (await owner.call(api.useBst, { ...at(bst), body: { roles } })).envelope;
    };
    const envelope = await use();
    expect(namesOf(envelope)).toEqual([
      ['李四', `${clerk.contact.slice(0, 3)}****${clerk.contact.slice(7)}`],
      ['法务', null],
      ['韩梅', '135****0071'],
    ]);
    expect(envelope.participants.at(-1)).toMatchObject({ memberWsid, authorWsid: memberWsid });
    await owner.call(api.disableMember, { params: { enterpriseWsid: open.ours.enterpriseWsid, memberWsid } });
    expect((await use()).participants.at(-1)).toMatchObject({
      name: '韩梅',
      memberWsid: null,
      authorWsid: null,
      contact: { phone: null, email: null },
    });
  });

  it('refuses a person who is named as a colleague and is not one', async () => {
    const bst = await makeEnabled(owner);
    const leaver = world.stranger({ name: '走', contact: '13521000072' });
    await leaver.register();
    const { enterpriseWsid } = open.ours;
    const left = await employ(world, open.ours, leaver);
    await owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid: left } });
    const foreign = await company(leaver, '别家有限公司');
    const missing = toWsid('enterpriseUser', world.services.ids.next());
    for (const memberWsid of [left, missing, leaver.userWsid, foreign.ownMemberWsid]) {
      const roles = [{ roleId: 'supplier', name: '李四', memberWsid }];
      expect(await owner.refused(api.useBst, { ...at(bst), body: { roles } })).toMatchObject({
        status: 422,
        error: 'ERROR_PARTICIPANT_MEMBER',
        message: expect.stringContaining('李四'),
      });
    }
  });

  it('refuses a role or a field that the template does not have', async () => {
    const bst = await makeEnabled(owner);
    const roles = [{ roleId: 'unknown', name: '张三' }];
    expect((await owner.refused(api.useBst, { ...at(bst), body: { roles } })).error).toBe('ERROR_BST_ROLE');
    const values = [{ tagId: '单价', initialValue: '1' }];
    expect((await owner.refused(api.useBst, { ...at(bst), body: { values } })).error).toBe('ERROR_FORM_NOT_FOUND');
  });

  it('gives a member documents uploaded by another; a document of their own detaches the draft from the template', async () => {
    const bst = await makeEnabled(owner);
    await hold('businessScenarioTemplates:use');
    const { envelope } = await clerk.call(api.useBst, { ...at(bst), body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { documents } = await clerk.call(api.listDocuments, { params });
    expect(
      (await clerk.bytes(api.getDocumentContent, { params: { ...params, docId: documents[0]?.docId } })).status,
    ).toBe(200);
    const { fileWsid } = await uploadFile(clerk, '自己的.pdf', textPdf(1));
    await clerk.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    expect((await clerk.call(api.getEnvelope, { params, query: {} })).envelope.bstWsid).toBeNull();
  });
});
