import { type Bst, type ConfigContent, api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { enterpriseRole, enterpriseRoleAuthor, enterpriseRolePrivilege } from '../../../platform/index.ts';
import { uploadFile } from '../../files/testing/upload.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import { type Company, company, employ } from '../../../enterprise/members/testing/company.ts';

/** Two enterprises; a member of the first, whose keys each test sets. */
export interface TemplateWorld {
  readonly world: World;
  readonly owner: Person;
  readonly clerk: Person;
  readonly clerkWsid: string;
  readonly rival: Person;
  readonly ours: Company;
  /** Gives the clerk exactly these keys, besides those that every member has. */
  readonly hold: (...keys: readonly string[]) => Promise<void>;
}

export async function openTemplateWorld(): Promise<TemplateWorld> {
  const world = await createWorld();
  const [owner, clerk, rival] = await world.people('wang', 'li', 'zhao');
  const ours = await company(owner, '青松贸易有限公司');
  const clerkWsid = await employ(world, ours, clerk);
  await changeTo(clerk, clerkWsid);
  await company(rival, '对手实业有限公司');
  const roleId = world.services.ids.next();
  const createdAt = world.services.clock.now();
  await world.services.db.withTx(async (tx) => {
    const enterpriseId = fromWsid('enterprise', ours.enterpriseWsid) ?? '';
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId, name: '试用', alias: null, createdAt });
    const memberId = fromWsid('enterpriseUser', clerkWsid) ?? '';
    await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt });
  });
  const hold = (...keys: readonly string[]): Promise<void> =>
    world.services.db.withTx(async (tx) => {
      await tx.delete(enterpriseRolePrivilege);
      if (keys.length > 0) await tx.insert(enterpriseRolePrivilege).values(keys.map((key) => ({ roleId, key })));
    });
  await hold();
  return { world, owner, clerk, clerkWsid, rival, ours, hold };
}

const box = (uly: number) => ({ ulx: 60, uly, lrx: 200, lry: uly - 30 });

/** A document, a signer and a reviewer, a signature and a text 金额 of the signer. */
export async function configOf(person: Person): Promise<ConfigContent> {
  const { fileWsid } = await uploadFile(person, '采购合同.pdf', textPdf(2));
  const shared = { roleId: 'supplier', fileWsid, page: 1, required: true, revisable: true };
  return {
    title: '采购合同',
    subject: '请签署',
    expireDays: 15,
    needForm: true,
    allowAppendForms: false,
    reminders: null,
    reading: null,
    metadata: null,
    documents: [{ fileWsid, fileName: '采购合同.pdf' }],
    roles: [
      { ...role('supplier', '供应商', 1), roleType: 'SIGNER' },
      { ...role('checker', '法务', 2), roleType: 'CHECKER' },
    ],
    forms: [
      { ...shared, formId: 'sign', formType: 'WRITE_SIGN', position: box(200) },
      { ...shared, formId: 'amount', formType: 'TEXT', position: box(300), tagId: '金额' },
    ],
  };
}

const role = (roleId: string, name: string, assignedSequence: number) => ({
  roleId,
  name,
  assignedSequence,
  contact: null,
  ...({ type: 'PERSON', secureLevel: 'DISPOSABLE_CERT', authLevel: 'LOW' } as const),
});

export const make = async (person: Person, name = '采购模板'): Promise<Bst> =>
  (await person.call(api.createBst, { body: { name, configContent: await configOf(person) } })).bst;

export const at = ({ bstWsid }: { readonly bstWsid: string }) => ({ params: { bstWsid } });

export async function makeEnabled(person: Person, name?: string): Promise<Bst> {
  const bst = await make(person, name);
  return (await person.call(api.enableBst, at(bst))).bst;
}
