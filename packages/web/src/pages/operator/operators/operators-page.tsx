import { type Operator, operatorApi } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../parts/trouble/attempt.ts';
import { formatDay, formatDistance, formatTime } from '../../../text/format.ts';
import { Button, ConfirmDialog, Text, toast } from '../../../ui/index.ts';
import { Pill } from '../../../ui/pill.tsx';
import { operatorCall } from '../model/calls.ts';
import { operatorsQuery, refetch } from '../model/queries.ts';
import { operatorQuery, useMay } from '../model/session.ts';
import { type Column, DataTable, TableSkeleton } from '../../../parts/data-table/data-table.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { Loaded } from '../../../parts/trouble/loaded.tsx';
import { useRoleNames } from '../parts/role-names.ts';
import { withActs } from '../parts/with-acts.ts';
import { useNow } from '../parts/use-now.ts';
import { useOperatorText } from '../words.ts';
import { CreateDialog } from './create-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { useOperatorsText } from './text.ts';

/** The operators and their roles; an operator cannot disable themselves. */
export function OperatorsPage() {
  const words = useOperatorsText();
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Operator | null>(null);
  const [ranked, setRanked] = useState<Operator | null>(null);
  const may = useMay();
  const mayChange = may('operators.change');
  return (
    <Page
      title={words.title}
      lead={words.lead}
      action={
        mayChange && <Button variant="primary" icon="plus" label={words.create} onClick={() => setCreating(true)} />
      }
    >
      <Loaded query={useQuery(operatorsQuery)} waiting={<TableSkeleton rows={3} />}>
        {(operators) => <Operators rows={operators} mayChange={mayChange} onAsk={setAsked} onRank={setRanked} />}
      </Loaded>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {ranked !== null && <RolesDialog operator={ranked} onClose={() => setRanked(null)} />}
      {asked?.disabled === false && <DisableDialog operator={asked} onClose={() => setAsked(null)} />}
      {asked?.disabled === true && <EnableDialog operator={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface OperatorsProps {
  rows: readonly Operator[];
  mayChange: boolean;
  /** To disable or enable one. */
  onAsk: (operator: Operator) => void;
  /** To change the roles of one. */
  onRank: (operator: Operator) => void;
}

function Operators({ rows, mayChange, onAsk, onRank }: OperatorsProps) {
  const words = useOperatorsText();
  const shared = useOperatorText();
  const { data: me } = useQuery(operatorQuery);
  const now = useNow();
  const namesOf = useRoleNames();
  const columns: Column<Operator>[] = [
    {
      head: words.name,
      kind: 'main',
      cell: ({ name, operatorWsid }) => (operatorWsid === me?.operatorWsid ? `${name} · ${words.me}` : name),
    },
    { head: words.login, cell: ({ login }) => <code>{login}</code> },
    { head: words.roles, cell: ({ roles }) => namesOf(roles) },
    {
      head: words.created,
      cell: ({ createdDatetime }) => <span title={formatTime(createdDatetime)}>{formatDay(createdDatetime)}</span>,
    },
    {
      head: words.lastLogin,
      cell: ({ lastLoginDatetime: last }) =>
        last === null ? words.never : <span title={formatTime(last)}>{formatDistance(last, now)}</span>,
    },
    { head: words.status, cell: (operator) => <StatusPill operator={operator} /> },
    {
      head: shared.acts,
      kind: 'act',
      cell: (operator) => {
        const act = operator.disabled ? words.enable : words.disable;
        return (
          <Text inlineRow gap={2} align="stretch">
            {!operator.disabled && (
              <Button
                size="s"
                label={words.rolesAct}
                aria-label={words.actOn(words.rolesAct, operator.name)}
                onClick={() => onRank(operator)}
              />
            )}
            {operator.operatorWsid !== me?.operatorWsid && (
              <Button
                size="s"
                variant={operator.disabled ? 'secondary' : 'danger'}
                label={act}
                aria-label={words.actOn(act, operator.name)}
                onClick={() => onAsk(operator)}
              />
            )}
          </Text>
        );
      },
    },
  ];
  const shown = withActs(mayChange, columns);
  return <DataTable label={words.title} columns={shown} rows={rows} keyOf={({ operatorWsid }) => operatorWsid} />;
}

function StatusPill({ operator: { disabled, mustChangePassword } }: { operator: Operator }) {
  const words = useOperatorsText();
  if (disabled) {
    return <Pill tone="danger" icon="close" label={words.isDisabled} />;
  }
  return mustChangePassword ? (
    <Pill tone="warn" icon="key" label={words.oneTime} />
  ) : (
    <Pill tone="good" icon="check" label={words.active} />
  );
}

function DisableDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const words = useOperatorsText();
  const submit = async () => {
    const params = { operatorWsid: operator.operatorWsid };
    if (await attempt(() => operatorCall(operatorApi.disableOperator, { params }), words.disabled))
      refetch('operators', 'requests');
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.disableTitle(operator.name)}
      description={words.disableWhy}
      act={words.disable}
      danger
      onConfirm={submit}
    />
  );
}

/** Submits the request; another operator confirms it. */
function EnableDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const words = useOperatorsText();
  const submit = async (reason: string) => {
    const body = { kind: 'OPERATOR_ENABLE', subject: operator.operatorWsid, reason } as const;
    await operatorCall(operatorApi.createOperatorRequest, { body });
    toast('success', words.asked);
    refetch('requests');
  };
  return (
    <ReasonDialog
      onClose={onClose}
      title={words.enableTitle(operator.name)}
      description={words.enableWhy}
      act={words.enableAct}
      onSubmit={submit}
    />
  );
}
