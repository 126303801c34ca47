import type { User } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../api/session.ts';
import { formatDay } from '../../../text/format.ts';
import { sharedText } from '../../../text/shared.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { currentUserWsid } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Trouble } from '../parts/trouble.tsx';
import styles from './account-page.module.css';
import { settingsText } from './settings-text.ts';
import { accountText } from './text.ts';

/** The person as others see them. */
export function ProfilePage() {
  const words = useText(settingsText);
  const { data: user, error, refetch } = useQuery(userQuery(currentUserWsid()));
  useTitle(words.profile);
  return (
    <Page title={words.profile} lead={words.profileWhy}>
      {user === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={220} radius={14} />
        )
      ) : (
        <Profile user={user} />
      )}
    </Page>
  );
}

function Profile({ user }: { user: User }) {
  const words = useText(accountText);
  const shared = useText(sharedText);
  const copy = () => void navigator.clipboard?.writeText(user.userWsid).then(() => toast('success', shared.copied));
  const facts: [string, string][] = [
    [words.phone, user.phone ?? words.none],
    [words.email, user.email ?? words.none],
    [words.registered, formatDay(user.registDatetime)],
  ];
  return (
    <section className={styles.card} aria-labelledby="profile-title">
      <h2 id="profile-title" className={styles.heading}>
        {words.profile}
      </h2>
      <div className={styles.person}>
        <Avatar name={user.displayName} size={56} />
        <div>
          <p className={styles.name}>{user.displayName}</p>
          <Pill
            tone={user.idttvStatus === 'PASSED' ? 'good' : 'neutral'}
            icon={user.idttvStatus === 'PASSED' ? 'shield' : undefined}
          >
            {words.identity}: {words.identityOf[user.idttvStatus]}
          </Pill>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.userId}</dt>
          <dd className={styles.id}>
            <code>{user.userWsid}</code>
            <IconButton icon="copy" size={18} label={words.copyId} onClick={copy} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
