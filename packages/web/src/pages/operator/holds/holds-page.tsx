import { type LegalHold, operatorApi } from '@countersign/contract';
import { HOLD_REFERENCE_MAX } from '@countersign/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '../../../parts/data-table/data-table.tsx';
import { ListView } from '../../../parts/data-table/list-view.tsx';
import { useForm, useTyped } from '../../../parts/form/form.ts';
import { Page } from '../../../parts/page/page.tsx';
import { formatTime } from '../../../text/format.ts';
import { Button, EmptyState, TextField, toast } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { operatorCall } from '../model/calls.ts';
import { type ListSearch, listQueryOf } from '../model/list-search.ts';
import { refetch } from '../model/queries.ts';
import { useMay } from '../model/session.ts';
import { FilterText, Filters } from '../parts/filters.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { withActs } from '../parts/with-acts.ts';
import { useOperatorText } from '../words.ts';
import { useHoldsText } from './text.ts';

const FILTERS = ['subject'] as const;
const holdsQuery = (search: ListSearch<(typeof FILTERS)[number]>) =>
  queryOptions({
    queryKey: ['operator', 'holds', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listHolds, { query: listQueryOf(search), signal }),
  });

/** Legal holds on contracts, persons and enterprises, and those that enterprises have placed. */
export function HoldsPage() {
  const words = useHoldsText();
  const { search, set, paging } = useListSearch(FILTERS);
  const [isPlacing, setPlacing] = useState(false);
  const [toRelease, setToRelease] = useState<LegalHold | null>(null);
  const may = useMay();
  const place = may('holds.change') && (
    <Button variant="primary" icon="plus" label={words.place} onClick={() => setPlacing(true)} />
  );
  return (
    <Page title={words.title} lead={words.lead} action={place}>
      <Filters onClear={paging.onClear}>
        <FilterText label={words.subject} value={search.filters.subject} onChange={(subject) => set({ subject })} />
      </Filters>
      <ListView
        query={useQuery(holdsQuery(search))}
        {...paging}
        isEmpty={({ holds }) => holds.length === 0}
        empty={<EmptyState drawing="done" title={words.emptyTitle} why={words.emptyWhy} />}
      >
        {({ holds }) => <Holds rows={holds} onRelease={setToRelease} />}
      </ListView>
      {isPlacing && <PlaceDialog onClose={() => setPlacing(false)} />}
      {toRelease && (
        <ReasonDialog
          onClose={() => setToRelease(null)}
          title={words.releaseTitle}
          description={words.releaseWhy}
          act={words.release}
          danger
          onSubmit={async (reason) => {
            const params = { holdWsid: toRelease.holdWsid };
            await operatorCall(operatorApi.releaseHold, { params, body: { reason } });
            toast('success', words.released);
            refetch('holds');
          }}
        />
      )}
    </Page>
  );
}

function Holds({ rows, onRelease }: { rows: readonly LegalHold[]; onRelease: (hold: LegalHold) => void }) {
  const words = useHoldsText();
  const shared = useOperatorText();
  const may = useMay();
  const columns: Column<LegalHold>[] = [
    {
      head: words.heldHead,
      kind: 'main',
      cell: ({ subjectName, subject }) => <span title={subject}>{subjectName || subject}</span>,
    },
    { head: words.kind, cell: ({ subjectKind }) => words.kinds[subjectKind] },
    { head: words.reference, cell: ({ reference, reason }) => `${reference} · ${reason}` },
    {
      head: words.by,
      cell: ({ placedBy, placedByName, placedDatetime }) =>
        `${placedBy === 'ENTERPRISE' ? `${shared.enterprise}: ` : ''}${placedByName} · ${formatTime(placedDatetime)}`,
    },
    {
      head: words.state,
      cell: ({ releasedDatetime, releasedByName, releaseReason }) =>
        releasedDatetime === null ? (
          <Pill tone="warn" icon="shield" label={words.active} />
        ) : (
          `${words.ended} · ${releasedByName ?? ''} · ${formatTime(releasedDatetime)} · ${releaseReason ?? ''}`
        ),
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (hold) =>
        hold.placedBy === 'OPERATOR' && hold.releasedDatetime === null ? (
          <Button
            size="s"
            label={words.release}
            aria-label={words.actOn(words.release, hold.reference)}
            onClick={() => onRelease(hold)}
          />
        ) : null,
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={withActs(may('holds.change'), columns)}
      rows={rows}
      keyOf={({ holdWsid }) => holdWsid}
    />
  );
}

/** The form of an id of an envelope, a person or an enterprise; the server has the last word. */
const SUBJECT = /^WSID_(?:ENVE|PUSR|ENTE)_[0-9A-HJKMNP-TV-Z]{26}$/;

function PlaceDialog({ onClose }: { onClose: () => void }) {
  const words = useHoldsText();
  const form = useForm();
  const subject = useTyped(form, '', (given) => !SUBJECT.test(given) && words.subjectWrong);
  const reference = useTyped(form, '', words.referenceMissing);
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.placeTitle}
      description={words.placeWhy}
      act={words.place}
      form={form}
      onSubmit={async (reason) => {
        const body = { subject: subject.given, reference: reference.given, reason };
        await operatorCall(operatorApi.placeHold, { body });
        toast('success', words.placed);
        refetch('holds');
      }}
    >
      <TextField
        label={words.subject}
        hint={words.subjectHint}
        {...subject.field}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField label={words.reference} maxLength={HOLD_REFERENCE_MAX} {...reference.field} autoComplete="off" />
    </ReasonDialog>
  );
}
