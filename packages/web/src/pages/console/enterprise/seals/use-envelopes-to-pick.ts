import { api } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import type { PickOption } from '../../parts/pick-list.tsx';

/** The contracts that match what is typed. */
export function useEnvelopesToPick() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const maySeeAll = useMay('enterprises:envelopes:view');
  const enterpriseWsid = useEnterprise()?.enterpriseWsid ?? '';
  const { data, isError } = useQuery({
    queryKey: ['envelopes', 'pick', maySeeAll, search],
    enabled: enterpriseWsid !== '',
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE, ...(search === '' ? {} : { search }) };
      const answer = maySeeAll
        ? await call(api.listEnterpriseEnvelopes, { params: { enterpriseWsid }, query, signal })
        : await call(api.listEnvelopes, { query, signal });
      return answer.envelopes;
    },
  });
  const options = data?.map(({ envelopeWsid, title }): PickOption => ({ id: envelopeWsid, title, detail: '' }));
  return { typed, setTyped, isError, options };
}
