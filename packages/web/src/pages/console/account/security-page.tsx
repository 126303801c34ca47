import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../api/session.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { currentUserWsid } from '../model/queries.ts';
import { Page } from '../parts/page.tsx';
import { Trouble } from '../parts/trouble.tsx';
import styles from './account-page.module.css';
import { settingsText } from './settings-text.ts';
import { SignPassword } from './sign-password.tsx';

/** The ways in, and what shows at the moment of signing that it is oneself. */
export function SecurityPage() {
  const words = useText(settingsText);
  const { data: user, error, refetch } = useQuery(userQuery(currentUserWsid()));
  useTitle(words.security);
  return (
    <Page title={words.security} lead={words.securityWhy}>
      {user === undefined ? (
        error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={220} radius={14} />
        )
      ) : (
        <div className={styles.sections}>
          <SignPassword user={user} />
        </div>
      )}
    </Page>
  );
}
