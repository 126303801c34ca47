import { api, operatorApi } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { applyAsPerson, found, handIn, nextIdCard } from './testing/applying.ts';

let world: World;
let operator: Person;
let colleague: Person;
let lastPhone = 13_790_000_000;
beforeAll(async () => {
  world = await createWorld();
  operator = await operatorAt(world, 'reviewer');
  colleague = await operatorAt(world, 'colleague');
});
afterAll(() => world.close());

async function newPerson(name = '张伟'): Promise<Person> {
  const person = world.stranger({ name, contact: String((lastPhone += 1)) });
  await person.register();
  return person;
}
const approve = (by: Person, applicationWsid: string) =>
  by.call(operatorApi.decideIdentityApplication, { params: { applicationWsid }, body: { approved: true } });
/** The outcomes of the approvals of two operators at the same time. */
const approveBoth = async (one: string, other: string): Promise<string[]> => {
  const told = await Promise.all(
    (
      [
        [operator, one],
        [colleague, other],
      ] as const
    ).map(([by, applicationWsid]) =>
      approve(by, applicationWsid).then(
        () => 'passed',
        ({ status, error }: { status: number; error: string }) => `${status} ${error}`,
      ),
    ),
  );
  return told.toSorted();
};
const own = ({ userWsid }: Person) => ({ params: { userWsid } });
const userOf = async (person: Person) => (await person.call(api.getUser, own(person))).userInfo.user;
type Hold = 'SUSPEND' | 'WITHDRAW' | 'LIFT';
const held = (act: Hold, { userWsid }: Person) =>
  ({ body: { kind: `PERSON_${act}`, subject: userWsid, reason: '号码冲突' } }) as const;
/** Requested by one operator and confirmed by the other. */
async function hold(act: Hold, person: Person): Promise<void> {
  const { request } = await operator.call(operatorApi.createOperatorRequest, held(act, person));
  await colleague.call(operatorApi.confirmOperatorRequest, { params: { requestWsid: request.requestWsid } });
}
const applyWith = async (person: Person, realName: string, number: string) => ({
  ...own(person),
  body: {
    realName,
    number,
    numberKind: 'ID_CARD' as const,
    papers: [await handIn(person, 'ID_FRONT'), await handIn(person, 'ID_BACK')],
  },
});
describe('The number of a verified person (Rulings §8.14, security 74)', () => {
  it('belongs to one person: with another name it is refused, with the same name an operator sees the conflict', async () => {
    const number = nextIdCard();
    const [holder, liar, twin] = [await newPerson('王敏'), await newPerson('李强'), await newPerson('王敏')];
    const first = await applyAsPerson(holder, '王敏', number);
    await approve(operator, first.applicationWsid);
    const spelled = number.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '').toLowerCase();
    for (const text of [number, spelled])
      expect(await liar.refused(api.applyIdentity, await applyWith(liar, '李强', text))).toMatchObject({
        status: 409,
        error: 'ERROR_IDENTITY_TAKEN',
      });
    const { application } = await twin.call(api.applyIdentity, await applyWith(twin, '王 敏', number));
    const params = { applicationWsid: application.applicationWsid };
    const { review } = await operator.call(operatorApi.getIdentityApplication, { params });
    expect(review.findings).toEqual(['NUMBER_HELD']);
    expect(review.related).toMatchObject([
      { relation: 'SAME_NUMBER', differences: [], application: { applicantWsid: holder.userWsid, number } },
    ]);
    expect(
      await operator.refused(operatorApi.decideIdentityApplication, { params, body: { approved: true } }),
    ).toMatchObject({
      status: 409,
      error: 'ERROR_IDENTITY_TAKEN',
    });
  });

  it('is approved once when two operators approve two applications with it at the same time', async () => {
    const number = nextIdCard();
    const waiting = [];
    for (const name of ['赵一', '钱二']) waiting.push(await applyAsPerson(await newPerson(name), name, number));
    const { review } = await operator.call(operatorApi.getIdentityApplication, {
      params: { applicationWsid: waiting[1]?.applicationWsid ?? '' },
    });
    expect(review.findings).toEqual(['NUMBER_ELSEWHERE']);
    expect(review.related[0]?.differences).toEqual(['name']);
    const [one, other] = waiting.map(({ applicationWsid }) => applicationWsid);
    expect(await approveBoth(one ?? '', other ?? '')).toEqual(['409 ERROR_IDENTITY_TAKEN', 'passed']);
  });

  it('becomes free once the identity is withdrawn, but not while it is suspended', async () => {
    const number = nextIdCard();
    const [holder, successor] = [await newPerson('吴五'), await newPerson('李强')];
    await approve(operator, (await applyAsPerson(holder, '吴五', number)).applicationWsid);
    await hold('SUSPEND', holder);
    expect(await successor.refused(api.applyIdentity, await applyWith(successor, '李强', number))).toMatchObject({
      error: 'ERROR_IDENTITY_TAKEN',
    });
    await hold('LIFT', holder);
    expect(await userOf(holder)).toMatchObject({ idttvStatus: 'PASSED', realName: '吴五' });
    await hold('WITHDRAW', holder);
    await approve(operator, (await applyAsPerson(successor, '李强', number)).applicationWsid);
    expect(await userOf(successor)).toMatchObject({ idttvStatus: 'PASSED', realName: '李强' });
  });

  it('can be verified again under another name by the same person after it was withdrawn', async () => {
    const number = nextIdCard();
    const person = await newPerson('郑小');
    await approve(operator, (await applyAsPerson(person, '郑小', number)).applicationWsid);
    await hold('WITHDRAW', person);
    const renamed = await applyAsPerson(person, '郑大', number);
    const { review } = await operator.call(operatorApi.getIdentityApplication, {
      params: { applicationWsid: renamed.applicationWsid },
    });
    expect(review.findings).toEqual(['NAME_CHANGED']);
    await approve(operator, renamed.applicationWsid);
    expect(await userOf(person)).toMatchObject({
      idttvStatus: 'PASSED',
      realName: '郑大',
    });
  });
});

describe('The code of a verified enterprise', () => {
  it('is approved once when two operators approve two enterprises with it at the same time', async () => {
    const waiting = [];
    for (const name of ['双胞有限公司', '另一双胞有限公司']) {
      const owner = await newPerson();
      await approve(operator, (await applyAsPerson(owner)).applicationWsid);
      const params = { enterpriseWsid: (await found(owner, name)).enterpriseWsid };
      const stated = { name, legalName: '张伟', numberKind: 'REGIST_CODE', number: '110108000000016' } as const;
      const body = { ...stated, papers: [await handIn(owner, 'BUSINESS_LICENCE')] };
      waiting.push((await owner.call(api.applyEnterpriseIdentity, { params, body })).application.applicationWsid);
    }
    const [one = '', other = ''] = waiting;
    expect(await approveBoth(one, other)).toEqual(['409 ERROR_ENTERPRISE_TAKEN', 'passed']);
  });
});
