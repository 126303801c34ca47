import type { BstRole, ConfigContent } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { blanksOf, isComplete, isOpenRole, prefillsOf, troubleOf, bodyOfUse } from './use-template.ts';

const role = (roleId: string, change: Partial<BstRole> = {}): BstRole => ({
  roleId,
  name: roleId,
  type: 'PERSON',
  roleType: 'SIGNER',
  assignedSequence: 1,
  contact: null,
  secureLevel: 'DISPOSABLE_CERT',
  authLevel: 'LOW',
  ...change,
});
const form = (formId: string, change: object = {}) => ({
  formId,
  roleId: 'seller',
  fileWsid: 'F',
  formType: 'TEXT' as const,
  page: 1,
  required: true,
  revisable: true,
  ...change,
});
const config: ConfigContent = {
  title: '',
  subject: '',
  expireDays: 30,
  needForm: true,
  allowAppendForms: false,
  reminders: null,
  reading: null,
  metadata: null,
  documents: [],
  roles: [
    role('seller'),
    role('lawyer', { contact: { email: 'law@example.com' } }),
    role('list', { type: 'BULK_PERSON' }),
    role('buyer', { type: 'ENTERPRISE_MEMBER' }),
  ],
  forms: [
    form('a', { tagId: '金额', initialValue: '一元' }),
    form('b', { tagId: '金额', page: 2 }),
    form('c', { formType: 'DATE' }),
    form('d', { formType: 'WRITE_SIGN' }),
    form('e', { roleId: 'list', tagId: '职位' }),
  ],
};
const blanks = blanksOf({ name: '模板', configContent: config } as never);
const whole = { name: '张三', contact: '13711110001', otherContact: '', memberWsid: null, enterpriseName: '' };

describe('The use of a template', () => {
  it('asks for people for the roles without one, and for texts and dates once per tag', () => {
    expect(config.roles.filter(isOpenRole).map(({ roleId }) => roleId)).toEqual(['seller', 'buyer']);
    expect(prefillsOf(config).map(({ key, value }) => [key, value])).toEqual([
      ['tag 金额', '一元'],
      ['form c', ''],
    ]);
    expect(blanks).toMatchObject({ title: '模板', values: { 'tag 金额': '一元' } });
  });

  it.each([
    ['an empty entry', { name: '', contact: '' }, null],
    ['a contact without a name', { name: '', contact: '13711110001' }, 'name'],
    ['a name without a contact', { name: '张三', contact: '' }, 'contact'],
    ['an invalid contact', { name: '张三', contact: '12' }, 'contact'],
    ['a complete person', whole, null],
    ['two contacts', { ...whole, otherContact: 'zhang@example.com' }, null],
    ['two contacts of one kind', { ...whole, otherContact: '13711110002' }, 'otherContact'],
    ['a colleague', { name: '张三', contact: '137****0001', memberWsid: 'WSID_EUSR_1' }, null],
  ])('accepts %s', (_what, person, trouble) => {
    expect(troubleOf(role('seller'), { ...whole, ...person })).toBe(trouble);
  });

  it('sends only the named people and the changed values', () => {
    const people = { ...blanks.people, seller: whole };
    const values = { ...blanks.values, 'tag 金额': '', 'form c': '2026-05-01' };
    expect(bodyOfUse(config, { ...blanks, people, values })).toEqual({
      title: '模板',
      roles: [
        { roleId: 'seller', name: '张三', contact: { phone: '13711110001', email: null }, identifyingContact: null },
      ],
      values: [
        { tagId: '金额', initialValue: null },
        { formId: 'c', initialValue: '2026-05-01' },
      ],
    });
    const byEmail = { ...whole, contact: 'zhang@example.com', otherContact: '13711110001' };
    expect(bodyOfUse(config, { ...blanks, people: { ...people, seller: byEmail } })).toMatchObject({
      roles: [{ contact: { phone: '13711110001', email: 'zhang@example.com' }, identifyingContact: 'EMAIL' }],
    });
    expect(isComplete(config, { ...blanks, people })).toBe(false);
    const colleague = { ...whole, contact: '137****0001', memberWsid: 'WSID_EUSR_1' };
    expect(bodyOfUse(config, { ...blanks, people: { ...people, seller: colleague } })).toMatchObject({
      roles: [{ roleId: 'seller', name: '张三', memberWsid: 'WSID_EUSR_1' }],
    });
    const all = { ...people, buyer: { ...whole, enterpriseName: '乙方公司' } };
    expect(isComplete(config, { ...blanks, people: all })).toBe(true);
  });
});
