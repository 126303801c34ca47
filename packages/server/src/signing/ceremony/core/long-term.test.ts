import { nameValue, parseCertificate } from '@countersign/asn1';
import { api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { POLICY } from '@countersign/pki';
import type { Person } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMemberCertificates, revokeCertificate } from '../../../trust/index.ts';
import { certificate, holderKey, person as personTable } from '../../../platform/index.ts';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import {
  type Company,
  type Named,
  company,
  employ,
  plainBody,
  sent,
  signPlainly,
  verify,
} from '../../../enterprise/members/testing/company.ts';
import { sign as signDirectly } from '../acts/sign.ts';
import { signCall } from '../testing/direct-call.ts';
import { type SigningWorld, drawn, openSigningWorld, password } from '../testing/signing-world.ts';

let signing: SigningWorld;
let firm: Company;
let worker: Person;
let memberWsid: string;

beforeAll(async () => {
  signing = await openSigningWorld();
  const { world } = signing;
  const owner = world.stranger({ name: '老板', contact: '13522000001' });
  await owner.register();
  firm = await company(owner, '长期证书有限公司');
  worker = world.stranger({ name: '经办人', contact: '13522000002' });
  await worker.register();
  await worker.setSignPassword();
  memberWsid = await employ(world, firm, worker);
}, 120_000);
afterAll(() => signing.close());
beforeEach(() => signing.goOn());

const verifyPerson = ({ userWsid }: Person, realName: string) =>
  signing.world.services.db.withTx((tx) =>
    tx
      .update(personTable)
      .set({ idttvStatus: 'PASSED', realName })
      .where(eq(personTable.id, fromWsid('user', userWsid) ?? '')),
  );
const rows = (kind: 'PERSONAL' | 'ENTERPRISE') =>
  signing.world.services.db.withTx((tx) =>
    tx
      .select({ serial: certificate.serial, der: certificate.certificate, sealedKey: holderKey.sealedKey })
      .from(certificate)
      .innerJoin(holderKey, eq(holderKey.serial, certificate.serial))
      .where(eq(certificate.kind, kind))
      .orderBy(certificate.issuedAt),
  );
async function startWith(named: Named) {
  const { params, of } = await sent(signing.sender, [named]);
  return { envelope: params, place: { ...params, participantWsid: of(named.name).participantWsid } };
}
/** Returns the finished document, once it is complete. */
async function finished(envelope: { envelopeWsid: string }): Promise<Uint8Array> {
  for (;;) {
    const { status } = (await signing.sender.call(api.getEnvelope, { params: envelope, query: {} })).envelope;
    if (status === 'ED_SUCCESS') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { documents } = await signing.sender.call(api.listDocuments, { params: envelope });
  const params = { ...envelope, docId: documents[0]?.docId ?? '' };
  return new Uint8Array(await (await signing.sender.bytes(api.getDocumentContent, { params })).arrayBuffer());
}

describe('PERSONAL_CERT (Rulings §3)', () => {
  const named = (): Named => ({ name: '李', contact: signing.li.contact, secureLevel: 'PERSONAL_CERT' });

  it('needs a verified identity at the time of signing', async () => {
    const { place } = await startWith(named());
    await expect(signPlainly(signing.li, place)).rejects.toMatchObject({ error: 'ERROR_PERSONAL_CERT' });
    expect(await rows('PERSONAL')).toEqual([]);
  });

  it('is not issued where the identity is withdrawn during signing (Rulings §8.19)', async () => {
    await verifyPerson(signing.han, '韩梅梅');
    const { place } = await startWith({ ...named(), name: '韩', contact: signing.han.contact });
    const call = await signCall(signing.world, signing.han, {
      params: place,
      body: await plainBody(signing.han, place),
    });
    const withdraw = () =>
      signing.world.services.db.withTx((tx) =>
        tx.update(personTable).set({ idttvStatus: 'NO' }).where(eq(personTable.realName, '韩梅梅')),
      );
    const signed = signDirectly(
      signing.world.services,
      call,
      async (point) => void (point === 'reserved' && (await withdraw())),
    );
    await expect(signed).rejects.toMatchObject({ refusal: { error: 'ERROR_PERSONAL_CERT' } });
    expect(await rows('PERSONAL')).toEqual([]);
  });

  it('signs several contracts with one certificate of the verified name, whose key is only stored encrypted', async () => {
    await verifyPerson(signing.li, '李建国');
    const [first, second] = [await startWith(named()), await startWith(named())];
    await signPlainly(signing.li, first.place);
    await signPlainly(signing.li, second.place);
    const [row, ...more] = await rows('PERSONAL');
    expect(more).toEqual([]);
    const parsed = parseCertificate(row?.der ?? new Uint8Array());
    expect(nameValue(parsed.subject, 'CN')).toBe('李建国');
    expect(parsed.policies).toEqual([POLICY.personal]);
    // Every stored key begins with the envelope header of the signer; no PKCS #8 is in it.
    const sealed = Buffer.from(row?.sealedKey ?? []);
    expect(sealed.subarray(0, 5).toString()).toBe('CSKEY');
    for (const { envelope } of [first, second]) {
      const [signature, ...rest] = signing.judges.pdfsig(await finished(envelope));
      expect(signature).toMatchObject({ signer: '李建国', valid: true, trusted: true });
      expect(rest.map(({ isTimestamp }) => isTimestamp)).toEqual([true]);
    }
    const report = await signing.sender.bytes(api.getEvidence, { params: second.envelope });
    expect(signing.judges.text(new Uint8Array(await report.arrayBuffer()))).toContain('long-term, of a person');
    const { certificates } = await signing.li.call(api.listCertificates, {
      params: { userWsid: signing.li.userWsid },
      query: {},
    });
    expect(certificates).toEqual([expect.objectContaining({ kind: 'PERSONAL', serial: row?.serial })]);
  });

  it('requires the login of its owner: a signing link is good for one signature only (Rulings §8.19)', async () => {
    const { place } = await startWith(named());
    const guest = signing.world.person('li');
    await guest.openLink(place.participantWsid);
    await expect(signPlainly(guest, place)).rejects.toMatchObject({ error: 'ERROR_CANT_USE_FREE_LOGIN' });
    await signPlainly(signing.li, place);
  });

  it('is issued again after it was revoked or the name changed', async () => {
    const [before] = await rows('PERSONAL');
    await revokeCertificate(signing.world.services, {
      serial: before?.serial ?? '',
      reason: 'keyCompromise',
      actorName: 'test',
    });
    await signPlainly(signing.li, (await startWith(named())).place);
    expect(await rows('PERSONAL')).toHaveLength(2);
    await verifyPerson(signing.li, '李建民');
    await signPlainly(signing.li, (await startWith(named())).place);
    expect(await rows('PERSONAL')).toHaveLength(3);
  });

  it('is issued once for several simultaneous signatures', async () => {
    await verifyPerson(signing.alice, 'Alice Liddell');
    const alice: Named = { name: 'Alice', contact: signing.alice.contact, secureLevel: 'PERSONAL_CERT' };
    const before = (await rows('PERSONAL')).length;
    const places = await Promise.all([1, 2, 3].map(() => startWith(alice)));
    await Promise.all(places.map(({ place }) => signPlainly(signing.alice, place)));
    expect(await rows('PERSONAL')).toHaveLength(before + 1);
  });
});

describe('ENTERPRISE_CERT (Rulings §3)', () => {
  const named = (): Named => ({
    name: '经办人',
    contact: worker.contact,
    type: 'ENTERPRISE_MEMBER',
    enterpriseWsid: firm.enterpriseWsid,
    secureLevel: 'ENTERPRISE_CERT',
  });

  it('needs a verified enterprise, names it alone if the member is unverified, and ends with the membership', async () => {
    const { envelope, place } = await startWith(named());
    await expect(signPlainly(worker, place)).rejects.toMatchObject({ error: 'ERROR_ENTERPRISE_CERT' });
    await verify(signing.world, firm);
    // Neither the sender's word nor a nickname is used in a certificate for many signatures (rulings §8.19).
    await worker.call(api.updateUser, { params: { userWsid: worker.userWsid }, body: { nickname: '董事长' } });
    await signPlainly(worker, place);
    const [row] = await rows('ENTERPRISE');
    const parsed = parseCertificate(row?.der ?? new Uint8Array());
    expect([nameValue(parsed.subject, 'O'), nameValue(parsed.subject, 'CN')]).toEqual([
      '长期证书有限公司',
      '长期证书有限公司',
    ]);
    expect(parsed.policies).toEqual([POLICY.enterprise]);
    expect(signing.judges.pdfsig(await finished(envelope))[0]).toMatchObject({ valid: true, trusted: true });
    await changeTo(worker, memberWsid);
    const { enterpriseWsid } = firm;
    await firm.owner.login();
    await changeTo(firm.owner, firm.ownMemberWsid);
    await firm.owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
    const { services } = signing.world;
    const [after] = await services.db.withTx((tx) =>
      tx
        .select()
        .from(certificate)
        .where(eq(certificate.serial, row?.serial ?? '')),
    );
    expect(after?.revocationReason).toBe('affiliationChanged');
    // Earlier signatures stay valid: the OCSP response of that time is in the document.
    expect(signing.judges.pdfsig(await finished(envelope))[0]).toMatchObject({ valid: true });
  });

  it.each(['reserved', 'stored'])(
    'does not sign for a member removed once "%s", and leaves no certificate behind (security 40)',
    async (point) => {
      const { world, owner } = { world: signing.world, owner: firm.owner };
      const removed = world.stranger({ name: '离职者', contact: `135220001${point.length}0` });
      await removed.register();
      await removed.setSignPassword();
      const theirs = await employ(world, firm, removed);
      await owner.login();
      await changeTo(owner, firm.ownMemberWsid);
      const { envelope, place: params } = await startWith({ ...named(), name: '离职者', contact: removed.contact });
      const page = await removed.call(api.getSigning, { params });
      const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
      const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
      const call = await signCall(world, removed, { params, body: { documents, forms, ...password(removed) } });
      const removing = async (at: string): Promise<void> => {
        const { enterpriseWsid } = firm;
        if (at === point) await owner.call(api.disableMember, { params: { enterpriseWsid, memberWsid: theirs } });
      };
      await expect(signDirectly(world.services, call, removing)).rejects.toMatchObject({
        message: 'ERROR_NOT_IN_ENVELOPE_FLOW',
      });
      const live = await world.services.db.withTx((tx) =>
        listMemberCertificates(tx, fromWsid('enterpriseUser', theirs) ?? ''),
      );
      expect(live).toEqual([]);
      const { participants } = await signing.sender.call(api.listParticipants, { params: envelope });
      expect(participants.find(({ name }) => name === '离职者')?.status).toBe('ING_WAIT');
    },
  );
});

describe('SHIELD_CERT (Rulings §3)', () => {
  it('is signed by the phone only', async () => {
    const { place } = await startWith({ name: 'Han', contact: signing.han.contact, secureLevel: 'SHIELD_CERT' });
    await expect(signPlainly(signing.han, place)).rejects.toMatchObject({ error: 'ERROR_SHIELD_REQUIRED' });
  });
});
