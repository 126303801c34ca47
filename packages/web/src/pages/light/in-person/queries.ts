import { type Api, type DataOf, api } from '@countersign/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { markInPerson } from '../../../api/in-person.ts';

export type InPerson = NonNullable<DataOf<Api['getInPerson']>['inPerson']>;

/**
 * What the device was handed over for. While this page is shown it is between two pairs of hands: the person who had it has
 * given it back, and proves themself again to go on.
 */
export const inPersonQuery = queryOptions({
  queryKey: ['in-person'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<InPerson | null> => {
    await call(api.leaveInPerson, {});
    const { inPerson } = await call(api.getInPerson, { signal });
    markInPerson(inPerson !== null);
    return inPerson;
  },
});
