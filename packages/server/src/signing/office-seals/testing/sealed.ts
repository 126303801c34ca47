import { type Api, type BodyIn, type OfficeSeal, api } from '@countersign/contract';
import { type PermissionKey, fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import type { Person, World } from '@countersign/testkit';
import { createCanvas } from '@napi-rs/canvas';
import { enterpriseRole, enterpriseRoleAuthor, enterpriseRolePrivilege } from '../../../platform/index.ts';
import { uploadFile } from '../../../contracts/files/testing/upload.ts';
import { type Company, type Named, given } from '../../../enterprise/members/testing/company.ts';
import { password } from '../../ceremony/testing/signing-world.ts';

type Pattern = BodyIn<Api['createOfficeSeal']>['pattern'];

/** Makes a seal from a pattern, still waiting to be checked. */
export async function makeSeal({ owner }: Company, name = '公章', pattern: Partial<Pattern> = {}): Promise<OfficeSeal> {
  const body = { name, pattern: { kind: 'ENTERPRISE' as const, microText: false, ...pattern } };
  return (await owner.call(api.createOfficeSeal, { body })).officeSeal;
}

/** Passes the seal's own application, as the owner. */
export async function checkSeal({ owner, enterpriseWsid }: Company, officeSealWsid: string): Promise<void> {
  const { sealApplications } = await owner.call(api.listSealApplications, {
    query: { filters: 'kind=CREATE,status=WAITING', limit: 100 },
  });
  const found = sealApplications.find(({ officeSeal }) => officeSeal.officeSealWsid === officeSealWsid);
  const handled = { sealApplicationWsid: found?.sealApplicationWsid ?? '', passed: true };
  await owner.call(api.handleSealApplications, { body: { enterpriseWsid, handledApplications: [handled] } });
}

/** Makes a seal that may sign. */
export async function checkedSeal(firm: Company, name?: string, pattern?: Partial<Pattern>): Promise<string> {
  const { officeSealWsid } = await makeSeal(firm, name, pattern);
  await checkSeal(firm, officeSealWsid);
  return officeSealWsid;
}

export const authorize = ({ owner }: Company, officeSealWsid: string, body: BodyIn<Api['authorizeOfficeSeal']>) =>
  owner.call(api.authorizeOfficeSeal, { params: { officeSealWsid }, body });

/** Creates a role with exactly these keys and gives it to a member. */
export async function giveKeys(
  { services }: World,
  { enterpriseWsid }: Company,
  memberWsid: string,
  keys: readonly PermissionKey[],
): Promise<string> {
  const [roleId, createdAt] = [services.ids.next(), services.clock.now()];
  const enterpriseId = fromWsid('enterprise', enterpriseWsid) ?? '';
  const memberId = fromWsid('enterpriseUser', memberWsid) ?? '';
  await services.db.withTx(async (tx) => {
    await tx.insert(enterpriseRole).values({ id: roleId, enterpriseId, name: roleId, alias: null, createdAt });
    await tx.insert(enterpriseRolePrivilege).values(keys.map((key) => ({ roleId, key })));
    await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId, createdAt });
  });
  return roleId;
}

export const isPng = (bytes: Uint8Array): boolean => Buffer.from(bytes).subarray(1, 4).toString('latin1') === 'PNG';
export const listOf = (person: Person, filters = '') => person.call(api.listOfficeSealsGeneral, { query: { filters } });

/** A little larger than a seal of 42 mm, which is 119 points. */
const BOX = { ulx: 100, uly: 500, lrx: 225, lry: 375 };

/** Sends a contract of two pages with a seal field for each signer, or a check-mark seal over both pages. */
export async function sentForSeals(
  sender: Person,
  named: readonly Named[],
  formType: 'SEAL_SIGN' | 'MULTI_CHECK_MARK' = 'SEAL_SIGN',
) {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title: '用印合同' } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', textPdf(2));
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const { participants } = await sender.call(api.addParticipants, { params, body: { participants: named.map(given) } });
  const signers = participants.filter(({ actionType }) => actionType === 'SIGNER');
  const forms = signers.map(({ participantWsid }, index) => {
    const of = { fileWsid, participantWsid, formType };
    const position = { ...BOX, ulx: BOX.ulx + index * 150, lrx: BOX.lrx + index * 150 };
    return formType === 'SEAL_SIGN' ? { ...of, page: 1, position } : of;
  });
  await sender.call(api.addForms, { params, body: { forms } });
  await sender.call(api.startEnvelope, { params });
  return {
    params,
    fileWsid,
    places: signers.map(({ participantWsid }) => ({ ...params, participantWsid })),
  };
}

/** Returns the body of a sign call in which every field gets the seal. */
export async function sealBody(
  person: Person,
  params: { envelopeWsid: string; participantWsid: string },
  sealWsid: string,
) {
  const page = await person.call(api.getSigning, { params });
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: { sealWsid } }));
  return { documents, forms, ...password(person) };
}

export const signWithSeal = async (
  person: Person,
  params: { envelopeWsid: string; participantWsid: string },
  sealWsid: string,
) => person.call(api.sign, { params, body: await sealBody(person, params, sealWsid) });

/** A red ring on grey paper lit from one side, like a phone photograph. */
export function photograph(): Buffer {
  const canvas = createCanvas(600, 500);
  const context = canvas.getContext('2d');
  const light = context.createLinearGradient(0, 0, 600, 0);
  light.addColorStop(0, '#c8c8c0');
  light.addColorStop(1, '#f4f4ee');
  context.fillStyle = light;
  context.fillRect(0, 0, 600, 500);
  context.strokeStyle = '#c01018';
  context.lineWidth = 20;
  context.beginPath();
  context.arc(300, 250, 190, 0, 2 * Math.PI);
  context.stroke();
  return canvas.toBuffer('image/png');
}
