import { createHash, randomUUID } from 'node:crypto';
import { buildOcspRequest, parseOcspResponse } from '@countersign/asn1';
import { api, operatorApi } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blacklist, complaint } from '../../platform/index.ts';
import { listen } from '../../app/sockets/testing/listen.ts';
import { confirmAs, desk, logIn, operatorAt } from './testing/staff.ts';

let world: World;
let operator: Person;
let wang: Person;
let lastPhone = 13_600_000_000;
beforeAll(async () => {
  world = await createWorld();
  operator = await operatorAt(world, 'clerk');
  [wang] = await world.people('wang');
});
afterAll(() => world.close());

const nextPhone = (): string => String((lastPhone += 1));
const askCode = (contact: string) => world.stranger({ name: '路人', contact }).requestCode('REGISTER');
const complain = async (contact: string, text = '我没有请求验证码'): Promise<string> => {
  const anyone = world.stranger({ name: '路人', contact });
  return (await anyone.call(api.createComplaint, { body: { contact, text } })).complaint.complaintWsid;
};
const handle = (complaintWsid: string, isListed: boolean) =>
  operator.call(operatorApi.handleComplaint, {
    params: { complaintWsid },
    body: { blacklist: isListed, note: '已核实' },
  });

describe('A complaint', () => {
  it('that is confirmed puts its contact on the blacklist, and no code is sent there any more (Spec §8)', async () => {
    const phone = nextPhone();
    await askCode(phone);
    const complaintWsid = await complain(`+86 ${phone}`);
    const listed = await operator.call(operatorApi.listComplaints, {
      query: { filters: `status=OPEN,contact=${phone}` },
    });
    expect(listed.complaints).toMatchObject([{ complaintWsid, contact: phone, status: 'OPEN', handledBy: null }]);
    const { complaint: handled } = await handle(complaintWsid, true);
    expect(handled).toMatchObject({ status: 'BLACKLISTED', handledBy: 'operator:clerk', note: '已核实' });
    world.clock.advance({ minutes: 2 });
    await expect(askCode(phone)).rejects.toMatchObject({ error: 'ERROR_CONTACT_BLACKLISTED', code: 100500205 });
    await expect(askCode(`0086${phone}`)).rejects.toMatchObject({ error: 'ERROR_CONTACT_BLACKLISTED' });
    await operator.call(operatorApi.removeFromBlacklist, { body: { contact: phone } });
    await askCode(phone);
  });

  it('that is dismissed changes nothing for its contact', async () => {
    const phone = nextPhone();
    expect((await handle(await complain(phone), false)).complaint.status).toBe('DISMISSED');
    await askCode(phone);
  });

  it('is handled once', async () => {
    const complaintWsid = await complain(nextPhone());
    await handle(complaintWsid, false);
    const again = { params: { complaintWsid }, body: { blacklist: true } };
    expect(await operator.refused(operatorApi.handleComplaint, again)).toMatchObject({ status: 404 });
  });

  it('is limited to a few times an hour per client', async () => {
    const outcomes: string[] = [];
    for (let i = 0; i < 12; i++)
      outcomes.push(
        await complain(nextPhone()).then(
          () => 'taken',
          (error: { error: string }) => error.error,
        ),
      );
    expect(outcomes.at(-1)).toBe('ERROR_TOO_MANY_REQUESTS');
  });

  it('and a contact on the blacklist are sealed in the database', async () => {
    const contact = 'quiet@example.com';
    world.clock.advance({ hours: 1 });
    operator = await operatorAt(world, 'clerk2');
    await complain(contact);
    await operator.call(operatorApi.addToBlacklist, { body: { contact: 'Quiet@Example.com', reason: '本人要求' } });
    const listed = await operator.call(operatorApi.listBlacklist, {});
    expect(listed.blacklist).toMatchObject([{ contact, reason: '本人要求', createdBy: 'operator:clerk2' }]);
    const rows = await world.services.db.withTx(async (tx) => [
      ...(await tx.select().from(blacklist)),
      ...(await tx.select().from(complaint)),
    ]);
    expect(JSON.stringify(rows)).not.toContain(contact);
  });
});

describe('A certificate', () => {
  const issue = () =>
    world.services.signer.sign({
      digest: createHash('sha256').update('x').digest(),
      subject: { commonName: '韩梅梅', identityVerified: false },
      envelopeId: randomUUID(),
      fileId: randomUUID(),
      participantId: randomUUID(),
      attempt: randomUUID(),
    });
  /** The answer of the authority's OCSP responder over HTTP. */
  async function statusOf(ocsp: Uint8Array): Promise<unknown> {
    const known = parseOcspResponse(ocsp).basic?.responses[0]?.certId.der ?? new Uint8Array();
    const body = Buffer.from(buildOcspRequest([known]));
    const headers = { 'content-type': 'application/ocsp-request' };
    const response = await fetch(`${world.base}/pki/ocsp`, { method: 'POST', body, headers });
    return parseOcspResponse(new Uint8Array(await response.arrayBuffer())).basic?.responses[0]?.status;
  }

  it('is found by serial, subject and kind, and once revoked the OCSP responder says so at once', async () => {
    const { serial, ocsp } = await issue();
    for (const filters of [`serial=${serial.toUpperCase()}`, 'subject=韩梅梅', 'kind=DISPOSABLE,revoked=false'])
      expect((await operator.call(operatorApi.searchCertificates, { query: { filters } })).certificates).toMatchObject([
        { serial, kind: 'DISPOSABLE', revokedDatetime: null },
      ]);
    expect(await statusOf(ocsp)).toEqual({ kind: 'good' });
    const given = { params: { serial }, body: { reason: 'keyCompromise', note: '手机遗失' } } as const;
    const { request } = await operator.call(operatorApi.revokeCertificate, given);
    expect(request).toMatchObject({ kind: 'CERTIFICATE_REVOKE', subject: serial, status: 'WAITING', isOwn: true });
    expect(await statusOf(ocsp)).toEqual({ kind: 'good' });
    await confirmAs(world, 'second-clerk', request);
    const { certificates } = await operator.call(operatorApi.searchCertificates, {
      query: { filters: `serial=${serial}` },
    });
    expect(certificates).toMatchObject([{ serial, revocationReason: 'keyCompromise' }]);
    expect(await statusOf(ocsp)).toMatchObject({ kind: 'revoked', reason: 'keyCompromise' });
    expect(await operator.refused(operatorApi.revokeCertificate, given)).toMatchObject({
      error: 'ERROR_CERTIFICATE_REVOKED',
    });
    const { audit } = await operator.call(operatorApi.searchAudit, {
      query: { filters: 'kind=certificate.revocationNoted', limit: 2 },
    });
    expect(JSON.stringify(audit)).toContain('手机遗失');
  });

  it('of the authority itself cannot be revoked here, and an unknown one is not found', async () => {
    const { certificates } = await operator.call(operatorApi.searchCertificates, {
      query: { filters: 'kind=ISSUING' },
    });
    const body = { reason: 'superseded', note: 'x' } as const;
    const revoked = (serial: string) => operator.refused(operatorApi.revokeCertificate, { params: { serial }, body });
    expect(await revoked(certificates[0]?.serial ?? '')).toMatchObject({ error: 'ERROR_FORBIDDEN' });
    expect(await revoked('77')).toMatchObject({ error: 'ERROR_CERTIFICATE_NOT_FOUND' });
  });
});

describe('Lists of people and certificates', () => {
  it('go on from the last row of an answer, and count nothing', async () => {
    for (let at = 0; at < 3; at += 1) await world.stranger({ name: `页${at}`, contact: nextPhone() }).register();
    const [people, certificates] = [
      (query: { limit: number; before?: string }) => operator.call(operatorApi.listUsers, { query }),
      (query: { limit: number; before?: string }) => operator.call(operatorApi.searchCertificates, { query }),
    ];
    const whole = await people({ limit: 100 });
    expect(whole.page).toEqual({ next: null });
    const parts = [];
    for (let before = '', most = 50; most > 0; most -= 1) {
      const { users, page } = await people({ limit: 2, before });
      parts.push(...users);
      if (page.next === null) break;
      before = page.next;
    }
    expect(parts.map(({ userWsid }) => userWsid)).toEqual(whole.users.map(({ userWsid }) => userWsid));
    const all = (await certificates({ limit: 100 })).certificates.map(({ serial }) => serial);
    const first = await certificates({ limit: 2 });
    const rest = await certificates({ limit: 100, before: first.page.next ?? '' });
    expect([...first.certificates, ...rest.certificates].map(({ serial }) => serial)).toEqual(all);
    for (const before of ['x', '1.', `1.'or`, '99999999999999999.a'])
      expect((await operator.refused(operatorApi.listUsers, { query: { before } })).error).toBe('ERROR_MALFORMED');
  });
});

describe('A disabled user', () => {
  it('is logged out of every browser at once, sockets too, and may log in again when enabled (security 3)', async () => {
    const contact = nextPhone();
    const [one, two] = [world.stranger({ name: '林涛', contact }), world.stranger({ name: '林涛', contact })];
    await one.register();
    await two.login();
    const page = await listen(world.base, two.jar.header());
    const found = await operator.call(operatorApi.listUsers, { query: { filters: `contact=${contact},name=林` } });
    expect(found.users).toMatchObject([{ userWsid: one.userWsid, displayName: '林涛', accountStatus: 'ACTIVE' }]);
    expect(JSON.stringify(found.users)).not.toContain(contact);
    const params = { userWsid: one.userWsid };
    await operator.call(operatorApi.setUserDisabled, { params, body: { disabled: true, reason: '冒用他人身份' } });
    await page.closed;
    for (const browser of [one, two]) expect(await browser.refused(api.getSession)).toMatchObject({ status: 401 });
    await expect(one.login()).rejects.toMatchObject({ error: 'ERROR_ACCOUNT_DISABLED' });
    const disabled = await operator.call(operatorApi.listUsers, { query: { filters: 'status=DISABLED' } });
    expect(disabled.users.map(({ userWsid }) => userWsid)).toEqual([one.userWsid]);
    await operator.call(operatorApi.setUserDisabled, { params, body: { disabled: false, reason: '已澄清' } });
    expect(await two.refused(api.getSession)).toMatchObject({ status: 401 });
    await one.login();
  });

  it('has to exist', async () => {
    const given = { params: { userWsid: toWsid('user', randomUUID()) }, body: { disabled: true, reason: 'x' } };
    expect(await operator.refused(operatorApi.setUserDisabled, given)).toMatchObject({ status: 404 });
  });
});

describe('The audit trail', () => {
  it('is searched by kind, actor, person and time, in one order, in pages', async () => {
    const of = (filters: string, page = {}) => operator.call(operatorApi.searchAudit, { query: { filters, ...page } });
    const from = new Date(world.clock.now().getTime() - 1000).toISOString();
    await wang.login();
    const { audit } = await of(`kind=user.loggedIn,userWsid=${wang.userWsid},from=${from}`);
    expect(audit).toMatchObject([{ kind: 'user.loggedIn', personWsid: wang.userWsid, detail: { by: 'PASSWORD' } }]);
    const before = await of(`kind=user.loggedIn,userWsid=${wang.userWsid},to=${from}`);
    expect(before.audit.map(({ detail }) => detail)).toEqual([{ by: 'REGISTRATION' }]);
    const whole = await of('', { limit: 6 });
    const first = await of('', { limit: 3 });
    const halves = [first, await of('', { limit: 3, before: first.page.next ?? '' })];
    // Reading the whole is recorded as well.
    expect(halves.flatMap((half) => half.audit).slice(1)).toEqual(whole.audit.slice(0, 5));
  });

  it('names the actor, and masks the contact of a person known only by it', async () => {
    const leaver = world.stranger({ name: '无名', contact: nextPhone() });
    const opcode = await leaver.opcode('LOGIN');
    const body = { contact: leaver.contact, opcode, enableAutoRegist: true };
    const { session } = await leaver.call(api.createSessionByCode, { body });
    await leaver.logout();
    const filters = `userWsid=${session.userWsid}`;
    const { audit } = await operator.call(operatorApi.searchAudit, { query: { filters } });
    const masked = leaver.contact.replace(/^(\d{3})\d{4}/, '$1****');
    expect(audit.map(({ kind, actorName }) => [kind, actorName])).toEqual(
      ['user.loggedOut', 'user.loggedIn', 'user.registered'].map((kind) => [kind, masked]),
    );
  });

  it.each([
    ['filters', 'colour=red', 'filters.colour'],
    ['sorts', '-kind', 'sorts.kind'],
    ['fields', 'colour', 'fields.colour'],
  ])('and every other list name an unknown part of %s (security 24)', async (part, value, field) => {
    const lists = [
      operatorApi.searchAudit,
      operatorApi.listUsers,
      operatorApi.listComplaints,
      operatorApi.listBlacklist,
      operatorApi.searchCertificates,
      operatorApi.listIdentityApplications,
    ];
    for (const list of lists) {
      const refused = await operator.refused(list, { query: { [part]: value } });
      expect([list.path, refused.error, refused.data?.['field']]).toEqual([list.path, 'ERROR_UNKNOWN_FIELD', field]);
    }
  });

  it.each([
    ['audit', 'from=yesterday'],
    ['audit', 'from=0001-01-01T00:00:00.000Z'],
    ['audit', 'to=99999-01-01T00:00:00.000Z'],
    ['audit', 'to=%2B099999-12-31T00:00:00.000Z'],
    ['audit', 'from=-000001-01-01T00:00:00.000Z'],
    ['identity-applications', 'status=NEVER'],
    ['complaints', 'status=LOST'],
    ['certificates', 'revoked=maybe'],
    ['users', 'status=GONE'],
    ['certificates', 'kind=FOREVER'],
  ])('of %s refuses the value of %s', async (list, filters) => {
    const response = await operator.fetch(`/api/operator/${list}?filters=${filters}`);
    expect(response.status).toBe(400);
    const [field] = filters.split('=');
    expect(await response.json()).toMatchObject({ error: 'ERROR_MALFORMED', data: { field: `filters.${field}` } });
  });
});

describe('Two operators who disable each other at the same time', () => {
  it('leave one enabled: the last is never disabled', async () => {
    const [one, two] = [desk(world), desk(world)];
    const wsids = [await logIn(one, 'clerk'), await logIn(two, 'clerk2')].map((answer) => answer.operator.operatorWsid);
    const outcomes = await Promise.all(
      [one, two].map((at, i) =>
        at.call(operatorApi.disableOperator, { params: { operatorWsid: wsids[1 - i] ?? '' } }).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const left = outcomes[0] === true ? one : two;
    const { operators } = await left.call(operatorApi.listOperators, {});
    expect(operators.filter(({ login, disabled }) => login.startsWith('clerk') && !disabled)).toHaveLength(1);
  });
});
