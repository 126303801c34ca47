import { CallError, api } from '@countersign/contract';
import { type EnterpriseIdentityStatus, fromWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../platform/index.ts';
import { setEnterpriseIdentity } from '../../accounts/memberships/enterprise-store.ts';
import { type Company, company, employ, verify } from '../../enterprise/members/testing/company.ts';
import { sign as signDirectly } from '../ceremony/acts/sign.ts';
import { signCall } from '../ceremony/testing/direct-call.ts';
import { type Judges, openJudges } from '../ceremony/testing/judges.ts';
import { drawn } from '../ceremony/testing/signing-world.ts';
import { authorize, checkedSeal, isPng, makeSeal, sealBody, sentForSeals, signWithSeal } from './testing/sealed.ts';

let world: World;
let judges: Judges;
let firm: Company;
let other: Company;
let worker: Person;
let workerWsid: string;
let officeSealWsid: string;
beforeAll(async () => {
  world = await createWorld();
  judges = openJudges(await (await fetch(`${world.base}/pki/ca/root.pem`)).text());
  const [wang, li, alice] = await world.people('wang', 'li', 'alice');
  firm = await company(wang, '云锦纺织有限公司');
  other = await company(li, '对方贸易有限公司');
  await verify(world, firm);
  await verify(world, other);
  worker = alice;
  workerWsid = await employ(world, firm, worker);
  officeSealWsid = await checkedSeal(firm, '合同章', { kind: 'CONTRACT' });
});
afterAll(async () => {
  judges.close();
  await world.close();
});
/** Idle sessions end after half an hour; each seal is requested in a new minute. */
beforeEach(() => world.clock.advance({ seconds: 30 }));

const workerOf = (by = worker) => ({
  name: '经办人',
  contact: by.contact,
  type: 'ENTERPRISE_MEMBER' as const,
  enterpriseWsid: firm.enterpriseWsid,
});
const forWorker = async () => (await sentForSeals(other.owner, [workerOf()])).places[0]!;
const revoke = () =>
  firm.owner.call(api.revokeOfficeSealAuthorization, {
    params: { officeSealWsid },
    body: { memberWsids: [workerWsid] },
  });
const letUse = (body: { count?: number; endDatetime?: string } = {}) =>
  authorize(firm, officeSealWsid, { memberWsids: [workerWsid], ...body });
async function setIdentity(idttvStatus: EnterpriseIdentityStatus): Promise<void> {
  const id = fromWsid('enterprise', firm.enterpriseWsid) ?? '';
  await world.services.db.withTx((tx) => setEnterpriseIdentity(tx, id, { idttvStatus }, world.clock.now()));
}
const records = async () =>
  (await firm.owner.call(api.listSealUseRecords, { params: { officeSealWsid }, query: { limit: 100 } })).useRecords;
const usedCount = async () => {
  const { authorizations } = await firm.owner.call(api.listOfficeSealAuthorizations, {
    query: { filters: `officeSealWsid=${officeSealWsid}`, limit: 1 },
  });
  return authorizations[0]?.usedCount;
};
async function finished(sender: Person, envelopeWsid: string): Promise<Uint8Array> {
  await world.app.jobs.drain();
  const params = { envelopeWsid };
  expect((await sender.call(api.getEnvelope, { params, query: {} })).envelope.status).toBe('ED_SUCCESS');
  const { documents } = await sender.call(api.listDocuments, { params });
  const document = { ...params, docId: documents[0]?.docId ?? '' };
  return new Uint8Array(await (await sender.bytes(api.getDocumentContent, { params: document })).arrayBuffer());
}

describe('A contract that two enterprises sign with their seals', () => {
  it('shows them at their real size, under valid certificates that name both enterprises; each use is recorded', async () => {
    const theirs = await checkedSeal(other, '对方公章');
    await letUse();
    const member = { type: 'ENTERPRISE_MEMBER' as const };
    const { params, places } = await sentForSeals(other.owner, [
      workerOf(),
      { name: '老板', contact: other.owner.contact, ...member, enterpriseWsid: other.enterpriseWsid },
    ]);
    const [first, second] = places as [(typeof places)[0], (typeof places)[0]];
    const page = await worker.call(api.getSigning, { params: first });
    expect(page.actsFor).toEqual({ enterpriseWsid: firm.enterpriseWsid, name: firm.name, verified: true });
    expect(page.officeSeals).toMatchObject([{ officeSealWsid, name: '合同章', widthMm: 42, heightMm: 42 }]);
    const shown = await worker.fetch(page.officeSeals[0]?.pictureHref.href ?? '');
    expect(isPng(new Uint8Array(await shown.arrayBuffer()))).toBe(true);
    await signWithSeal(worker, first, officeSealWsid);
    await signWithSeal(other.owner, second, theirs);
    const pdf = await finished(other.owner, params.envelopeWsid);
    const signatures = judges.pdfsig(pdf).filter(({ isTimestamp }) => !isTimestamp);
    expect(signatures.map(({ valid, trusted }) => [valid, trusted])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(judges.qpdf(pdf)).toBe('');
    const { verification } = await worker.upload(api.verifyPdf, { fields: {}, file: { name: 'a.pdf', bytes: pdf } });
    expect(verification.valid).toBe(true);
    expect(verification.signatures.map(({ organisation }) => organisation)).toEqual([firm.name, other.name]);
    // 119 points wide in the middle of a box of 125: the ring is three points from its edge, and nothing is outside it.
    const sheet = judges.page(pdf, 1);
    const [left, middle] = [100, sheet.height - 437];
    const isRed = (x: number): boolean => /^#[cd-f].[0-5].[0-5]./.test(sheet.at(x, middle));
    expect([isRed(left + 1), isRed(left + 4), isRed(left + 62)]).toEqual([false, true, true]);
    expect(await records()).toMatchObject([
      { memberWsid: workerWsid, envelopeTitle: '用印合同', sealName: '合同章', envelopeWsid: params.envelopeWsid },
    ]);
    const { activities } = await other.owner.call(api.listActivities, { params });
    const signed = activities.filter(({ kind }) => kind === 'participant.signed');
    expect(signed[0]?.detail[`seal.${officeSealWsid}`]).toContain('合同章');
    const evidence = await other.owner.bytes(api.getEvidence, { params });
    expect(judges.text(new Uint8Array(await evidence.arrayBuffer()))).toContain('合同章 (');
    const { officeSeal } = await firm.owner.call(api.getOfficeSeal, { params: { officeSealWsid } });
    expect(officeSeal).toMatchObject({ useCount: 1, holderCount: 1 });
    expect(officeSeal.lastUsedDatetime).not.toBeNull();
  });
});

describe('A seal of an enterprise', () => {
  it('can be a check-mark seal over the edges of the pages, under the same right', async () => {
    await letUse();
    const { params, places } = await sentForSeals(other.owner, [workerOf()], 'MULTI_CHECK_MARK');
    await signWithSeal(worker, places[0]!, officeSealWsid);
    const pdf = await finished(other.owner, params.envelopeWsid);
    const isRed = (page: number): boolean => {
      const sheet = judges.page(pdf, page);
      const along = Array.from({ length: sheet.height - 2 }, (_, y) => sheet.at(sheet.width - 20, y + 1));
      return along.some((colour) => /^#[cd-f].[0-5].[0-5]./.test(colour));
    };
    expect([isRed(1), isRed(2)]).toEqual([true, true]);
    expect((await records())[0]).toMatchObject({ envelopeWsid: params.envelopeWsid });
  });

  it('is used by the holder of a role that acts for it, as the bound member (Spec §6)', async () => {
    const { enterpriseWsid, roleWsid: enterpriseRoleWsid } = firm;
    const role = { name: '法人代表', type: 'ENTERPRISE_ROLE' as const, enterpriseWsid, enterpriseRoleWsid };
    const place = (await sentForSeals(other.owner, [role])).places[0]!;
    const page = await firm.owner.call(api.getSigning, { params: place });
    expect(page.officeSeals.map((seal) => seal.officeSealWsid)).toContain(officeSealWsid);
    await signWithSeal(firm.owner, place, officeSealWsid);
    expect((await records())[0]).toMatchObject({ memberWsid: firm.ownMemberWsid, envelopeWsid: place.envelopeWsid });
  });

  it('is neither shown to nor usable by a person who came by a signing link (security 18, 33)', async () => {
    await letUse();
    const place = await forWorker();
    const body = await sealBody(worker, place, officeSealWsid);
    const guest = world.stranger({ name: worker.name, contact: worker.contact });
    await guest.openLink(place.participantWsid);
    const page = await guest.call(api.getSigning, { params: place });
    expect([page.actsFor, page.officeSeals]).toEqual([null, []]);
    const picture = await guest.bytes(api.getSigningSealPicture, { params: { ...place, officeSealWsid } });
    expect(picture.status).toBe(404);
    expect(await guest.refused(api.sign, { params: place, body })).toMatchObject({
      error: 'ERROR_CANT_USE_FREE_LOGIN',
    });
  });
});

describe('A seal cannot be used by', () => {
  it('a participant who signs for themselves, or for another enterprise (security 34, 52)', async () => {
    const alone = (await sentForSeals(other.owner, [{ name: '本人', contact: worker.contact }])).places[0]!;
    const page = await worker.call(api.getSigning, { params: alone });
    expect([page.actsFor, page.officeSeals]).toEqual([null, []]);
    await expect(signWithSeal(worker, alone, officeSealWsid)).rejects.toMatchObject({
      error: 'ERROR_SEAL_OF_ENTERPRISE',
    });
    const member = { type: 'ENTERPRISE_MEMBER' as const, enterpriseWsid: other.enterpriseWsid };
    const theirs = (await sentForSeals(firm.owner, [{ name: '老板', contact: other.owner.contact, ...member }]))
      .places[0]!;
    const foreign = await signWithSeal(other.owner, theirs, officeSealWsid).catch((error: unknown) => error);
    const unknown = await signWithSeal(other.owner, theirs, 'WSID_OSEL_00000000000000000000000000').catch(
      (error: unknown) => error,
    );
    expect([foreign, unknown]).toMatchObject([{ error: 'ERROR_SEAL_NOT_FOUND' }, { error: 'ERROR_SEAL_NOT_FOUND' }]);
  });

  it('a member without authorisation, with an ended one, or for an unchecked seal', async () => {
    await revoke();
    const place = await forWorker();
    expect((await worker.call(api.getSigning, { params: place })).officeSeals).toEqual([]);
    await expect(signWithSeal(worker, place, officeSealWsid)).rejects.toMatchObject({
      error: 'ERROR_SEAL_NOT_AUTHORIZED',
    });
    await letUse({ endDatetime: new Date(world.clock.now().getTime() + 1000).toISOString() });
    world.clock.advance({ seconds: 2 });
    await expect(signWithSeal(worker, place, officeSealWsid)).rejects.toMatchObject({
      error: 'ERROR_SEAL_AUTHORIZATION_ENDED',
    });
    const fresh = await makeSeal(firm, '未审章');
    await authorize(firm, fresh.officeSealWsid, { memberWsids: [workerWsid] });
    await expect(signWithSeal(worker, place, fresh.officeSealWsid)).rejects.toMatchObject({
      error: 'ERROR_SEAL_NOT_CHECKED',
    });
    expect(await worker.call(api.getSigning, { params: place })).toMatchObject({ participant: { status: 'ING_WAIT' } });
  });

  it('anyone, the owner included, while the enterprise is not verified; the page says so', async () => {
    await setIdentity('SENIOR_NO_CERT');
    const named = { ...workerOf(firm.owner), name: '老板' };
    const place = (await sentForSeals(other.owner, [named])).places[0]!;
    const page = await firm.owner.call(api.getSigning, { params: place });
    expect([page.actsFor?.verified, page.officeSeals]).toEqual([false, []]);
    await expect(signWithSeal(firm.owner, place, officeSealWsid)).rejects.toMatchObject({
      error: 'ERROR_SEAL_ENTERPRISE_NOT_VERIFIED',
    });
    await setIdentity('PASSED');
  });

  it('a client that draws one: neither sealData nor writeData replaces the stored seal (security 52)', async () => {
    await letUse();
    const place = await forWorker();
    const body = await sealBody(worker, place, officeSealWsid);
    const formWsid = body.forms[0]?.formWsid ?? '';
    const forged = { ...body, forms: [{ formWsid, initialValue: { writeData: drawn().writeData } }] };
    expect(await worker.refused(api.sign, { params: place, body: forged })).toMatchObject({
      error: 'ERROR_FORM_VALUE',
    });
    // The values that §3 lists beside the seal are accepted, and the stored picture is drawn.
    const initialValue = { sealWsid: officeSealWsid, sealData: drawn().writeData, width: 1, height: 1 };
    await worker.call(api.sign, { params: place, body: { ...body, forms: [{ formWsid, initialValue }] } });
    const pdf = await finished(other.owner, place.envelopeWsid);
    const sheet = judges.page(pdf, 1);
    expect(sheet.at(104, sheet.height - 437)).toMatch(/^#[cd-f].[0-5].[0-5]./);
  });

  it('a signer with a personal certificate, which does not name the enterprise', async () => {
    const named = { ...workerOf(), secureLevel: 'PERSONAL_CERT' as const };
    const place = (await sentForSeals(other.owner, [named])).places[0]!;
    await expect(signWithSeal(worker, place, officeSealWsid)).rejects.toMatchObject({ error: 'ERROR_SEAL_CERT' });
  });
});

describe('A right that is revoked between the page and the signature, or during signing', () => {
  const ACTS: [string, () => Promise<unknown>, string, () => Promise<unknown>][] = [
    ['the authorisation revoked', revoke, 'ERROR_SEAL_NOT_AUTHORIZED', async () => letUse()],
    ['the member disabled', () => setMember('DISABLED'), 'ERROR_NOT_IN_ENVELOPE_FLOW', () => setMember('NORMAL')],
  ];
  async function setMember(status: 'DISABLED' | 'NORMAL'): Promise<void> {
    const id = fromWsid('enterpriseUser', workerWsid) ?? '';
    await world.services.db.withTx((tx) => tx.update(member).set({ status }).where(eq(member.id, id)));
  }
  it.each(ACTS)('leads to a refusal, with %s before the request (security 40)', async (_, take, error, giveBack) => {
    await letUse();
    const place = await forWorker();
    const body = await sealBody(worker, place, officeSealWsid);
    await take();
    expect(await worker.refused(api.sign, { params: place, body })).toMatchObject({ error });
    await giveBack();
  });

  const IN_FLIGHT: [string, string, () => Promise<unknown>, string][] = [
    ['reserved', 'the authorisation revoked', revoke, 'ERROR_SEAL_REVOKED'],
    ['stored', 'the authorisation revoked', revoke, 'ERROR_SEAL_REVOKED'],
    ['stored', 'the enterprise no longer verified', () => setIdentity('WAITING'), 'ERROR_SEAL_ENTERPRISE_NOT_VERIFIED'],
    [
      'stored',
      'the authorisation ended',
      async () => world.clock.advance({ seconds: 20 }),
      'ERROR_SEAL_AUTHORIZATION_ENDED',
    ],
  ];
  it.each(IN_FLIGHT)(
    'leads to a refusal once "%s" with %s, and the use is given back (security 40)',
    async (point, _, take, error) => {
      await letUse({ count: 1, endDatetime: new Date(world.clock.now().getTime() + 10_000).toISOString() });
      const place = await forWorker();
      const body = await sealBody(worker, place, officeSealWsid);
      const call = await signCall(world, worker, { params: place, body });
      const before = (await records()).length;
      let seen: number | undefined;
      const checkpoint = async (at: string): Promise<void> => {
        if (at === 'reserved') seen = await usedCount();
        if (at === point) await take();
      };
      await expect(signDirectly(world.services, call, checkpoint)).rejects.toMatchObject({ message: error });
      expect(seen).toBe(1);
      expect(await usedCount()).toBe(0);
      expect((await records()).length).toBe(before);
      await setIdentity('PASSED');
      const { participants } = await other.owner.call(api.listParticipants, {
        params: { envelopeWsid: place.envelopeWsid },
      });
      expect(participants.find(({ name }) => name === '经办人')?.status).toBe('ING_WAIT');
    },
  );

  it('allows exactly one of two simultaneous signatures when one use is left', async () => {
    await letUse({ count: 1 });
    const places = [await forWorker(), await forWorker()];
    const bodies: Awaited<ReturnType<typeof sealBody>>[] = [];
    for (const place of places) bodies.push(await sealBody(worker, place, officeSealWsid));
    const outcomes = await Promise.all(
      places.map((params, index) =>
        worker.call(api.sign, { params, body: bodies[index]! }).then(
          () => 'signed',
          (error: unknown) => (error instanceof CallError ? error.error : 'fault'),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ERROR_SEAL_USED_UP', 'signed']);
    expect(await usedCount()).toBe(1);
  });

  it('leads to a refusal for an abandoned seal, even for the owner (security 40)', async () => {
    const doomed = await checkedSeal(firm, '将废章');
    const named = { ...workerOf(firm.owner), name: '老板' };
    const place = (await sentForSeals(other.owner, [named])).places[0]!;
    const body = await sealBody(firm.owner, place, doomed);
    const call = await signCall(world, firm.owner, { params: place, body });
    const abandon = async (at: string): Promise<void> => {
      if (at === 'stored') await firm.owner.call(api.abandonOfficeSeal, { params: { officeSealWsid: doomed } });
    };
    await expect(signDirectly(world.services, call, abandon)).rejects.toMatchObject({
      message: 'ERROR_SEAL_ABANDONED',
    });
    expect(await firm.owner.refused(api.sign, { params: place, body })).toMatchObject({
      error: 'ERROR_SEAL_ABANDONED',
    });
  });
});
