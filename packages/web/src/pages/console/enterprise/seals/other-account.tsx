import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsQuery, changeAccount } from '../../../../api/accounts.ts';
import { messageOf, requestIdOf } from '../../../../api/client.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { useText } from '../../../../text/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { mySealsText } from './my-seals-text.ts';

/** Shown when the seals belong to another account than the active one: names it, with a button to switch. */
export function OtherAccount({ enterpriseWsid }: { enterpriseWsid: string | null }) {
  const words = useText(mySealsText);
  const router = useRouter();
  const { data: accounts = [] } = useQuery(accountsQuery(currentUserWsid()));
  const [busy, setBusy] = useState(false);
  const account = accounts.find(
    (one) => one.enterpriseWsid !== null && one.enterpriseWsid === enterpriseWsid && one.memberStatus !== 'DISABLED',
  );
  const name = account?.enterpriseName ?? '';
  const change = async (userWsid: string) => {
    setBusy(true);
    try {
      await changeAccount(userWsid);
      await router.invalidate();
    } catch (error) {
      toast('warning', messageOf(error), requestIdOf(error));
      setBusy(false);
    }
  };
  return (
    <EmptyState
      heading="h1"
      drawing="lock"
      title={words.otherTitle}
      action={
        account && (
          <Button variant="primary" busy={busy} onClick={() => void change(account.userWsid)}>
            {words.switchTo(name)}
          </Button>
        )
      }
    >
      {account === undefined ? words.otherNone : words.otherWhy(name)}
    </EmptyState>
  );
}
