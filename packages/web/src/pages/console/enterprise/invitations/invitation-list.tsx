import type { Invitation } from '@countersign/contract';
import type { InvitationStatus } from '@countersign/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, requestIdOf } from '../../../../api/client.ts';
import { useMay } from '../../../../api/privileges.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { formatDay, formatNumber } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { Tone } from '../../../../ui/banner.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import type { IconName } from '../../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../../ui/menu.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { Box, Card, Heading, Hint } from '../../../../ui/layout.tsx';
import list from '../list.module.css';
import { copyText } from './copy-text.ts';
import { deleteInvitation, invitationsQuery, resendInvitation } from './invitation-calls.ts';
import { type InvitationSearch, SHOWN_INVITATIONS, type ShownInvitation } from './invitation-search.ts';
import styles from './invitations.module.css';
import { invitationsText } from './invitations-text.ts';

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
  const words = useText(invitationsText);
  const { data, error, refetch, isPlaceholderData } = useQuery(invitationsQuery(enterpriseWsid, search));
  return (
    <section aria-labelledby="invitations-title">
      <Box gapY={3} gapX={5} align="start" justify="between" wrap row className={styles.head}>
        <Heading id="invitations-title">{words.list}</Heading>
        <SelectField
          className={styles.filter}
          label={words.status}
          labelHidden
          value={search.status}
          onChange={({ currentTarget: { value } }) => onChange({ status: value as '' | ShownInvitation, page: 1 })}
        >
          <option value="">{words.anyStatus}</option>
          {SHOWN_INVITATIONS.map((status) => (
            <option key={status} value={status}>
              {words.statuses[status]}
            </option>
          ))}
        </SelectField>
      </Box>
      {data === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={140} radius={14} />
        )
      ) : data.invitations.length === 0 ? (
        <EmptyState heading="h3" title={words.none}>
          {words.noneWhy}
        </EmptyState>
      ) : (
        <Card as="ul" aria-busy={isPlaceholderData}>
          {data.invitations.map((invitation) => (
            <Row key={invitation.invitationWsid} enterpriseWsid={enterpriseWsid} invitation={invitation} />
          ))}
        </Card>
      )}
      {data && (
        <Pager
          page={search.page}
          total={data.page.totalElements}
          count={words.count(formatNumber(data.page.totalElements))}
          onPage={(page) => onChange({ page })}
        />
      )}
    </section>
  );
}

interface RowProps {
  enterpriseWsid: string;
  invitation: Invitation;
}
function Row({ enterpriseWsid, invitation }: RowProps) {
  const words = useText(invitationsText);
  const { invitationWsid, contact, name, status, departmentName, invitedBy, expireDatetime } = invitation;
  const [deleting, setDeleting] = useState(false);
  const called = name ?? contact;
  const items = useActs(enterpriseWsid, invitation, () => setDeleting(true));
  const remove = async () => {
    try {
      await deleteInvitation(enterpriseWsid, invitationWsid);
      toast('success', words.deleted(called));
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
    }
  };
  const about = [
    name === null ? null : contact,
    departmentName,
    words.by(invitedBy),
    status === 'WAITING' ? words.until(formatDay(expireDatetime)) : null,
  ].filter((part) => part !== null);
  return (
    <Box as="li" gapY={2.5} gapX={3} wrap py={3} px={5} row className={list.row}>
      <Avatar name={called} size={40} />
      <Box minWidth={0} className={list.words}>
        <p>
          <strong>{called}</strong>
        </p>
        <Hint>{about.join(' · ')}</Hint>
      </Box>
      <Box gap={2} row>
        <Pill {...LOOKS[status]}>{words.statuses[status]}</Pill>
        {items.length > 0 && (
          <div>
            <Menu trigger={<IconButton icon="more" label={words.actsOf(called)} />} items={items} />
          </div>
        )}
      </Box>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={words.deleteTitle(called)}
        description={words.deleteWhy}
        act={words.delete}
        danger
        onConfirm={remove}
      />
    </Box>
  );
}

/** The acts that the state of an invitation and the permissions allow; an accepted invitation has none. */
function useActs(enterpriseWsid: string, invitation: Invitation, onDelete: () => void): MenuItem[] {
  const words = useText(invitationsText);
  const mayDelete = useMay('members:invitations:delete');
  const mayHandle = useMay('members:applications:handle');
  const { invitationWsid, status, href } = invitation;
  const resend = useMutation({
    mutationFn: () => resendInvitation(enterpriseWsid, invitationWsid),
    onSuccess: () => toast('success', words.resent),
    onError: (failure) => toast('warning', messageOf(failure), requestIdOf(failure)),
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
