import type { SealApplication } from '@countersign/contract';
import type { SealApplicationStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatNumber } from '../../../../text/format.ts';
import { Banner, Box, EmptyState, Skeleton, Stack } from '../../../../ui/index.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { Page } from '../../parts/page.tsx';
import { applicationsQuery } from '../seals/queries.ts';
import { ApplicationCard } from './application-card.tsx';
import { AuditBar } from './audit-bar.tsx';
import { useAuditText } from './audit-text.ts';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

const TABS = ['pending', 'passed', 'refused'] as const;
type Tab = (typeof TABS)[number];
const STATUS: Readonly<Record<Tab, SealApplicationStatus>> = {
  pending: 'WAITING',
  passed: 'PASSED',
  refused: 'REFUSED',
};
interface AuditSearch {
  readonly tab: Tab;
  readonly page: number;
}
const readSearch = ({ tab, page }: Record<string, unknown>): AuditSearch => ({
  tab: TABS.find((one) => one === tab) ?? 'pending',
  page: typeof page === 'number' && page > 1 ? Math.floor(page) : 1,
});

/** New seals to check and applications for use (Spec §2 "Seal audit page"). */
export function AuditPage() {
  const words = useAuditText();
  const navigate = useNavigate();
  const { tab, page } = readSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const mayHandle = useMay('officeSeals:applications:handle');
  const go = (next: Partial<AuditSearch>) => {
    const wanted = { tab, page: 1, ...next };
    void navigate({
      to: '/enterprise/seal-audit',
      search: {
        ...(wanted.tab === 'pending' ? {} : { tab: wanted.tab }),
        ...(wanted.page === 1 ? {} : { page: wanted.page }),
      },
    });
  };
  const content = (
    <Applications key={tab} tab={tab} page={page} mayHandle={mayHandle} onPage={(to) => go({ page: to })} />
  );
  return (
    <Page title={words.title} lead={words.lead}>
      {!mayHandle && (
        <Box mb={4}>
          <Banner>{words.viewOnly}</Banner>
        </Box>
      )}
      <Tabs
        label={words.title}
        value={tab}
        onChange={(next) => go({ tab: next })}
        items={TABS.map((one) => ({ value: one, label: words.tabs[one], content: one === tab && content }))}
      />
    </Page>
  );
}

interface ApplicationsProps extends AuditSearch {
  mayHandle: boolean;
  onPage: (page: number) => void;
}
function Applications({ tab, page, mayHandle, onPage }: ApplicationsProps) {
  const words = useAuditText();
  const query = applicationsQuery(`status=${STATUS[tab]}`, page);
  const { data, error, refetch, isPlaceholderData } = useQuery(query);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decision | null>(null);
  if (data === undefined)
    return error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Skeleton height={260} radius={14} />;
  const rows = data.sealApplications;
  if (rows.length === 0) return <Nothing tab={tab} />;
  const isOpen = tab === 'pending' && mayHandle;
  const toggle = ({ sealApplicationWsid }: SealApplication) => {
    const next = new Set(chosen);
    if (!next.delete(sealApplicationWsid)) next.add(sealApplicationWsid);
    setChosen(next);
  };
  // Applications handled meanwhile are no longer among the rows.
  const selected = rows.filter(({ sealApplicationWsid }) => chosen.has(sealApplicationWsid));
  return (
    <div aria-busy={isPlaceholderData}>
      <Stack as="ul" gap={3}>
        {rows.map((one) => (
          <ApplicationCard
            key={one.sealApplicationWsid}
            one={one}
            isChosen={chosen.has(one.sealApplicationWsid)}
            onToggle={isOpen ? () => toggle(one) : null}
            onDecide={isOpen ? (passed) => setDecision({ passed, applications: [one] }) : null}
          />
        ))}
      </Stack>
      <Pager
        page={page}
        total={data.page.totalElements}
        count={words.count(formatNumber(data.page.totalElements))}
        onPage={onPage}
      />
      {isOpen && selected.length > 0 && (
        <AuditBar
          count={selected.length}
          isAll={selected.length === rows.length}
          onAll={() => setChosen(new Set(rows.map(({ sealApplicationWsid }) => sealApplicationWsid)))}
          onClear={() => setChosen(new Set())}
          onDecide={(passed) => setDecision({ passed, applications: selected })}
        />
      )}
      {decision && (
        <DecideDialog
          decision={decision}
          onClose={(isDone) => {
            setDecision(null);
            if (isDone) setChosen(new Set());
          }}
        />
      )}
    </div>
  );
}

function Nothing({ tab }: { tab: Tab }) {
  const words = useAuditText();
  return tab === 'pending' ? (
    <EmptyState drawing="done" title={words.nonePending} why={words.nonePendingWhy} />
  ) : (
    <EmptyState drawing="paper" title={words.none[tab]} />
  );
}
