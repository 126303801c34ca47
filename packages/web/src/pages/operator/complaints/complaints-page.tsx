import { type Complaint, operatorApi } from '@countersign/contract';
import { COMPLAINT_STATUSES, type ComplaintStatus, shownContact } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDistance, formatTime } from '../../../text/format.ts';
import { Button, EmptyState, Hint, type IconName, Text, type Tone, toast } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { COMPLAINT_FILTERS, complaintsQuery, refetch } from '../model/queries.ts';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { FilterChoice, FilterText, Filters } from '../parts/filters.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useNow } from '../parts/use-now.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import styles from './complaints.module.css';
import { useComplaintsText } from './text.ts';

const LOOK: Readonly<Record<ComplaintStatus, { tone: Tone; icon: IconName }>> = {
  OPEN: { tone: 'warn', icon: 'clock' },
  BLACKLISTED: { tone: 'danger', icon: 'eyeOff' },
  DISMISSED: { tone: 'neutral', icon: 'check' },
};
interface Asked {
  readonly complaint: Complaint;
  readonly blacklist: boolean;
}

/** Complaints, the open ones first, and the actions on them. */
export function ComplaintsPage() {
  const words = useComplaintsText();
  const { search, set, paging } = useListSearch(COMPLAINT_FILTERS);
  const { filters } = search;
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page title={words.title} lead={words.lead}>
      <Filters onClear={paging.onClear}>
        <FilterChoice
          label={words.status}
          value={filters.status}
          onChange={(status) => set({ status })}
          choices={COMPLAINT_STATUSES.map((status) => [status, words.statusWord[status]] as const)}
        />
        <FilterText label={words.contact} value={filters.contact} onChange={(contact) => set({ contact })} />
      </Filters>
      <ListView
        query={useQuery(complaintsQuery(search))}
        {...paging}
        isEmpty={({ complaints }) => complaints.length === 0}
        empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ complaints }) => <Complaints rows={complaints} onAsk={setAsked} />}
      </ListView>
      <HandleDialog asked={asked} onClose={() => setAsked(null)} />
    </Page>
  );
}

function Complaints({ rows, onAsk }: { rows: readonly Complaint[]; onAsk: (asked: Asked) => void }) {
  const words = useComplaintsText();
  const may = useMay();
  const shared = useOperatorText();
  const now = useNow();
  const columns: Column<Complaint>[] = [
    { head: words.contact, kind: 'main', cell: ({ contact }) => shownContact(contact) },
    { head: words.text, cell: (complaint) => <Told complaint={complaint} /> },
    {
      head: words.created,
      cell: ({ createdDatetime }) => (
        <span title={formatTime(createdDatetime)}>{formatDistance(createdDatetime, now)}</span>
      ),
    },
    {
      head: words.status,
      cell: ({ status }) => <Pill {...LOOK[status]} label={words.statusWord[status]} />,
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (complaint) =>
        complaint.status === 'OPEN' && (
          <Text inlineRow gap={2} align="stretch" className={styles.acts}>
            <Button
              size="s"
              variant="danger"
              label={words.blacklist}
              aria-label={words.actOn(words.blacklist, complaint.contact)}
              onClick={() => onAsk({ complaint, blacklist: true })}
            />
            <Button
              size="s"
              label={words.dismiss}
              aria-label={words.actOn(words.dismiss, complaint.contact)}
              onClick={() => onAsk({ complaint, blacklist: false })}
            />
          </Text>
        ),
    },
  ];
  const shown = withActs(may('complaints.handle'), columns);
  return <DataTable label={words.title} columns={shown} rows={rows} keyOf={({ complaintWsid }) => complaintWsid} />;
}

function Told({ complaint: { text, handledBy, handledDatetime, note } }: { complaint: Complaint }) {
  const words = useComplaintsText();
  return (
    <div className={styles.told}>
      <p>{text}</p>
      {handledBy !== null && handledDatetime !== null && (
        <Hint mt={1} size="s">
          {words.handled(handledBy, formatTime(handledDatetime))}
          {note ? ` · ${note}` : ''}
        </Hint>
      )}
    </div>
  );
}

function HandleDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const words = useComplaintsText();
  if (asked === null) return null;
  const { complaint, blacklist } = asked;
  const submit = async (note: string) => {
    const params = { complaintWsid: complaint.complaintWsid };
    await operatorCall(operatorApi.handleComplaint, { params, body: { blacklist, note } });
    toast('success', words.done);
    refetch('complaints', 'blacklist');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={(blacklist ? words.blacklistTitle : words.dismissTitle)(complaint.contact)}
      description={blacklist ? words.blacklistWhy : words.dismissWhy}
      act={blacklist ? words.blacklist : words.dismiss}
      danger={blacklist}
      label={words.note}
      isOptional
      onSubmit={submit}
    />
  );
}
