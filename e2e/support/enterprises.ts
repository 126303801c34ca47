import { api } from '@countersign/contract';
import { type IdentityPaper, type PermissionKey, isUnifiedSocialCode } from '@countersign/domain';
import { type Person, createPerson, drawnPng, wirePassword } from '@countersign/testkit';
import { sendContract } from './envelope.ts';
import { OPERATOR } from './operators.ts';
import { freshPhone } from './people.ts';

export interface Firm {
  readonly enterpriseWsid: string;
  readonly name: string;
  readonly owner: Person;
}

/** Makes an enterprise account the active one of a person. */
async function changeTo(person: Person, destinationWsid: string): Promise<void> {
  await person.call(api.changeAccount, { params: { userWsid: person.userWsid }, body: { destinationWsid } });
}

/** An enterprise whose owner has its account active. */
export async function found(owner: Person, name: string): Promise<Firm> {
  const { enterprise } = await owner.call(api.createEnterprise, { body: { name } });
  await changeTo(owner, enterprise.userEnterpriseWsid);
  return { enterpriseWsid: enterprise.enterpriseWsid, name, owner };
}

const CODE_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** A unified social credit code with a right check character that no other journey of a run gets. */
function socialCode(): string {
  const body = `91${freshPhone().slice(-6)}M000100Y4`;
  const code = [...CODE_LETTERS].map((check) => `${body}${check}`).find(isUnifiedSocialCode);
  if (code === undefined) throw new Error(`${body} has no check character`);
  return code;
}

const handIn = async (person: Person, kind: IdentityPaper): Promise<string> => {
  const file = { name: 'paper.png', bytes: drawnPng(320, 200), mediaType: 'image/png' };
  return (await person.upload(api.uploadIdentityPaper, { fields: { kind }, file })).paper.paperWsid;
};

/** The owner and then the enterprise apply for their verification, and the operator of the demo passes both. */
export async function verify({ owner, enterpriseWsid, name }: Firm, base: string): Promise<void> {
  const operator = createPerson(base, { name: OPERATOR.login, contact: OPERATOR.login });
  const password = wirePassword('login', OPERATOR.password);
  await operator.call(api.createOperatorSession, { body: { login: OPERATOR.login, password } });
  const pass = async ({ application: { applicationWsid } }: { application: { applicationWsid: string } }) =>
    operator.call(api.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
  const personal = { realName: owner.name, numberKind: 'PASSPORT', number: `E${freshPhone().slice(-8)}` } as const;
  await pass(
    await owner.call(api.applyIdentity, {
      params: { userWsid: owner.userWsid },
      body: { ...personal, papers: [await handIn(owner, 'PASSPORT')] },
    }),
  );
  const company = { name, numberKind: 'UNIFIED_SOCIAL_CODE', number: socialCode(), legalName: owner.name } as const;
  await pass(
    await owner.call(api.applyEnterpriseIdentity, {
      params: { enterpriseWsid },
      body: { ...company, papers: [await handIn(owner, 'BUSINESS_LICENCE')] },
    }),
  );
}

/** Being named by the enterprise is the invitation (Rulings §3): the person joins by it. Answers the membership. */
async function join({ enterpriseWsid, owner }: Firm, person: Person): Promise<string> {
  const sketch = [{ person, role: 'SIGNER', fields: [{ type: 'WRITE_SIGN', box: [80, 140, 140, 70] }] }] as const;
  const { envelopeWsid, participantWsids } = await sendContract(owner, '入职确认', sketch, { stop: 'draft' });
  const [participantWsid = ''] = participantWsids;
  const named = { participantWsid, type: 'ENTERPRISE_MEMBER', enterpriseWsid } as const;
  await owner.call(api.updateParticipants, { params: { envelopeWsid }, body: { participants: [named] } });
  await owner.call(api.startEnvelope, { params: { envelopeWsid } });
  await person.call(api.joinEnterprise, { params: { envelopeWsid, participantWsid } });
  const { accounts } = await person.call(api.listAccounts, { params: { userWsid: person.userWsid } });
  return accounts.find((one) => one.enterpriseWsid === enterpriseWsid)?.userWsid ?? '';
}

/**
 * Takes a person in as a member who holds these permission keys by a role of their own; their account there is active.
 * Answers the id of the membership.
 */
export async function takeIn(firm: Firm, person: Person, keys: readonly PermissionKey[]): Promise<string> {
  const { enterpriseWsid, owner } = firm;
  const params = { enterpriseWsid };
  const memberWsid = await join(firm, person);
  if (keys.length > 0) {
    const body = { name: `角色 ${person.name}`, privilegeList: keys.map((permissions) => ({ permissions })) };
    const { enterpriseRole } = await owner.call(api.createRole, { params, body });
    await owner.call(api.bindRoleAuthors, {
      params: { roleId: enterpriseRole.enterpriseRoleWsid },
      body: { memberWsids: [memberWsid] },
    });
  }
  await changeTo(person, memberWsid);
  return memberWsid;
}

/** A checked office seal made from a pattern, over HTTP. */
export async function checkedSeal({ owner, enterpriseWsid, name: text }: Firm, name: string): Promise<string> {
  const pattern = { kind: 'CONTRACT', text, bottomText: '1101051234567' } as const;
  const { officeSeal } = await owner.call(api.createOfficeSeal, { body: { name, pattern } });
  const { sealApplications } = await owner.call(api.listSealApplications, { query: { filters: 'status=WAITING' } });
  const mine = sealApplications.find((one) => one.officeSeal.officeSealWsid === officeSeal.officeSealWsid);
  const handledApplications = [{ sealApplicationWsid: mine?.sealApplicationWsid ?? '', passed: true }];
  await owner.call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications } });
  return officeSeal.officeSealWsid;
}
