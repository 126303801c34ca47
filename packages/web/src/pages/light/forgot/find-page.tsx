import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFreeLogin, sessionQuery, userQuery } from '../../../api/session.ts';
import { useText } from '../../../text/text.ts';
import { useTitle } from '../../../text/use-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './forgot.module.css';
import { RecoveryStage, RecoverySteps, useFocusOnStage, useHeading } from './recovery.tsx';
import { forgotText } from './text.ts';
import { useRecovery } from './use-recovery.ts';

/**
 * The find-password page in its second form: the same stages for a phone number or an e-mail address, prefilled for a logged-in
 * person; text and form are side by side where there is room.
 */
export function FindPage() {
  const text = useText(forgotText);
  const recovery = useRecovery();
  const { stage } = recovery.state;
  const { title, why } = useHeading(recovery.state, 'any');
  const titleRef = useFocusOnStage(stage);
  const own = useOwnContact();
  useTitle(title);
  return (
    <div className={styles.find}>
      <section className={styles.words} aria-labelledby="find-title">
        <h1 id="find-title" ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {why && <p className={styles.why}>{why}</p>}
        <div className={styles.points}>
          <p className={styles.pointsTitle}>{text.asideTitle}</p>
          <ul>
            {text.asidePoints.map((point) => (
              <li key={point}>
                <Icon name="shield" size={18} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.sheet}>
        <RecoverySteps stage={stage} />
        {own === undefined ? <Skeleton height={46} /> : <RecoveryStage recovery={recovery} takes="any" start={own} />}
        {stage < 2 && (
          <p className={styles.foot}>
            <Link to="/login">{text.toLogin}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** The contact of the logged-in person, empty for a stranger, undefined while it is loading. */
function useOwnContact(): string | undefined {
  const session = useQuery(sessionQuery);
  const isKnown = Boolean(session.data) && !isFreeLogin(session.data ?? { sessionScopes: [] });
  const user = useQuery({ ...userQuery(session.data?.userWsid ?? ''), enabled: isKnown });
  if (session.isPending || (isKnown && user.isPending)) return undefined;
  return user.data?.phone || user.data?.email || '';
}
