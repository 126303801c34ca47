import type { Operator } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf, requestIdOf } from '../../../api/client.ts';
import { formatDay, formatDistance, formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { toast } from '../../../ui/toast.tsx';
import { operatorCall } from '../model/calls.ts';
import { operatorsQuery, refetch } from '../model/queries.ts';
import { operatorQuery } from '../model/session.ts';
import { type Column, DataTable, TableSkeleton } from '../parts/data-table.tsx';
import { Page } from '../parts/page.tsx';
import { Trouble } from '../../../parts/trouble/trouble.tsx';
import { useNow } from '../parts/use-now.ts';
import { operatorText } from '../words.ts';
import { CreateDialog } from './create-dialog.tsx';
import { operatorsText } from './text.ts';

/** Who else looks after the house; never oneself shut out. */
export function OperatorsPage() {
  const words = useText(operatorsText);
  const query = useQuery(operatorsQuery);
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Operator | null>(null);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      }
    >
      {query.data !== undefined ? (
        <Operators rows={query.data} onAsk={setAsked} />
      ) : query.isError ? (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <TableSkeleton rows={3} />
      )}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {asked !== null && <DisableDialog operator={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

function Operators({ rows, onAsk }: { rows: readonly Operator[]; onAsk: (operator: Operator) => void }) {
  const words = useText(operatorsText);
  const shared = useText(operatorText);
  const { data: me } = useQuery(operatorQuery);
  const now = useNow();
  const columns: Column<Operator>[] = [
    {
      key: 'name',
      head: words.name,
      kind: 'main',
      cell: ({ name, operatorWsid }) => (operatorWsid === me?.operatorWsid ? `${name} · ${words.me}` : name),
    },
    { key: 'login', head: words.login, cell: ({ login }) => <code>{login}</code> },
    {
      key: 'created',
      head: words.created,
      cell: ({ createdDatetime }) => <span title={formatTime(createdDatetime)}>{formatDay(createdDatetime)}</span>,
    },
    {
      key: 'last',
      head: words.lastLogin,
      cell: ({ lastLoginDatetime: last }) =>
        last === null ? words.never : <span title={formatTime(last)}>{formatDistance(last, now)}</span>,
    },
    { key: 'status', head: words.status, cell: (operator) => <StatusPill operator={operator} /> },
    {
      key: 'act',
      head: shared.acts,
      kind: 'act',
      cell: (operator) => {
        if (operator.operatorWsid === me?.operatorWsid) return null;
        const act = operator.disabled ? words.enable : words.disable;
        return (
          <Button
            size="s"
            variant={operator.disabled ? 'secondary' : 'danger'}
            aria-label={words.actOn(act, operator.name)}
            onClick={() => onAsk(operator)}
          >
            {act}
          </Button>
        );
      },
    },
  ];
  return <DataTable label={words.title} columns={columns} rows={rows} keyOf={({ operatorWsid }) => operatorWsid} />;
}

function StatusPill({ operator: { disabled, mustChangePassword } }: { operator: Operator }) {
  const words = useText(operatorsText);
  if (disabled) {
    return (
      <Pill tone="danger" icon="close">
        {words.isDisabled}
      </Pill>
    );
  }
  return mustChangePassword ? (
    <Pill tone="warn" icon="key">
      {words.oneTime}
    </Pill>
  ) : (
    <Pill tone="good" icon="check">
      {words.active}
    </Pill>
  );
}

function DisableDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const words = useText(operatorsText);
  const disabled = !operator.disabled;
  const submit = async () => {
    try {
      const params = { operatorWsid: operator.operatorWsid };
      await operatorCall(api.setOperatorDisabled, { params, body: { disabled } });
      toast('success', disabled ? words.disabled : words.enabled);
      refetch('operators');
    } catch (error) {
      toast('error', messageOf(error), requestIdOf(error));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={(disabled ? words.disableTitle : words.enableTitle)(operator.name)}
      description={disabled ? words.disableWhy : words.enableWhy}
      act={disabled ? words.disable : words.enable}
      danger={disabled}
      onConfirm={submit}
    />
  );
}
