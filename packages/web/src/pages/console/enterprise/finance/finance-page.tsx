import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { Skeleton, Stack } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { BalanceCard } from '../../parts/charges/balance-card.tsx';
import { ChargeLists } from '../../parts/charges/charge-lists.tsx';
import { readChargeSearch, writeChargeSearch } from '../../parts/charges/charge-search.ts';
import { useChargesText } from '../../parts/charges/charges-text.ts';
import { Packages } from '../../parts/charges/packages.tsx';
import { UsageChart } from '../../parts/charges/usage-chart.tsx';
import { Page } from '../../parts/page.tsx';

/** The finances of the enterprise (Spec §2 "Finance"): the balance of charges, their use, and how to buy more. */
export function FinancePage() {
  const words = useChargesText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readChargeSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next) => navigate({ to: '/enterprise/finance', search: writeChargeSearch(next), resetScroll: false }),
  );
  const enterprise = useEnterprise();
  const mayPurchase = useMay('ccs:consume:purchase');
  const mayReadRecords = useMay('ccs:consume:record');
  const mayReadBills = useMay('bills:manage');
  if (!enterprise) return <Skeleton height={260} radius={14} />;
  const { enterpriseWsid, isOwner } = enterprise;
  const source = { owner: 'ENTERPRISE', userWsid: currentUserWsid(), enterpriseWsid } as const;
  return (
    <Page title={words.financeTitle} lead={words.financeLead}>
      <Stack gap={6}>
        <BalanceCard source={source} maySetLow={isOwner} />
        {(mayReadBills || mayReadRecords) && (
          <UsageChart source={source} by={search.by} onBy={(by) => change({ by })} />
        )}
        {mayPurchase && <Packages source={source} />}
        <ChargeLists
          source={source}
          search={search}
          onSearch={change}
          mayPurchase={mayPurchase}
          mayReadOrders={mayReadBills || mayPurchase}
          mayReadBills={mayReadBills}
          mayReadRecords={mayReadRecords}
        />
      </Stack>
    </Page>
  );
}
