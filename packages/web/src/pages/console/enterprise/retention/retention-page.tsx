import { retentionApi } from '@countersign/contract';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Skeleton, Stack } from '../../../../ui/index.ts';
import { HoldsCard } from '../../parts/holds-card.tsx';
import { Page } from '../../parts/page.tsx';
import { type RetentionOf, RetentionCard } from '../../parts/retention-card.tsx';
import { useRetentionPageText } from './text.ts';

const retentionOf = (enterpriseWsid: string): RetentionOf => {
  const params = { enterpriseWsid };
  return {
    key: ['retention', enterpriseWsid],
    get: (signal) => call(retentionApi.getEnterpriseRetention, { params, signal }),
    set: (body) => call(retentionApi.setEnterpriseRetention, { params, body }),
    preview: (query, signal) => call(retentionApi.previewEnterpriseRetention, { params, query, signal }),
  };
};

/** How long the enterprise keeps its contracts and data, and what must not be deleted. */
export function RetentionPage() {
  const words = useRetentionPageText();
  const enterprise = useEnterprise();
  const maySetPolicy = useMay('enterprises:retention:manage');
  const mayHold = useMay('enterprises:holds:manage');
  if (!enterprise) return <Skeleton height={260} radius={14} />;
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <Stack gap={4}>
        {maySetPolicy && <RetentionCard of={retentionOf(enterprise.enterpriseWsid)} />}
        {mayHold && <HoldsCard />}
      </Stack>
    </Page>
  );
}
