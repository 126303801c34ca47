import type { Invitation } from '@countersign/contract';
import type { InvitationStatus } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { formatDay } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { Tone } from '../../../../ui/banner.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Heading, Hint, Row } from '../../../../ui/layout.tsx';
import { deleteInvitation, invitationsQuery } from './invitation-calls.ts';
import { type InvitationSearch, SHOWN_INVITATIONS, type ShownInvitation } from './invitation-search.ts';
import styles from './invitations.module.css';
import { useInvitationsText } from './invitations-text.ts';
import { useActs } from './use-invitation-acts.ts';

const LOOKS: Record<InvitationStatus, { tone: Tone; icon: IconName }> = {
  WAITING: { tone: 'info', icon: 'clock' },
  ACCEPTED: { tone: 'good', icon: 'check' },
  EXPIRED: { tone: 'neutral', icon: 'clock' },
  DELETED: { tone: 'neutral', icon: 'minus' },
};

interface ListProps {
  enterpriseWsid: string;
  search: InvitationSearch;
  onChange: (next: Partial<InvitationSearch>) => void;
}
/** The invitations by contact, each with its state. */
export function InvitationList({ enterpriseWsid, search, onChange }: ListProps) {
  const words = useInvitationsText();
  return (
    <section aria-labelledby="invitations-title">
      <Row gapY={3} gapX={5} justify="between" wrap mb={3}>
        <Heading id="invitations-title" text={words.list} />
        <SelectField
          className={styles.filter}
          label={words.status}
          labelHidden
          value={search.status}
          onChange={({ currentTarget: { value } }) => onChange({ status: value as '' | ShownInvitation, page: 1 })}
          none={words.anyStatus}
          options={SHOWN_INVITATIONS.map((status) => [status, words.statuses[status]])}
        />
      </Row>
      <ListView
        query={useQuery(invitationsQuery(enterpriseWsid, search))}
        page={search.page}
        onPage={(page) => onChange({ page })}
        isEmpty={({ invitations }) => invitations.length === 0}
        empty={<EmptyState heading="h3" title={words.none} why={words.noneWhy} />}
        count={words.count}
        waiting={<Skeleton height={140} radius={14} />}
      >
        {({ invitations }) => (
          <RowList>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitationWsid} enterpriseWsid={enterpriseWsid} invitation={invitation} />
            ))}
          </RowList>
        )}
      </ListView>
    </section>
  );
}

function InvitationRow({ enterpriseWsid, invitation }: { enterpriseWsid: string; invitation: Invitation }) {
  const words = useInvitationsText();
  const { invitationWsid, contact, name, status, departmentName, invitedBy, expireDatetime } = invitation;
  const [deleting, setDeleting] = useState(false);
  const called = name ?? contact;
  const items = useActs(enterpriseWsid, invitation, () => setDeleting(true));
  const remove = async () => {
    await attempt(() => deleteInvitation(enterpriseWsid, invitationWsid), words.deleted(called));
  };
  const about = [
    name === null ? null : contact,
    departmentName,
    words.by(invitedBy),
    status === 'WAITING' ? words.until(formatDay(expireDatetime)) : null,
  ].filter((part) => part !== null);
  return (
    <ListRow
      lead={<Avatar name={called} size={40} />}
      end={
        <>
          <Pill {...LOOKS[status]} label={words.statuses[status]} />
          {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.actsOf(called)} />} items={items} />}
        </>
      }
    >
      <strong>{called}</strong>
      <Hint text={about.join(' · ')} />
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={words.deleteTitle(called)}
        description={words.deleteWhy}
        act={words.delete}
        danger
        onConfirm={remove}
      />
    </ListRow>
  );
}
