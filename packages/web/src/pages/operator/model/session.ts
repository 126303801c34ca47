import type { Operator } from '@countersign/contract';
import { type OperatorPermission, mayOperate } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { operatorApi } from '@countersign/contract';
import { CallError, call, queryClient } from '../../../api/client.ts';

/** The operator who is logged in, null if there is none. Its absence is not announced: the caller decides what follows. */
export const operatorQuery = queryOptions({
  queryKey: ['operator', 'session'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    try {
      return (await call(operatorApi.getOperatorSession, { signal })).operator;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Whether the roles of the operator permit something; the server decides, pages only leave out what it would refuse. */
export function useMay(): (permission: OperatorPermission) => boolean {
  const { data: operator } = useQuery(operatorQuery);
  return (permission) => mayOperate(operator?.roles ?? [], permission);
}

/** Drops everything fetched for the previous session, and stores the new operator. */
export function enterOperator(operator: Operator): void {
  queryClient.clear();
  queryClient.setQueryData(operatorQuery.queryKey, operator);
}

export async function logoutOperator(): Promise<void> {
  await call(operatorApi.deleteOperatorSession, {}).catch((error: unknown) => {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  });
  queryClient.clear();
}
