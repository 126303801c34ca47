import { type Enterprise, api } from '@countersign/contract';
import type { Person } from '@countersign/testkit/client';

/** An enterprise whose owner has its account active. */
export async function foundEnterprise(owner: Person, name: string): Promise<Enterprise> {
  const { enterprise } = await owner.call(api.createEnterprise, { body: { name } });
  const body = { destinationWsid: enterprise.userEnterpriseWsid };
  await owner.call(api.changeAccount, { params: { userWsid: owner.userWsid }, body });
  return enterprise;
}
