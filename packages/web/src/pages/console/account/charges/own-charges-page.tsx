import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEdition, useEnterprise } from '../../../../api/accounts.ts';
import { useMay } from '../../../../api/privileges.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { EmptyState, Stack } from '../../../../ui/index.ts';
import { useAddressed } from '../../../../ui/use-addressed.ts';
import { Page } from '../../parts/page.tsx';
import { BalanceCard } from '../../parts/charges/balance-card.tsx';
import { ChargeLists } from '../../parts/charges/charge-lists.tsx';
import { readChargeSearch, writeChargeSearch } from '../../parts/charges/charge-search.ts';
import { useChargesText } from '../../parts/charges/charges-text.ts';
import { Packages } from '../../parts/charges/packages.tsx';
import { UsageChart } from '../../parts/charges/usage-chart.tsx';

/**
 * The charges of the personal account. While an enterprise account is active, the page says that its charges are used instead.
 */
export function OwnChargesPage() {
  const words = useChargesText();
  const edition = useEdition();
  const enterprise = useEnterprise();
  const maySeeFinance = useMay('bills:manage');
  if (edition === 'p') return <OwnCharges />;
  return (
    <Page title={words.ownTitle} lead={words.ownLead}>
      <EmptyState
        title={words.otherTitle}
        action={maySeeFinance && <LinkButton variant="primary" label={words.toFinance} to="/enterprise/finance" />}
        why={words.otherWhy(enterprise?.name ?? '')}
      />
    </Page>
  );
}

function OwnCharges() {
  const words = useChargesText();
  const navigate = useNavigate();
  const [search, change] = useAddressed(
    readChargeSearch(useSearch({ strict: false }) as Record<string, unknown>),
    (next) => navigate({ to: '/account/charges', search: writeChargeSearch(next), resetScroll: false }),
  );
  const source = { owner: 'PERSON', userWsid: currentUserWsid() } as const;
  return (
    <Page title={words.ownTitle} lead={words.ownLead}>
      <Stack gap={6}>
        <BalanceCard source={source} maySetLow />
        <UsageChart source={source} by={search.by} onBy={(by) => change({ by })} />
        <Packages source={source} />
        <ChargeLists
          source={source}
          search={search}
          onSearch={change}
          mayPurchase
          mayReadOrders
          mayReadBills
          mayReadRecords
        />
      </Stack>
    </Page>
  );
}
