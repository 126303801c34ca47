import type { Operator } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { CallError, api, call, queryClient } from '../../../api/client.ts';

/** The operator who is logged in, null where none is. Never announced as gone: whoever asks decides what follows. */
export const operatorQuery = queryOptions({
  queryKey: ['operator', 'session'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    try {
      return (await call(api.getOperatorSession, { signal })).operator;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Forgets whatever was fetched for the former session, and remembers who came. */
export function enterOperator(operator: Operator): void {
  queryClient.clear();
  queryClient.setQueryData(operatorQuery.queryKey, operator);
}

export async function logoutOperator(): Promise<void> {
  await call(api.deleteOperatorSession, {}).catch((error: unknown) => {
    if (!(error instanceof CallError && error.status === 401)) throw error;
  });
  queryClient.clear();
}
