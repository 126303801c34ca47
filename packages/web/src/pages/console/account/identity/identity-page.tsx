import { type Enterprise, type User, api } from '@countersign/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { enterpriseQuery, useEdition } from '../../../../api/accounts.ts';
import { call } from '../../../../api/client.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { Banner, Skeleton } from '../../../../ui/index.ts';
import { Trouble } from '../../../../parts/trouble/trouble.tsx';
import { OwnPage, self } from '../own-user.tsx';
import { EnterpriseForm } from './enterprise-form.tsx';
import { IdentityCard } from './identity-card.tsx';
import { useIdentityText } from './identity-text.ts';
import { PersonForm } from './person-form.tsx';

/** Keys begin with `identity`, which is refetched when an application is decided. */
const personQuery = queryOptions({
  queryKey: ['identity', 'person'],
  queryFn: async ({ signal }) => (await call(api.getIdentity, { params: self(), signal })).application,
});
const enterpriseIdentityQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['identity', enterpriseWsid],
    queryFn: async ({ signal }) =>
      (await call(api.getEnterpriseIdentity, { params: { enterpriseWsid }, signal })).application,
  });

/** Identity verification of the active account: the person, or the enterprise (Spec §4 "Identity status"). */
export function IdentityPage() {
  const words = useIdentityText();
  const isEnterprise = useEdition() === 'e';
  return (
    <OwnPage title={words.title} lead={isEnterprise ? words.leadEnterprise : words.lead}>
      {(user) => (isEnterprise ? <OfEnterprise user={user} /> : <OfPerson user={user} />)}
    </OwnPage>
  );
}

function OfPerson({ user }: { user: User }) {
  const { data: application, error, refetch } = useQuery(personQuery);
  if (application === undefined) return <Pending error={error} onRetry={() => void refetch()} />;
  const known = application?.name ?? user.realName ?? '';
  return (
    <IdentityCard
      of="PERSON"
      status={user.idttvStatus}
      application={application}
      form={(again) => <PersonForm again={again} name={known} />}
    />
  );
}

function OfEnterprise({ user }: { user: User }) {
  const words = useIdentityText();
  const { data: enterprise, error, refetch } = useQuery(enterpriseQuery(currentUserWsid()));
  if (!enterprise) return <Pending error={error} onRetry={() => void refetch()} />;
  if (!enterprise.isOwner) return <Banner>{words.ownerOnly}</Banner>;
  // A person must be verified before they apply for an enterprise.
  const isFirst = user.idttvStatus !== 'PASSED' && enterprise.idttvStatus === 'INCOMPLETE';
  if (!isFirst) return <OwnedEnterprise enterprise={enterprise} />;
  return (
    <>
      <Banner tone="warn">{words.selfFirst}</Banner>
      <OfPerson user={user} />
    </>
  );
}

function OwnedEnterprise({ enterprise }: { enterprise: Enterprise }) {
  const { data: application, error, refetch } = useQuery(enterpriseIdentityQuery(enterprise.enterpriseWsid));
  if (application === undefined) return <Pending error={error} onRetry={() => void refetch()} />;
  return (
    <IdentityCard
      of="ENTERPRISE"
      status={enterprise.idttvStatus}
      application={application}
      form={(again) => <EnterpriseForm enterprise={enterprise} again={again} />}
    />
  );
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <Trouble error={error} onRetry={onRetry} /> : <Skeleton height={320} radius={14} />;
}
