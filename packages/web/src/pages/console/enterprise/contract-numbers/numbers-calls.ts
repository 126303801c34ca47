import type { Api, BodyIn } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../api/client.ts';
import { refreshAccounts } from '../../../../api/accounts.ts';

export type NewRule = Required<
  Pick<BodyIn<Api['createContractNumber']>, 'prefix' | 'datePattern' | 'width' | 'reset' | 'place'>
>;

export const numbersQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['contract-numbers', enterpriseWsid],
    queryFn: async ({ signal }) =>
      (await call(api.listContractNumbers, { params: { enterpriseWsid }, signal })).contractNumbers,
  });

const seen = async (): Promise<void> => {
  await queryClient.invalidateQueries({ queryKey: ['contract-numbers'] });
  // The enterprise entity names its active rule.
  void refreshAccounts();
};

export async function createRule(enterpriseWsid: string, rule: NewRule, idempotencyKey: string): Promise<void> {
  await call(api.createContractNumber, { params: { enterpriseWsid }, body: rule, idempotencyKey });
  await seen();
}

export async function switchRule(enterpriseWsid: string, contractNumberWsid: string, isOn: boolean): Promise<void> {
  const params = { enterpriseWsid, contractNumberWsid };
  await call(isOn ? api.enableContractNumber : api.disableContractNumber, { params });
  await seen();
}
