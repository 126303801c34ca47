import { api, createClient } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactOf } from '../../contracts/envelopes/core/testing/draft.ts';
import { changeTo } from '../../accounts/identity/testing/applying.ts';
import { drawn, password } from '../../signing/ceremony/testing/signing-world.ts';
import { at, listed, newcomer, shown } from './testing/acting.ts';
import { type Company, company, draftOf, employ, sent, signPlainly, verify } from './testing/company.ts';

let world: World;
let wang: Person;
beforeAll(async () => {
  world = await createWorld();
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const someone = (name?: string): Promise<Person> => newcomer(world, name);
const founded = async (name: string): Promise<Company> => company(await someone('老板'), name);
const joins = async ({ owner, enterpriseWsid }: Company) =>
  (await owner.call(api.listJoinApplications, { params: { enterpriseWsid } })).joinApplications;

describe('A person named to act for an enterprise they have not joined (Spec §4 WAITING_JOIN_ENTERPRISE)', () => {
  it('sees that, may not sign, and signs once the owner has admitted them', async () => {
    const [firm, worker] = [await founded('甲方有限公司'), await someone('员工')];
    const named = { name: '员工', contact: worker.contact, type: 'ENTERPRISE_MEMBER' } as const;
    const { params, of, fileWsid } = await sent(wang, [{ ...named, enterpriseWsid: firm.enterpriseWsid }]);
    const place = at(params, of('员工'));
    const { participants } = await wang.call(api.listParticipants, { params });
    expect(participants.find(({ name }) => name === '员工')).toMatchObject({
      waitingJoinEnterprise: true,
      enterpriseName: '甲方有限公司',
    });
    expect(await shown(worker, params)).toBe('WAITING_JOIN_ENTERPRISE');
    // Pre-check 2 of Spec §5, through the page and through the signing route.
    expect(await worker.refused(api.getSigning, { params: place })).toMatchObject({
      error: 'ERROR_WAITING_JOIN_ENTERPRISE',
    });
    const body = { documents: [{ fileWsid, digest: '0'.repeat(64) }], forms: [], ...password(worker) };
    expect(await worker.refused(api.sign, { params: place, body })).toMatchObject({
      error: 'ERROR_WAITING_JOIN_ENTERPRISE',
    });
    const asked = await worker.call(api.joinEnterprise, { params: place });
    expect(asked.joinStatus).toBe('WAITING');
    expect((await worker.call(api.joinEnterprise, { params: place })).joinStatus).toBe('WAITING');
    const waiting = await joins(firm);
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toMatchObject({ name: '员工', envelopeTitle: '采购合同', status: 'WAITING' });
    expect(waiting[0]?.contact).toContain('***');

    const handle = { enterpriseWsid: firm.enterpriseWsid, joinWsid: waiting[0]?.joinWsid ?? '' };
    const { joinApplication } = await firm.owner.call(api.handleJoinApplication, {
      params: handle,
      body: { passed: true },
    });
    expect(joinApplication.status).toBe('PASSED');
    expect(
      await firm.owner.refused(api.handleJoinApplication, { params: handle, body: { passed: false } }),
    ).toMatchObject({ error: 'ERROR_IDENTITY_DECIDED' });
    expect(await joins(firm)).toEqual([]);
    // A right follows the person, whatever account is active; a list belongs to one account.
    expect(await shown(worker, params)).toBe('WAITING_ME_SIGN');
    expect(await listed(worker)).not.toContain(params.envelopeWsid);
    const { accounts } = await worker.call(api.listAccounts, { params: { userWsid: worker.userWsid }, query: {} });
    await changeTo(worker, accounts[1]?.userWsid ?? '');
    expect(await listed(worker)).toContain(params.envelopeWsid);
    const { participant } = await signPlainly(worker, place);
    expect(participant).toMatchObject({ status: 'ED_SUCCESS', authorWsid: accounts[1]?.userWsid });
  });

  it('is refused by the owner for this envelope, and may still return it as the wrong person', async () => {
    const [firm, worker] = [await founded('乙方有限公司'), await someone('外人')];
    const named = { name: '外人', contact: worker.contact, type: 'ENTERPRISE_MEMBER' } as const;
    const { params, of } = await sent(wang, [{ ...named, enterpriseWsid: firm.enterpriseWsid }]);
    const place = at(params, of('外人'));
    await worker.call(api.joinEnterprise, { params: place });
    const [join] = await joins(firm);
    await firm.owner.call(api.handleJoinApplication, {
      params: { enterpriseWsid: firm.enterpriseWsid, joinWsid: join?.joinWsid ?? '' },
      body: { passed: false },
    });
    expect((await worker.call(api.joinEnterprise, { params: place })).joinStatus).toBe('REFUSED');
    expect(await joins(firm)).toEqual([]);
    const { envelope } = await worker.call(api.reject, { params: place, body: { reason: '我不是这家公司的人' } });
    expect(envelope.status).toBe('ED_FAIL_REJECT');
  });

  it('stays refused for an envelope despite other requests, and may ask an enterprise three times a day at most', async () => {
    const [firm, pest] = [await founded('清静有限公司'), await someone('烦人')];
    const { enterpriseWsid } = firm;
    const named = { name: '烦人', contact: pest.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid } as const;
    const places: { envelopeWsid: string; participantWsid: string }[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { params, of } = await sent(wang, [named]);
      places.push(at(params, of('烦人')));
    }
    const ask = (count: number) => ({ params: places[count] ?? at({ envelopeWsid: '' }, { participantWsid: '' }) });
    for (const count of [0, 1, 2]) {
      expect((await pest.call(api.joinEnterprise, ask(count))).joinStatus).toBe('WAITING');
      const [join] = await joins(firm);
      await firm.owner.call(api.handleJoinApplication, {
        params: { enterpriseWsid, joinWsid: join?.joinWsid ?? '' },
        body: { passed: false },
      });
    }
    expect((await pest.call(api.joinEnterprise, ask(0))).joinStatus).toBe('REFUSED');
    expect(await pest.refused(api.joinEnterprise, ask(3))).toMatchObject({ error: 'ERROR_TOO_MANY_REQUESTS' });
    expect(await joins(firm)).toEqual([]);
  });

  it('is a member at once if the owner of the enterprise has named them, except a member it has removed', async () => {
    const [firm, worker, removed] = [await founded('丙方有限公司'), await someone('新人'), await someone('旧人')];
    const memberWsid = await employ(world, firm, removed);
    await firm.owner.call(api.disableMember, { params: { enterpriseWsid: firm.enterpriseWsid, memberWsid } });
    const { params, of } = await sent(firm.owner, [
      {
        name: '新人',
        contact: worker.contact,
        type: 'ENTERPRISE_MEMBER',
        enterpriseWsid: firm.enterpriseWsid,
      },
      {
        name: '旧人',
        contact: removed.contact,
        type: 'ENTERPRISE_MEMBER',
        enterpriseWsid: firm.enterpriseWsid,
      },
    ]);
    expect((await worker.call(api.joinEnterprise, { params: at(params, of('新人')) })).joinStatus).toBe('PASSED');
    expect(await shown(worker, params)).toBe('WAITING_ME_SIGN');
    expect((await removed.call(api.joinEnterprise, { params: at(params, of('旧人')) })).joinStatus).toBe('WAITING');
    expect(await shown(removed, params)).toBe('WAITING_JOIN_ENTERPRISE');
    // The owner is notified.
    await expect
      .poll(async () => {
        const { messages } = await firm.owner.call(api.listMessages, {
          params: { userWsid: firm.ownMemberWsid },
          query: {},
        });
        return messages.map((one) => JSON.stringify(one));
      })
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('A new member: “新人”'),
          expect.stringContaining('A request to join: “旧人”'),
        ]),
      );
  });

  it('has to apply if named by a colleague or by a participant who hands an act over (security 34)', async () => {
    const [firm, clerk, outsider] = [await founded('门禁有限公司'), await someone('职员'), await someone('外人')];
    const clerkWsid = await employ(world, firm, clerk);
    const { enterpriseWsid } = firm;
    const ofFirm = (name: string, { contact }: Person) =>
      ({ name, contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid }) as const;
    const byOwner = await sent(firm.owner, [ofFirm('职员', clerk)]);
    const body = { name: '外人', contact: contactOf(outsider.contact) };
    await clerk.call(api.authorizeParticipant, {
      params: at(byOwner.params, byOwner.of('职员')),
      body,
    });
    const { participants } = await firm.owner.call(api.listParticipants, { params: byOwner.params });
    const successor = participants.find(({ name }) => name === '外人');
    const asSuccessor = at(byOwner.params, { participantWsid: successor?.participantWsid ?? '' });
    expect((await outsider.call(api.joinEnterprise, { params: asSuccessor })).joinStatus).toBe('WAITING');
    const other = await someone('旁人');
    await changeTo(clerk, clerkWsid);
    const byClerk = await sent(clerk, [ofFirm('旁人', other)]);
    const named = at(byClerk.params, byClerk.of('旁人'));
    expect((await other.call(api.joinEnterprise, { params: named })).joinStatus).toBe('WAITING');
    expect(await joins(firm)).toHaveLength(2);
  });

  it('has to apply if named by a program with a key of the owner (security 34)', async () => {
    const firm = await founded('自动化有限公司');
    const { enterpriseWsid } = firm;
    const { key } = await firm.owner.call(api.createApiClient, {
      params: { enterpriseWsid },
      body: { name: 'ERP', scopes: ['envelopes:write'] },
    });
    const program = createClient({ base: world.base, headers: () => ({ authorization: `Bearer ${key}` }) });
    const asked = async (sender: Pick<Person, 'call'>, starter: Pick<Person, 'call'>): Promise<string> => {
      const worker = await someone('新人');
      const named = { name: '新人', contact: worker.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid } as const;
      const { params, of } = await draftOf(firm.owner, [named]);
      const copy = sender === firm.owner ? null : (await sender.call(api.copyEnvelope, { params })).envelope;
      const { envelopeWsid } = copy ?? params;
      await starter.call(api.startEnvelope, { params: { envelopeWsid } });
      const { participants } = await firm.owner.call(api.listParticipants, { params: { envelopeWsid } });
      const mine = copy === null ? of('新人') : participants.find(({ name }) => name === '新人');
      const place = at({ envelopeWsid }, { participantWsid: mine?.participantWsid ?? '' });
      return (await worker.call(api.joinEnterprise, { params: place })).joinStatus;
    };
    const byKey = { call: program } as unknown as Pick<Person, 'call'>;
    expect(await asked(firm.owner, byKey)).toBe('WAITING');
    expect(await asked(byKey, firm.owner)).toBe('WAITING');
    expect(await asked(firm.owner, firm.owner)).toBe('PASSED');
  });

  it('is matched by the name of an enterprise only if exactly one verified one has it', async () => {
    const worker = await someone('职员');
    const firm = await founded('同名有限公司');
    const named = { name: '职员', contact: worker.contact, type: 'ENTERPRISE_MEMBER' } as const;
    const { params, of } = await sent(wang, [{ ...named, enterpriseName: firm.name }]);
    const place = at(params, of('职员'));
    expect(await worker.refused(api.joinEnterprise, { params: place })).toMatchObject({
      error: 'ERROR_JOIN_ENTERPRISE',
    });
    await verify(world, firm);
    expect((await worker.call(api.joinEnterprise, { params: place })).joinStatus).toBe('WAITING');
    await employ(world, firm, await someone());
    const other = await founded('同名有限公司');
    await verify(world, other);
    const second = await sent(wang, [{ ...named, enterpriseName: firm.name }]);
    expect(await worker.refused(api.joinEnterprise, { params: at(second.params, second.of('职员')) })).toMatchObject({
      error: 'ERROR_JOIN_ENTERPRISE',
    });
  });

  it('asks from their own account, not from a signing link, by which they sign once admitted', async () => {
    const firm = await founded('链接有限公司');
    const themselves = await someone('访客');
    world.clock.advance({ minutes: 2 });
    const guest = world.stranger({ name: '访客', contact: themselves.contact });
    const { params, of } = await sent(wang, [
      { name: '访客', contact: guest.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid: firm.enterpriseWsid },
    ]);
    const place = at(params, of('访客'));
    await guest.openLink(place.participantWsid);
    expect(await guest.refused(api.getSigning, { params: place })).toMatchObject({
      error: 'ERROR_WAITING_JOIN_ENTERPRISE',
    });
    expect(await guest.refused(api.joinEnterprise, { params: place })).toMatchObject({
      error: 'ERROR_CANT_USE_FREE_LOGIN',
    });
    expect(await joins(firm)).toEqual([]);
    expect((await themselves.call(api.joinEnterprise, { params: place })).joinStatus).toBe('WAITING');
    const [join] = await joins(firm);
    await firm.owner.call(api.handleJoinApplication, {
      params: { enterpriseWsid: firm.enterpriseWsid, joinWsid: join?.joinWsid ?? '' },
      body: { passed: true },
    });
    expect((await guest.call(api.getSigning, { params: place })).participant.waitingJoinEnterprise).toBe(false);
    const page = await guest.call(api.getSigning, { params: place });
    const documents = page.documents.map((one) => ({ fileWsid: one.fileWsid, digest: one.digest }));
    const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
    world.clock.advance({ minutes: 2 });
    const opcode = await guest.opcode('SIGN', { destinationWsid: place.participantWsid });
    const { participant } = await guest.call(api.sign, { params: place, body: { documents, forms, opcode } });
    expect(participant.status).toBe('ED_SUCCESS');
  });

  it('is decided on by the owner, in the active enterprise only (security 34)', async () => {
    const [firm, other, worker] = [await founded('甲'), await founded('乙'), await someone()];
    const { params, of } = await sent(wang, [
      { name: '某', contact: worker.contact, type: 'ENTERPRISE_MEMBER', enterpriseWsid: firm.enterpriseWsid },
    ]);
    await worker.call(api.joinEnterprise, { params: at(params, of('某')) });
    const [join] = await joins(firm);
    const body = { passed: true };
    const joinWsid = join?.joinWsid ?? '';
    for (const enterpriseWsid of [firm.enterpriseWsid, other.enterpriseWsid])
      expect(
        await other.owner.refused(api.handleJoinApplication, { params: { enterpriseWsid, joinWsid }, body }),
      ).toMatchObject({ error: 'ERROR_NOT_FOUND' });
    const clerk = await someone();
    await changeTo(clerk, await employ(world, firm, clerk));
    const { enterpriseWsid } = firm;
    expect(
      await clerk.refused(api.handleJoinApplication, { params: { enterpriseWsid, joinWsid }, body }),
    ).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    expect(await clerk.refused(api.listJoinApplications, { params: { enterpriseWsid } })).toMatchObject({
      error: 'ERROR_FORBIDDEN',
    });
    const { enterpriseRoles } = await clerk.call(api.listEnterpriseRoles, { params: { enterpriseWsid } });
    expect(enterpriseRoles[0]?.alias).toBe('SUPER_ADMINISTRATOR');
    expect(enterpriseRoles.map(({ alias }) => alias)).not.toContain('MEMBER');
  });
});
