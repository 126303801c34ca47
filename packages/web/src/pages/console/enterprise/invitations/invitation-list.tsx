import type { Invitation } from '@countersign/contract';
import type { InvitationStatus } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../../api/privileges.ts';
import { ListView } from '../../../../parts/data-table/list-view.tsx';
import { showError } from '../../../../parts/trouble/show-error.ts';
import { formatDay } from '../../../../text/format.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { Tone } from '../../../../ui/banner.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { ListRow, RowList } from '../../../../ui/row-list.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { Heading, Hint, Row } from '../../../../ui/layout.tsx';
import { copyText } from './copy-text.ts';
import { deleteInvitation, invitationsQuery, resendInvitation } from './invitation-calls.ts';
import { type InvitationSearch, SHOWN_INVITATIONS, type ShownInvitation } from './invitation-search.ts';
import styles from './invitations.module.css';
import { useInvitationsText } from './invitations-text.ts';

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
        <Heading id="invitations-title">{words.list}</Heading>
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

interface RowProps {
  enterpriseWsid: string;
  invitation: Invitation;
}
function InvitationRow({ enterpriseWsid, invitation }: RowProps) {
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
      <Hint>{about.join(' · ')}</Hint>
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

/** The acts that the state of an invitation and the permissions allow; an accepted invitation has none. */
function useActs(enterpriseWsid: string, invitation: Invitation, onDelete: () => void): MenuItem[] {
  const words = useInvitationsText();
  const mayDelete = useMay('members:invitations:delete');
  const mayHandle = useMay('members:applications:handle');
  const { invitationWsid, status, href } = invitation;
  const resend = useMutation({
    mutationFn: () => resendInvitation(enterpriseWsid, invitationWsid),
    onSuccess: () => toast('success', words.resent),
    onError: showError,
  });
  if (status !== 'WAITING' && status !== 'EXPIRED') return [];
  const copy: MenuItem = {
    key: 'copy',
    icon: 'copy',
    label: words.copy,
    onSelect: () =>
      void copyText(href).then((done) => toast(done ? 'success' : 'warning', done ? words.copied : words.copyFailed)),
  };
  const again: MenuItem = {
    key: 'resend',
    icon: 'send',
    label: words.resend,
    onSelect: () => resend.mutate(),
  };
  const remove: MenuItem = {
    key: 'delete',
    icon: 'trash',
    label: words.delete,
    danger: true,
    onSelect: onDelete,
  };
  return [...(status === 'WAITING' ? [copy] : []), ...(mayHandle ? [again] : []), ...(mayDelete ? [remove] : [])];
}
