import { type TrustList, operatorApi } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { formatDay, formatNumber, formatTime } from '../../../text/format.ts';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { Button, ConfirmDialog, EmptyState, Text } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { useMay } from '../model/session.ts';
import { operatorCall } from '../model/calls.ts';
import { refetch } from '../model/queries.ts';
import { type Column, DataTable, TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { useOperatorText } from '../words.ts';
import { AddDialog } from './add-dialog.tsx';
import { AnchorsSheet } from './anchors-sheet.tsx';
import { trustListsQuery } from './queries.ts';
import { useTrustText } from './text.ts';
import { useIsOverdue } from './use-is-overdue.ts';

type Act = 'look' | 'disable' | 'remove';

/** The authorities that /verify trusts besides our own root; every change is recorded. */
export function TrustPage() {
  const words = useTrustText();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ act: Act; list: TrustList } | null>(null);
  const close = () => setAsked(null);
  const may = useMay();
  const act = async (done: () => Promise<unknown>, said: string) => {
    await attempt(() => done(), said);
    refetch('trust-lists', 'requests');
  };
  const setEnabled = ({ trustListWsid }: TrustList, enabled: boolean) =>
    act(
      () => operatorCall(operatorApi.setTrustListEnabled, { params: { trustListWsid }, body: { enabled } }),
      words.asked,
    );
  const remove = ({ trustListWsid }: TrustList) =>
    act(() => operatorCall(operatorApi.deleteTrustList, { params: { trustListWsid } }), words.asked);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        may('trust.change') && (
          <Button variant="primary" icon="plus" label={words.add} onClick={() => setAdding(true)} />
        )
      }
    >
      <Loaded query={useQuery(trustListsQuery)} waiting={<TableSkeleton rows={3} />}>
        {(lists) =>
          lists.length === 0 ? (
            <EmptyState drawing="done" title={words.empty} why={words.emptyWhy} />
          ) : (
            <Lists
              rows={lists}
              onAsk={(wanted, list) => setAsked({ act: wanted, list })}
              onEnable={(list) => void setEnabled(list, true)}
            />
          )
        }
      </Loaded>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {asked?.act === 'look' && <AnchorsSheet list={asked.list} onClose={close} />}
      {asked !== null && asked.act !== 'look' && (
        <ConfirmDialog
          onClose={close}
          title={(asked.act === 'remove' ? words.removeTitle : words.disableTitle)(asked.list.name)}
          description={asked.act === 'remove' ? words.removeWhy : words.disableWhy}
          act={asked.act === 'remove' ? words.remove : words.disable}
          danger
          onConfirm={() => (asked.act === 'remove' ? remove(asked.list) : setEnabled(asked.list, false))}
        />
      )}
    </Page>
  );
}

interface ListsProps {
  rows: readonly TrustList[];
  onAsk: (act: Act, list: TrustList) => void;
  onEnable: (list: TrustList) => void;
}
function Lists({ rows, onAsk, onEnable }: ListsProps) {
  const words = useTrustText();
  const may = useMay();
  const shared = useOperatorText();
  const columns: Column<TrustList>[] = [
    { head: words.name, kind: 'main', cell: ({ name }) => name },
    {
      head: words.kind,
      cell: ({ kind, scheme }) => [words.kinds[kind], scheme?.territory].filter(Boolean).join(' · '),
    },
    {
      head: words.anchors,
      kind: 'number',
      cell: ({ anchors, skipped }) => (
        <span title={skipped > 0 ? words.skipped(skipped) : undefined}>{formatNumber(anchors)}</span>
      ),
    },
    { head: words.status, cell: (list) => <StatusPill list={list} /> },
    { head: words.by, cell: ({ createdBy }) => createdBy.replace(/^operator:/, '') },
    {
      head: words.created,
      cell: ({ createdDatetime }) => <span title={formatTime(createdDatetime)}>{formatDay(createdDatetime)}</span>,
    },
    {
      head: shared.acts,
      kind: 'act',
      cell: (list) => {
        const { name, enabled, waitingFor } = list;
        const isOpen = waitingFor === null && may('trust.change');
        const toggle = enabled ? words.disable : words.enable;
        return (
          <Text inlineRow gap={2} align="stretch" wrap>
            <Button
              size="s"
              label={words.look}
              aria-label={words.actOn(words.look, name)}
              onClick={() => onAsk('look', list)}
            />
            {isOpen && (
              <Button
                size="s"
                label={toggle}
                aria-label={words.actOn(toggle, name)}
                onClick={() => (enabled ? onAsk('disable', list) : onEnable(list))}
              />
            )}
            {isOpen && (
              <Button
                size="s"
                variant="danger"
                label={words.remove}
                aria-label={words.actOn(words.remove, name)}
                onClick={() => onAsk('remove', list)}
              />
            )}
          </Text>
        );
      },
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ trustListWsid }) => trustListWsid} />;
}

function StatusPill({ list }: { list: TrustList }) {
  const words = useTrustText();
  const isOverdue = useIsOverdue(list);
  if (list.waitingFor !== null) {
    return <Pill tone="warn" icon="clock" label={words.waiting[list.waitingFor]} />;
  }
  if (!list.enabled) return <Pill icon="minus" label={words.off} />;
  return isOverdue ? (
    <Pill tone="warn" icon="warning" label={words.expired} />
  ) : (
    <Pill tone="good" icon="check" label={words.on} />
  );
}
