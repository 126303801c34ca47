import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BACKEND_NAMESPACE,
  type CallError,
  NAMESPACES,
  type PushMessage,
  RECONNECT_EVENT,
  SCAN_UPLOAD_NAMESPACE,
  api,
} from '@countersign/contract';
import { ACCOUNT_QUESTIONS_PER_MINUTE, fromWsid } from '@countersign/domain';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, type WorldServer, createPerson, createWorld, drawing } from '@countersign/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';
import { type Listener, createListeners } from './testing/listen.ts';

/** Two servers, A (the world) and B, on one PostgreSQL; the embedded database has one process. */
describe.runIf(Boolean(process.env.TEST_DATABASE_URL))('Two servers on one PostgreSQL', () => {
  let world: World;
  let other: WorldServer;
  let webhook: Server;
  let wang: Person;
  const delivered: string[] = [];
  const { listen, disconnectAll } = createListeners();

  beforeAll(async () => {
    webhook = createServer((request, response) => {
      void text(request).then((body) => {
        delivered.push((JSON.parse(body) as { id: string }).id);
        response.end();
      });
    });
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
    world = await createWorld({
      env: {
        SMS_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}`,
        SMS_WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
      },
    });
    other = await world.secondServer();
    [wang] = await world.people('wang');
    await bothListen();
  });
  afterEach(disconnectAll);
  afterAll(async () => {
    await world.close();
    webhook.close();
  });

  /** The same browser, whose next request the balancer sends to B. */
  function atB(person: Person): Person {
    return createPerson(other.base, person, person.jar);
  }
  const page = (base: string, person: Person, namespace: string = BACKEND_NAMESPACE): Promise<Listener> =>
    listen(base, person.jar.header(), { namespace });
  const personOf = (person: Person): string => fromWsid('user', person.userWsid) ?? '';
  const changed = (envelopeWsid: string): PushMessage => ({
    actionType: 'ENVELOPE_CHANGED',
    messageTitle: '',
    messageContent: '',
    attachMessage: { targertWsid: null, envelopeWsid },
  });

  /**
   * A server starts to listen to the others shortly after its start; pushes before that are lost, which is allowed for
   * hints.
   */
  async function bothListen(): Promise<void> {
    for (const [speaker, base] of [
      [world, other.base],
      [other, world.base],
    ] as const) {
      const listener = await page(base, wang);
      while (listener.heard.length === 0) {
        speaker.services.push.toPersons([personOf(wang)], changed('hello'));
        await pause(50);
      }
    }
  }

  it('a socket at B receives a push from A, once', async () => {
    const listener = await page(other.base, wang);
    world.services.push.toPersons([personOf(wang)], changed('first'));
    world.services.push.toPersons([personOf(wang)], changed('last'));
    await expect.poll(() => listener.heard.at(-1)).toEqual(changed('last'));
    const said = listener.heard.map(({ attachMessage }) => attachMessage.envelopeWsid);
    expect(said.filter((one) => one === 'first')).toHaveLength(1);
  });

  it('a socket at B receives a push from A to many more people than one notification can name', async () => {
    const listener = await page(other.base, wang);
    const strangers = Array.from({ length: 450 }, () => world.services.ids.next());
    world.services.push.toPersons([...strangers, personOf(wang)], changed('to all'));
    await expect.poll(() => listener.heard.at(-1)).toEqual(changed('to all'));
  });

  it('logging out at A closes the sockets of the session at B, after notifying them (security 3, 30)', async () => {
    const browser = createPerson(world.base, wang);
    await browser.login();
    const pages = await Promise.all(NAMESPACES.map((namespace) => page(other.base, browser, namespace)));
    const stays = await page(other.base, wang);
    await browser.logout();
    await Promise.all(pages.map(({ closed }) => closed));
    for (const { heard } of pages) expect(heard.map(({ actionType }) => actionType)).toContain('SESSION_ENDED');
    expect(stays.socket.connected).toBe(true);
    expect(await atB(browser).refused(api.getSession, {})).toMatchObject({ error: 'ERROR_NOT_LOGIN' });
  });

  it('a process that was disconnected for a while receives pushes again, and asks its pages to reconnect', async () => {
    const listener = await page(other.base, wang);
    const asked = new Promise<void>((resolve) => listener.socket.once(RECONNECT_EVENT, () => resolve()));
    await world.services.db.withTx((tx) =>
      tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'countersign sockets'`),
    );
    world.services.push.toPersons([personOf(wang)], changed('lost'));
    await asked;
    await bothListen();
  });

  it('a code requested at A is used at B, and its result is pushed at B', async () => {
    const person = world.stranger({ name: '路人', contact: '13700000001' });
    await person.captcha('REGISTER');
    const listener = await page(other.base, person);
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    await listener.next('CODE_RESULT');
    const body = { captcha: digits, contact: person.contact, service: 'REGISTER' } as const;
    expect((await atB(person).call(api.createOpcode, { body })).operationCodeInfo.opcode).not.toBe('');
    expect(await person.refused(api.createOpcode, { body })).toMatchObject({ error: 'ERROR_CODE_EXPIRED' });
  });

  it('wrong codes are counted over both servers (security 9, 10)', async () => {
    const person = world.stranger({ name: '路人', contact: '13700000002' });
    await person.requestCode('REGISTER');
    const digits = await person.readCode('REGISTER');
    const captcha = digits === '000000' ? '000001' : '000000';
    const body = { captcha, contact: person.contact, service: 'REGISTER' } as const;
    const browsers = [person, atB(person)];
    for (let i = 0; i < 5; i++) await browsers[i % 2]?.refused(api.createOpcode, { body });
    for (const browser of browsers) {
      const right = { ...body, captcha: digits };
      expect(await browser.refused(api.createOpcode, { body: right })).toMatchObject({ error: 'ERROR_CODE_LOCKED' });
    }
  });

  it('account queries of one client are counted over both servers (security 11)', async () => {
    const person = world.stranger({ name: '路人', contact: '13700000003' });
    const there = atB(person);
    const ask = (at: number): Promise<Response> =>
      (at % 2 === 0 ? person : there).fetch(`/api/users/account-exists?account=1390000${1000 + at}`);
    const asked = Array.from({ length: ACCOUNT_QUESTIONS_PER_MINUTE + 10 }, (_none, at) => ask(at));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ACCOUNT_QUESTIONS_PER_MINUTE);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
  });

  it('a contact is bound once, by any account on any server (security 42)', async () => {
    const people = ['13700000004', '13700000005'].map((contact) => world.stranger({ name: '路人', contact }));
    const contact = 'both@example.com';
    const opcodes: string[] = [];
    for (const person of people) {
      await person.register();
      opcodes.push(await person.opcode('BIND_CONTACT', { contact }));
      world.clock.advance({ seconds: 61 });
    }
    const bound = await Promise.all(
      people.map((person, at) => {
        const params = { userWsid: person.userWsid };
        const body = { contact, opcode: opcodes[at] ?? '' };
        return (at === 0 ? person : atB(person)).call(api.bindContact, { params, body }).then(
          () => 'BOUND',
          (error: CallError) => error.error,
        );
      }),
    );
    expect(bound.toSorted()).toEqual(['BOUND', 'ERROR_CONTACT_TAKEN']);
  });

  it('a phone at B draws for a desktop at A', async () => {
    const desktop = await page(world.base, wang, SCAN_UPLOAD_NAMESPACE);
    const { scan } = await wang.call(api.createScan, { body: { purpose: 'WRITE' } });
    const phone = other.person('li');
    const params = { scanWsid: scan.scanWsid };
    await phone.call(api.finishScan, {
      params,
      body: { secret: new URL(scan.href).hash.slice(1), writeData: drawing() },
    });
    const { attachMessage } = await desktop.next('SCAN_RESULT');
    const params2 = { writeWsid: attachMessage.targertWsid ?? '' };
    expect((await wang.bytes(api.getPersonWritePicture, { params: params2 })).status).toBe(200);
  });

  it('messages that both servers have to send are sent once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_none, at) => {
        const person = world.stranger({ name: '路人', contact: `1360000000${at}` });
        await person.requestCode('REGISTER');
        return person;
      }),
    );
    await Promise.all([world.app.jobs.drain(), other.app.jobs.drain()]);
    const started = await startedEnvelope(world, wang, [{ person: wang, sequence: 1 }], [textPdf(1)]);
    await wang.call(api.remindEnvelope, { params: { envelopeWsid: started.envelopeWsid } });
    await Promise.all([world.app.jobs.drain(), other.app.jobs.drain()]);
    await Promise.all([world.app.jobs.drain(), other.app.jobs.drain()]);
    expect(new Set(delivered).size).toBe(delivered.length);
    expect(delivered.length).toBeGreaterThan(people.length);
    const links = (await wang.messages()).filter(({ link }) => link?.includes(started.envelopeWsid));
    expect(links).toHaveLength(1);
  });
});
