import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountsQuery, changeAccount } from '../../../../api/accounts.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { ActButton } from '../../../../parts/trouble/act-button.tsx';
import { EmptyState } from '../../../../ui/index.ts';
import { useMySealsText } from './my-seals-text.ts';

/** Shown when the seals belong to another account than the active one: names it, with a button to switch. */
export function OtherAccount({ enterpriseWsid }: { enterpriseWsid: string | null }) {
  const words = useMySealsText();
  const router = useRouter();
  const { data: accounts = [] } = useQuery(accountsQuery(currentUserWsid()));
  const account = accounts.find(
    (one) => one.enterpriseWsid !== null && one.enterpriseWsid === enterpriseWsid && one.memberStatus !== 'DISABLED',
  );
  const name = account?.enterpriseName ?? '';
  const change = async (userWsid: string) => {
    await changeAccount(userWsid);
    await router.invalidate();
  };
  return (
    <EmptyState
      heading="h1"
      drawing="lock"
      title={words.otherTitle}
      action={
        account && <ActButton variant="primary" label={words.switchTo(name)} onAct={() => change(account.userWsid)} />
      }
      why={account === undefined ? words.otherNone : words.otherWhy(name)}
    />
  );
}
