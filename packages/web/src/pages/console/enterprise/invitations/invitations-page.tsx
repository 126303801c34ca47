import { useEnterprise } from '../../../../api/accounts.ts';
import { useText } from '../../../../text/text.ts';
import { useTitle } from '../../../../text/use-title.ts';
import { Page } from '../../parts/page.tsx';
import { invitationsText } from './invitations-text.ts';
import { JoinList } from './join-list.tsx';

/** How people come into the enterprise (Spec §6 "Invitation page needs the applications-handle key"). */
export function InvitationsPage() {
  const words = useText(invitationsText);
  const enterprise = useEnterprise();
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      {enterprise && <JoinList enterpriseWsid={enterprise.enterpriseWsid} />}
    </Page>
  );
}
