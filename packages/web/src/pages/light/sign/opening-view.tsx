import { useText } from '../../../text/text.ts';
import { LogoMark } from '../../../ui/logo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './sign.module.css';
import { signText } from './text.ts';

/** The bars and the paper in their places while the contract is on its way, so that nothing jumps (ux 31). */
export function OpeningView() {
  const text = useText(signText);
  return (
    <div className={styles.desk} aria-busy="true">
      <header className={styles.topBar}>
        <span className={styles.topMark}>
          <LogoMark size={30} />
        </span>
        <div className={styles.topWords}>
          <Skeleton width="min(320px, 70%)" height={20} />
        </div>
      </header>
      <main className={styles.skeletonDesk}>
        <p className="visually-hidden" role="status">
          {text.loading}
        </p>
        <div className={styles.skeletonPage}>
          {['55%', '100%', '96%', '100%', '88%', '100%', '70%'].map((width, index) => (
            <Skeleton key={index} width={width} height={index === 0 ? 26 : 13} />
          ))}
        </div>
      </main>
      <footer className={styles.bottomBar}>
        <span />
        <span />
        <div className={styles.barActs}>
          <Skeleton height={52} radius={12} />
        </div>
      </footer>
    </div>
  );
}
