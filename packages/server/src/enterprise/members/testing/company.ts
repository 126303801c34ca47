import { type Participant, api } from '@countersign/contract';
import { type ParticipantType, fromWsid, toWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import type { Person, World } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { enterprise, enterpriseRoleAuthor, member } from '../../../platform/index.ts';
import { contactOf } from '../../../contracts/envelopes/core/testing/draft.ts';
import { uploadFile } from '../../../contracts/files/testing/upload.ts';
import { found } from '../../../accounts/identity/testing/applying.ts';
import { drawn, password } from '../../../signing/ceremony/testing/signing-world.ts';

export interface Company {
  readonly owner: Person;
  readonly enterpriseWsid: string;
  readonly name: string;
  readonly ownMemberWsid: string;
  /** The role with the alias SUPER_ADMINISTRATOR. */
  readonly roleWsid: string;
}

/** Founds an enterprise; its account is then the active one of the owner. */
export async function company(owner: Person, name: string): Promise<Company> {
  const { enterpriseWsid, memberWsid } = await found(owner, name);
  const { enterpriseRoles } = await owner.call(api.listEnterpriseRoles, { params: { enterpriseWsid } });
  const roleWsid = enterpriseRoles[0]?.enterpriseRoleWsid ?? '';
  return { owner, enterpriseWsid, name, ownMemberWsid: memberWsid, roleWsid };
}

/** Makes a person a member directly, with the role if one is given; returns the wsid of the membership. */
export async function employ(
  { services }: World,
  { enterpriseWsid, roleWsid }: Company,
  person: Person,
  { holdsRole = false }: { holdsRole?: boolean } = {},
): Promise<string> {
  const [id, createdAt] = [services.ids.next(), services.clock.now()];
  const enterpriseId = fromWsid('enterprise', enterpriseWsid) ?? '';
  const personId = fromWsid('user', person.userWsid) ?? '';
  await services.db.withTx(async (tx) => {
    await tx.insert(member).values({ id, enterpriseId, personId, status: 'NORMAL', createdAt });
    const roleId = fromWsid('role', roleWsid) ?? '';
    if (holdsRole) await tx.insert(enterpriseRoleAuthor).values({ roleId, memberId: id, createdAt });
  });
  return toWsid('enterpriseUser', id);
}

/** Makes the enterprise verified without the decision of an operator. */
export async function verify({ services }: World, { enterpriseWsid }: Pick<Company, 'enterpriseWsid'>): Promise<void> {
  const id = fromWsid('enterprise', enterpriseWsid) ?? '';
  await services.db.withTx((tx) => tx.update(enterprise).set({ idttvStatus: 'PASSED' }).where(eq(enterprise.id, id)));
}

/** The properties of a participant that a test sets; the others have defaults. */
export interface Named {
  readonly name: string;
  readonly contact?: string;
  readonly type?: ParticipantType;
  readonly sequence?: number;
  readonly roleType?: 'SIGNER' | 'CHECKER';
  readonly memberWsid?: string;
  readonly enterpriseWsid?: string;
  readonly enterpriseName?: string;
  readonly enterpriseRoleWsid?: string;
  readonly secureLevel?: 'DISPOSABLE_CERT' | 'PERSONAL_CERT' | 'ENTERPRISE_CERT' | 'SHIELD_CERT';
}

/** A participant as `addParticipants` takes it. */
export const given = ({ contact, type = 'PERSON', sequence = 1, roleType = 'SIGNER', ...rest }: Named) => ({
  ...rest,
  contact: contact === undefined ? {} : contactOf(contact),
  type,
  assignedSequence: sequence,
  roleType,
});

/** A draft over HTTP that could be sent: a title, a document, these participants, a signature field for each signer. */
export async function draftOf(sender: Person, named: readonly Named[], title = '采购合同') {
  const { envelope } = await sender.call(api.createEnvelope, { body: {} });
  const params = { envelopeWsid: envelope.envelopeWsid };
  await sender.call(api.updateEnvelope, { params, body: { title } });
  const { fileWsid } = await uploadFile(sender, 'contract.pdf', textPdf(1));
  await sender.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
  const { participants } = await sender.call(api.addParticipants, {
    params,
    body: { participants: named.map(given) },
  });
  const others = participants.filter(({ actionType }) => actionType !== 'SENDER');
  const signers = others.filter(({ actionType }) => actionType === 'SIGNER');
  const forms = signers.map(({ participantWsid }, at) => ({
    fileWsid,
    participantWsid,
    formType: 'WRITE_SIGN' as const,
    page: 1,
    position: { ulx: 60, uly: 200 + 40 * at, lrx: 143, lry: 167 + 40 * at },
  }));
  if (forms.length > 0) await sender.call(api.addForms, { params, body: { forms } });
  const of = (name: string): Participant => {
    const one = others.find((other) => other.name === name);
    if (one === undefined) throw new Error(`${name} is not in the envelope`);
    return one;
  };
  return { params, envelopeWsid: envelope.envelopeWsid, fileWsid, of };
}

/** The draft of `draftOf`, sent; its documents are prepared. */
export async function sent(sender: Person, named: readonly Named[], title?: string) {
  const draft = await draftOf(sender, named, title);
  const { envelope } = await sender.call(api.startEnvelope, { params: draft.params });
  if (envelope.prepareState !== 'DONE') throw new Error(`the documents are ${envelope.prepareState}`);
  return draft;
}

/** Signs every field with a drawing, confirmed by the sign password. */
export const signPlainly = async (person: Person, params: Place) =>
  person.call(api.sign, { params, body: await plainBody(person, params) });

interface Place {
  readonly envelopeWsid: string;
  readonly participantWsid: string;
}

/** The body of `sign` for `signPlainly`. */
export async function plainBody(person: Person, params: Place) {
  const page = await person.call(api.getSigning, { params });
  const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
  const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
  return { documents, forms, ...password(person) };
}
