import { api } from '@countersign/contract';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { changeTo } from '../../../accounts/identity/testing/applying.ts';
import { type Company, company, employ, verify } from '../../../enterprise/members/testing/company.ts';

/** A verified enterprise with a member beside its owner, and another enterprise that must see nothing of it. */
export async function twoFirms() {
  const world = await createWorld();
  const [wang, li, worker] = await world.people('wang', 'li', 'alice');
  const firm = await company(wang, '云锦纺织有限公司');
  const other = await company(li, '别家有限公司');
  await verify(world, firm);
  const workerWsid = await employ(world, firm, worker);
  await changeTo(worker, workerWsid);
  return { world, firm, other, worker, workerWsid };
}

export const of = (officeSealWsid: string) => ({ params: { officeSealWsid } });

/** Decides an application, as the owner of the enterprise. */
export const handle = (by: Company, sealApplicationWsid: string, given: { passed: boolean; reason?: string }) =>
  by.owner.call(api.handleSealApplications, {
    body: { enterpriseWsid: by.enterpriseWsid, handledApplications: [{ sealApplicationWsid, ...given }] },
  });

/** Returns the messages of an account after all have been delivered. */
export async function messagesOf({ app }: World, person: Person, userWsid: string) {
  await app.jobs.drain();
  return (await person.call(api.listMessages, { params: { userWsid }, query: {} })).messages;
}
