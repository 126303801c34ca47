import { api, pathOf, operatorApi } from '@countersign/contract';
import { PATTERN_KINDS, fromWsid } from '@countersign/domain';
import type { Person, World } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, enterprise } from '../../platform/index.ts';
import { applyAsPerson, handIn } from '../../accounts/identity/testing/applying.ts';
import { type Company, company } from '../../enterprise/members/testing/company.ts';
import { confirmAs, operatorAt } from '../../operator/console/testing/staff.ts';
import { checkSeal, checkedSeal, giveKeys, listOf, makeSeal, photograph } from './testing/sealed.ts';
import { handle, messagesOf, of, twoFirms } from './testing/two-firms.ts';

let world: World;
let firm: Company;
let worker: Person;
let workerWsid: string;
let operator: Person;
/** Verified by an operator, with its legal representative. */
let verifiedFirm: Company;
beforeAll(async () => {
  ({ world, firm, worker, workerWsid } = await twoFirms());
  operator = await operatorAt(world, 'sealer');
  const owner = world.stranger({ name: '陈静', contact: '13522000021' });
  await owner.register();
  await approve((await applyAsPerson(owner)).applicationWsid);
  verifiedFirm = await company(owner, '静远贸易有限公司');
  await verifyAs(owner, verifiedFirm.enterpriseWsid, { name: verifiedFirm.name, legalName: owner.name });
});
const approve = (applicationWsid: string) =>
  operator.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
async function verifyAs(owner: Person, enterpriseWsid: string, stated: { name: string; legalName: string }) {
  const number = { numberKind: 'REGIST_CODE', number: '110108000000016' } as const;
  const papers = [await handIn(owner, 'BUSINESS_LICENCE'), await handIn(owner, 'AUTHORISATION')];
  const asked = { params: { enterpriseWsid }, body: { ...stated, ...number, papers } };
  await approve((await owner.call(api.applyEnterpriseIdentity, asked)).application.applicationWsid);
}
afterAll(() => world.close());

const BANK = '中国工商银行股份有限公司';
const upload = async ({ owner }: Company, name: string) =>
  (
    await owner.upload(api.uploadOfficeSeal, {
      fields: { name, widthMm: '40' },
      file: { name: 'seal.png', bytes: photograph() },
    })
  ).officeSeal.officeSealWsid;
const seen = async ({ owner }: Company, officeSealWsid: string) =>
  (await owner.call(api.getOfficeSeal, of(officeSealWsid))).officeSeal;
const waitingChecks = async () =>
  (await operator.call(operatorApi.listSealChecks, { query: { filters: 'nameCheck=WAITING' } })).sealChecks;

describe('The company name in the picture of a seal (Rulings §8.13, security 74)', () => {
  it('is set by the server: a seal in the name of another company is neither drawn nor previewed', async () => {
    for (const pattern of [
      { kind: 'ENTERPRISE', text: BANK },
      { kind: 'CONTRACT', centerText: BANK },
      { kind: 'OVAL', centerText: '中国工商银行' },
      { kind: 'ENTERPRISE', bottomText: BANK },
    ] as const) {
      const refused = await firm.owner.refused(api.createOfficeSeal, { body: { name: '行章', pattern } });
      expect(refused.status).toBe(422);
      const preview = await firm.owner.fetch('/api/seals/office-seals/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pattern }),
      });
      expect(preview.status).toBe(422);
    }
    const seal = await makeSeal(firm, BANK);
    expect(seal).toMatchObject({ name: BANK, companyName: firm.name, pattern: { text: firm.name }, nameCheck: null });
  });

  it.each(PATTERN_KINDS)('is the verified one, and no other, in a seal of the kind %s', async (kind) => {
    const { owner, name } = verifiedFirm;
    const text = kind === 'LEGAL_REPRESENTATIVE' ? owner.name : name;
    for (const pattern of [{ text: BANK }, { bottomText: 'ICBC-2026' }, { centerText: BANK }])
      expect(
        await owner.refused(api.createOfficeSeal, { body: { name: `${kind}章`, pattern: { kind, ...pattern } } }),
      ).toMatchObject({ status: 422 });
    const seal = await makeSeal(verifiedFirm, `${kind}章`, { kind });
    expect(seal).toMatchObject({ companyName: name, pattern: { text }, nameCheck: null });
    const picture = async () => Buffer.from(await (await owner.fetch(seal.pictureHref?.href ?? '')).arrayBuffer());
    const drawn = await picture();
    // Its picture comes from the server only: neither its words nor its picture can be replaced later.
    const params = { officeSealWsid: seal.officeSealWsid };
    for (const change of [{ pattern: { kind, text: BANK } }, { digest: '0'.repeat(64) }, { companyName: BANK }]) {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'PATCH', headers, body: JSON.stringify({ name: BANK, ...change }) };
      expect((await owner.fetch(pathOf(api.renameOfficeSeal, params), init)).status).toBe(400);
    }
    const { officeSeal } = await owner.call(api.renameOfficeSeal, { params, body: { name: `${BANK}${kind}` } });
    expect(officeSeal).toMatchObject({ companyName: name, pattern: { text } });
    expect((await picture()).equals(drawn)).toBe(true);
  });

  it('includes the legal representative: after another one is verified, their seal is made again', async () => {
    const { owner, enterpriseWsid, name } = verifiedFirm;
    const seals = [
      await checkedSeal(verifiedFirm, '法人章', { kind: 'LEGAL_REPRESENTATIVE' }),
      await checkedSeal(verifiedFirm, '公章'),
    ];
    // Only from SENIOR_NO_CERT can it pass a second time.
    const id = fromWsid('enterprise', enterpriseWsid) ?? '';
    await world.services.db.withTx((tx) =>
      tx.update(enterprise).set({ idttvStatus: 'SENIOR_NO_CERT' }).where(eq(enterprise.id, id)),
    );
    await verifyAs(owner, enterpriseWsid, { name, legalName: '李强' });
    const reasons = async () => {
      const { officeSeals } = await listOf(owner);
      return seals.map((wsid) => officeSeals.find(({ officeSealWsid }) => officeSealWsid === wsid)?.whyNot);
    };
    expect(await reasons()).toEqual(['NAME_OUTDATED', null]);
    const again = await makeSeal(verifiedFirm, '新法人章', { kind: 'LEGAL_REPRESENTATIVE' });
    expect(again).toMatchObject({ pattern: { text: '李强' } });
  });

  it('is compared by an operator if the picture was uploaded; before that it signs nothing', async () => {
    const officeSealWsid = await upload(firm, '扫描章');
    expect(await waitingChecks()).toEqual([]);
    await checkSeal(firm, officeSealWsid);
    const usable = async () => (await listOf(firm.owner, 'usable=true')).officeSeals.map(({ name }) => name);
    expect(await seen(firm, officeSealWsid)).toMatchObject({ checkStatus: 'WAITING', nameCheck: 'WAITING' });
    expect(await usable()).not.toContain('扫描章');
    const [check] = await waitingChecks();
    expect(check).toMatchObject({ officeSealWsid, name: '扫描章', verifiedName: firm.name, refusedBefore: 0 });
    expect(
      (await operator.bytes(operatorApi.getSealCheckPicture, of(officeSealWsid))).headers.get('content-type'),
    ).toBe('image/png');
    const decide = (body: { passed: boolean; verifiedName?: string; reason?: string }) => ({
      ...of(officeSealWsid),
      body,
    });
    for (const [body, error] of [
      [{ passed: true }, 'ERROR_SEAL_NAME_OUTDATED'],
      [{ passed: true, verifiedName: BANK }, 'ERROR_SEAL_NAME_OUTDATED'],
      [{ passed: false }, 'ERROR_REASON_MISSING'],
    ] as const)
      expect(await operator.refused(operatorApi.decideSealCheck, decide(body))).toMatchObject({ error });
    await operator.call(operatorApi.decideSealCheck, decide({ passed: true, verifiedName: firm.name }));
    expect(await seen(firm, officeSealWsid)).toMatchObject({
      checkStatus: 'CHECKED',
      nameCheck: 'PASSED',
      companyName: firm.name,
    });
    expect(await usable()).toContain('扫描章');
    expect(
      await operator.refused(operatorApi.decideSealCheck, decide({ passed: true, verifiedName: firm.name })),
    ).toMatchObject({
      status: 409,
      error: 'ERROR_SEAL_NAME_CHECK_DONE',
    });
    const [told] = await messagesOf(world, firm.owner, firm.ownMemberWsid);
    expect(told).toMatchObject({ actionType: 'SEAL_DECIDED' });
    // A picture accepted by mistake is refused later, permanently, by two operators.
    const body = { passed: false, reason: '误认' };
    expect(await operator.refused(operatorApi.decideSealCheck, decide(body))).toMatchObject({
      error: 'ERROR_SEAL_NAME_CHECK_DONE',
    });
    const asked = { kind: 'SEAL_REVOKE', subject: officeSealWsid, reason: body.reason } as const;
    const { request } = await operator.call(operatorApi.createOperatorRequest, { body: asked });
    expect(request).toMatchObject({ subject: officeSealWsid, subjectName: '扫描章' });
    await confirmAs(world, 'sealer2', request);
    expect(await operator.refused(operatorApi.createOperatorRequest, { body: asked })).toMatchObject({
      error: 'ERROR_REQUEST_SUBJECT',
    });
    expect(await seen(firm, officeSealWsid)).toMatchObject({ checkStatus: 'REFUSED', nameCheck: 'REFUSED' });
    expect(await usable()).not.toContain('扫描章');
    for (const late of [body, { passed: true, verifiedName: firm.name }])
      expect(await operator.refused(operatorApi.decideSealCheck, decide(late))).toMatchObject({
        error: 'ERROR_SEAL_NAME_CHECK_DONE',
      });
  });

  it('is a reason to refuse an uploaded picture with another name; its maker is told the reason', async () => {
    const officeSealWsid = await upload(firm, '他行章');
    await checkSeal(firm, officeSealWsid);
    const body = { passed: false, reason: '图案中的名称不是贵公司' };
    await operator.call(operatorApi.decideSealCheck, { ...of(officeSealWsid), body });
    expect(await seen(firm, officeSealWsid)).toMatchObject({ checkStatus: 'REFUSED', checkReason: body.reason });
    const [told] = await messagesOf(world, firm.owner, firm.ownMemberWsid);
    expect(told?.messageContent).toContain(body.reason);
    const again = await upload(firm, '再传章');
    await checkSeal(firm, again);
    expect((await waitingChecks()).find((one) => one.officeSealWsid === again)).toMatchObject({ refusedBefore: 2 });
  });

  it('ends the use of the seal when it changes, until the seal is made again', async () => {
    const officeSealWsid = await checkedSeal(firm, '旧名章');
    const id = fromWsid('enterprise', firm.enterpriseWsid) ?? '';
    const rename = (name: string) =>
      world.services.db.withTx((tx) => tx.update(enterprise).set({ name }).where(eq(enterprise.id, id)));
    await rename('云锦新材料有限公司');
    const { officeSeals } = await listOf(firm.owner, 'name=旧名章');
    expect(officeSeals).toMatchObject([{ usable: false, whyNot: 'NAME_OUTDATED' }]);
    await rename(firm.name);
    expect((await listOf(firm.owner, 'name=旧名章')).officeSeals).toMatchObject([{ officeSealWsid, usable: true }]);
  });
});

describe('The maker of a seal', () => {
  it('approves it only if no other member can; the seal and the audit row then say so', async () => {
    const alone = await checkedSeal(firm, '独审章');
    expect(await seen(firm, alone)).toMatchObject({ selfApproved: true });
    await giveKeys(world, firm, workerWsid, ['officeSeals:applications:handle', 'officeSeals:formUpload']);
    await makeSeal(firm, '众审章');
    const waiting = async (by: Person) => {
      const { sealApplications } = await by.call(api.listSealApplications, {
        query: { filters: 'kind=CREATE,status=WAITING' },
      });
      return sealApplications[0]?.sealApplicationWsid ?? '';
    };
    const refused = await handle(firm, await waiting(firm.owner), { passed: true });
    expect(refused.handledApplications[0]).toMatchObject({ error: 'ERROR_SEAL_SELF_AUDIT' });
    const handledApplications = [{ sealApplicationWsid: await waiting(firm.owner), passed: true }];
    const body = { enterpriseWsid: firm.enterpriseWsid, handledApplications };
    const { handledApplications: handled } = await worker.call(api.handleSealApplications, { body });
    expect(handled[0]?.error).toBeNull();
    const rows = await world.services.db.withTx((tx) =>
      tx.select().from(audit).where(eq(audit.kind, 'officeSeal.applicationPassed')).orderBy(audit.number),
    );
    expect(rows.map(({ detail }) => [detail.name, detail.selfApproved]).slice(-2)).toEqual([
      ['独审章', 'true'],
      ['众审章', undefined],
    ]);
  });
});
