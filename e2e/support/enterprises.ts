import { api, operatorApi } from '@countersign/contract';
import { type IdentityPaper, type PermissionKey, isUnifiedSocialCode } from '@countersign/domain';
import { type Person, createPerson, drawnPng, wirePassword } from '@countersign/testkit/client';
import { foundEnterprise } from './enterprise.ts';
import { OPERATOR } from './operators.ts';
import { freshPhone } from './people.ts';

export interface Firm {
  readonly enterpriseWsid: string;
  readonly name: string;
  readonly owner: Person;
}

/** An enterprise whose owner has its account active. */
export async function found(owner: Person, name: string): Promise<Firm> {
  const { enterpriseWsid } = await foundEnterprise(owner, name);
  return { enterpriseWsid, name, owner };
}

const CODE_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** A unified social credit code with a valid check character, unique within a run. */
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

/** The owner and then the enterprise apply for verification, and the operator of the demo approves both. */
export async function verify({ owner, enterpriseWsid, name }: Firm, base: string): Promise<void> {
  const operator = createPerson(base, { name: OPERATOR.login, contact: OPERATOR.login });
  const password = wirePassword('login', OPERATOR.password);
  await operator.call(operatorApi.createOperatorSession, { body: { login: OPERATOR.login, password } });
  const pass = async ({ application: { applicationWsid } }: { application: { applicationWsid: string } }) =>
    operator.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
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

/**
 * Adds a person as a member with these permission keys, through a role of their own; their enterprise account is active.
 * Returns the id of the membership.
 */
export async function admitMember(firm: Firm, person: Person, keys: readonly PermissionKey[]): Promise<string> {
  const { enterpriseWsid, owner } = firm;
  const params = { enterpriseWsid };
  const invitee = { contact: person.contact, name: person.name };
  const { invitations } = await owner.call(api.createInvitations, { params, body: { invitations: [invitee] } });
  const invite = invitations[0]?.invitationWsid ?? '';
  const { account } = await person.call(api.acceptInvitation, { params: { invite } });
  const memberWsid = account?.userWsid ?? '';
  if (keys.length > 0) {
    const body = { name: `角色 ${person.name}`, privilegeList: keys.map((permissions) => ({ permissions })) };
    const { enterpriseRole } = await owner.call(api.createRole, { params, body });
    await owner.call(api.bindRoleAuthors, {
      params: { roleId: enterpriseRole.enterpriseRoleWsid },
      body: { memberWsids: [memberWsid] },
    });
  }
  const body = { destinationWsid: memberWsid };
  await person.call(api.changeAccount, { params: { userWsid: person.userWsid }, body });
  return memberWsid;
}

/** An approved office seal made from a pattern, over HTTP. */
export async function checkedSeal({ owner, enterpriseWsid, name: text }: Firm, name: string): Promise<string> {
  const pattern = { kind: 'CONTRACT', text, bottomText: '1101051234567' } as const;
  const { officeSeal } = await owner.call(api.createOfficeSeal, { body: { name, pattern } });
  const { sealApplications } = await owner.call(api.listSealApplications, { query: { filters: 'status=WAITING' } });
  const mine = sealApplications.find((one) => one.officeSeal.officeSealWsid === officeSeal.officeSealWsid);
  const handledApplications = [{ sealApplicationWsid: mine?.sealApplicationWsid ?? '', passed: true }];
  await owner.call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications } });
  return officeSeal.officeSealWsid;
}
