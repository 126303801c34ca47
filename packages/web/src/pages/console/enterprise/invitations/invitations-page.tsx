import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEnterprise } from '../../../../api/accounts.ts';
import { Button, Skeleton, Stack } from '../../../../ui/index.ts';
import { Page } from '../../parts/page.tsx';
import { InvitationLinkCard } from './invitation-link-card.tsx';
import { InvitationList } from './invitation-list.tsx';
import { type InvitationSearch, readInvitationSearch, writeInvitationSearch } from './invitation-search.ts';
import { useInvitationsText } from './invitations-text.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { JoinList } from './join-list.tsx';

/** Invitations and applications to join (Spec §6 "Invitation page needs the applications-handle key"). */
export function InvitationsPage() {
  const words = useInvitationsText();
  const enterprise = useEnterprise();
  const search = readInvitationSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Partial<InvitationSearch>) =>
    void navigate({
      to: '/enterprise/invitations',
      search: writeInvitationSearch({ ...search, ...next }),
      replace: true,
    });
  const enterpriseWsid = enterprise?.enterpriseWsid;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      narrow
      action={<Button variant="primary" icon="plus" label={words.invite} onClick={() => change({ invite: true })} />}
    >
      {enterpriseWsid === undefined ? (
        <Skeleton height={260} radius={14} />
      ) : (
        <Stack gap={5}>
          <JoinList enterpriseWsid={enterpriseWsid} />
          <InvitationLinkCard enterpriseWsid={enterpriseWsid} />
          <InvitationList enterpriseWsid={enterpriseWsid} search={search} onChange={change} />
          {search.invite && <InviteSheet enterpriseWsid={enterpriseWsid} onClose={() => change({ invite: false })} />}
        </Stack>
      )}
    </Page>
  );
}
