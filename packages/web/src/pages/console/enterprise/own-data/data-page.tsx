import { api } from '@countersign/contract';
import { useEnterprise } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { Skeleton } from '../../../../ui/index.ts';
import { type ExportsOf, ExportsCard } from '../../parts/exports-card.tsx';
import { Page } from '../../parts/page.tsx';
import { useEnterpriseDataText } from './data-text.ts';

const exportsOf = (enterpriseWsid: string): ExportsOf => ({
  key: ['exports', enterpriseWsid],
  list: async (signal) => (await call(api.listEnterpriseExports, { params: { enterpriseWsid }, signal })).exports,
  make: (body) => call(api.createEnterpriseExport, { params: { enterpriseWsid }, body }),
  remove: (exportWsid) => call(api.deleteEnterpriseExport, { params: { enterpriseWsid, exportWsid } }),
  pathOf: (exportWsid) => `/api/enterprises/${enterpriseWsid}/exports/${exportWsid}/archive`,
});

/** What the platform keeps for the enterprise: take it away. */
export function EnterpriseDataPage() {
  const words = useEnterpriseDataText();
  const enterprise = useEnterprise();
  if (!enterprise) return <Skeleton height={260} radius={14} />;
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <ExportsCard of={exportsOf(enterprise.enterpriseWsid)} why={words.exportWhy} />
    </Page>
  );
}
