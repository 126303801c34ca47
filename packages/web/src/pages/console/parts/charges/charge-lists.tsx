import { Tabs } from '../../../../ui/tabs.tsx';
import { Bills } from './bills.tsx';
import type { ChargeSource } from './charge-calls.ts';
import type { ChargeList, ChargeSearch } from './charge-search.ts';
import { useChargesText } from './charges-text.ts';
import { Stack } from '../../../../ui/index.ts';
import { Orders } from './orders.tsx';
import { Records } from './records.tsx';

interface ChargeListsProps {
  source: ChargeSource;
  search: ChargeSearch;
  onSearch: (change: Partial<ChargeSearch>) => void;
  mayPurchase: boolean;
  mayReadOrders: boolean;
  mayReadBills: boolean;
  mayReadRecords: boolean;
}

/** Tabs of orders, bills and records; only those the user may read. */
export function ChargeLists({ source, search, onSearch, ...may }: ChargeListsProps) {
  const words = useChargesText();
  const { page } = search;
  const turn = (next: number) => onSearch({ page: next });
  const known = [
    {
      value: 'orders' as const,
      label: words.orders,
      isOpen: may.mayReadOrders,
      content: <Orders source={source} page={page} onPage={turn} mayCancel={may.mayPurchase} />,
    },
    {
      value: 'bills' as const,
      label: words.bills,
      isOpen: may.mayReadBills,
      content: <Bills source={source} page={page} onPage={turn} />,
    },
    {
      value: 'records' as const,
      label: words.records,
      isOpen: may.mayReadRecords,
      content: <Records source={source} search={search} onSearch={onSearch} />,
    },
  ];
  const items = known.filter(({ isOpen }) => isOpen);
  const [first] = items;
  if (first === undefined) return null;
  const value: ChargeList = items.some((item) => item.value === search.tab) ? search.tab : first.value;
  return (
    <Stack as="section" gap={2} minWidth={0}>
      <Tabs label={words.lists} value={value} onChange={(tab) => onSearch({ tab, page: 1 })} items={items} />
    </Stack>
  );
}
