import { type IdentityApplication, api } from '@countersign/contract';
import { type IdentityPaper, isIdCardNumber } from '@countersign/domain';
import { type Person, drawnPng } from '@countersign/testkit';

/** Numbers with correct check characters that belong to no one: the examples of the standards. */
export const ID_CARD = '11010519491231002X';
export const SOCIAL_CODE = '91350100M000100Y43';

let lastCard = 0;
/** A resident number with a correct check digit that no other application of the run has. */
export function nextIdCard(): string {
  const body = `11010519900101${String((lastCard += 1)).padStart(3, '0')}`;
  const number = [...'0123456789X'].map((check) => `${body}${check}`).find(isIdCardNumber);
  if (number === undefined) throw new Error(`${body} has no check digit`);
  return number;
}

/** A picture that could be of a document. */
export const picture = (width = 320, height = 200): Buffer => drawnPng(width, height);

export async function handIn(person: Person, kind: IdentityPaper, bytes: Uint8Array = picture()): Promise<string> {
  const { paper } = await person.upload(api.uploadIdentityPaper, { fields: { kind }, file: { name: 'p.png', bytes } });
  return paper.paperWsid;
}

/** Applies as a person with both sides of an identity card. */
export async function applyAsPerson(
  person: Person,
  realName = person.name,
  number = nextIdCard(),
): Promise<IdentityApplication> {
  const papers = [await handIn(person, 'ID_FRONT'), await handIn(person, 'ID_BACK')];
  const params = { userWsid: person.userWsid };
  const body = { realName, numberKind: 'ID_CARD', number, papers } as const;
  return (await person.call(api.applyIdentity, { params, body })).application;
}

/** Founds an enterprise and makes its account the active one. */
export async function found(person: Person, name: string): Promise<{ enterpriseWsid: string; memberWsid: string }> {
  const { enterprise } = await person.call(api.createEnterprise, { body: { name } });
  await changeTo(person, enterprise.userEnterpriseWsid);
  return { enterpriseWsid: enterprise.enterpriseWsid, memberWsid: enterprise.memberWsid };
}

/** Makes another account of the person the active one. */
export const changeTo = (person: Person, destinationWsid: string) =>
  person.call(api.changeAccount, { params: { userWsid: person.userWsid }, body: { destinationWsid } });
