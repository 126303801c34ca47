import { api, operatorApi, retentionApi } from '@countersign/contract';
import { type Person, type World, createPerson, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindCalls, createHttpServer } from '../../app/index.ts';
import { type Handlers, refuseWith } from '../../platform/index.ts';
import { identityCalls } from './calls.ts';
import type { IdentityProvider, ProviderVerdict } from './provider.ts';
import { applyAsPerson, nextIdCard } from './testing/applying.ts';

let world: World;
let base: string;
let closeServer: () => Promise<void>;
let answer: IdentityProvider['judge'];
let lastPhone = 13_300_000_000;

beforeAll(async () => {
  // A provider that does not answer is one of the cases.
  world = await createWorld({ logLevel: 'fatal' });
  const { services } = world;
  const others = Object.fromEntries(
    Object.keys({ ...api, ...operatorApi, ...retentionApi }).map((name) => [
      name,
      async () => refuseWith('ERROR_NOT_FOUND'),
    ]),
  );
  const provider: IdentityProvider = { name: 'registry', judge: (...asked) => answer(...asked) };
  const { app: server } = await createHttpServer(services, { isDevelopment: false });
  await bindCalls(server, services, { ...others, ...identityCalls(provider) } as unknown as Handlers);
  base = await server.listen({ host: '127.0.0.1', port: 0 });
  closeServer = () => server.close();
});
afterAll(async () => {
  await closeServer();
  await world.close();
});

/** A person with an account on the server that asks the provider. */
async function applicant(): Promise<Person> {
  const who = { name: '张伟', contact: String((lastPhone += 1)) };
  const at = world.stranger(who);
  const { userWsid } = await at.register();
  return Object.assign(createPerson(base, who, at.jar), { userWsid });
}

describe('An identity provider', () => {
  it.each<[string, () => Promise<ProviderVerdict | null>, string, string | null]>([
    ['approves', async () => ({ approved: true, withoutCertificate: false }) as const, 'PASSED', null],
    ['returns with a reason', async () => ({ approved: false, reason: '姓名不符' }) as const, 'RETURNED', '姓名不符'],
    ['leaves the decision to the operators', async () => null, 'WAITING', null],
    [
      'does not answer, which leaves the decision to them as well',
      (): Promise<null> => Promise.reject(new Error('down')),
      'WAITING',
      null,
    ],
  ])('%s', async (_what, judge, status, reason) => {
    const asked: unknown[] = [];
    answer = async (application, number) => {
      asked.push([application.name, number]);
      return judge();
    };
    const number = nextIdCard();
    expect(await applyAsPerson(await applicant(), '张伟', number)).toMatchObject({ status, reason });
    expect(asked).toEqual([['张伟', number]]);
  });
});
