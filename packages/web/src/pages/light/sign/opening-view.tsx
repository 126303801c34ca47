import { useText } from '../../../text/text.ts';
import { LogoMark } from '../../../ui/logo.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import bottom from './bottom-bar.module.css';
import layout from './signing-layout.module.css';
import styles from './opening-view.module.css';
import top from './top-bar.module.css';
import { signText } from './text.ts';

/** The bars and an empty page while the contract is loading, so that the layout does not shift (ux 31). */
export function OpeningView() {
  const text = useText(signText);
  return (
    <div className={layout.layout} aria-busy="true">
      <header className={top.bar}>
        <span className={top.mark}>
          <LogoMark size={30} />
        </span>
        <div className={top.words}>
          <Skeleton width="min(320px, 70%)" height={20} />
        </div>
      </header>
      <main className={styles.main}>
        <p className="visually-hidden" role="status">
          {text.loading}
        </p>
        <div className={styles.page}>
          {['55%', '100%', '96%', '100%', '88%', '100%', '70%'].map((width, index) => (
            <Skeleton key={index} width={width} height={index === 0 ? 26 : 13} />
          ))}
        </div>
      </main>
      <footer className={bottom.bar}>
        <span />
        <span />
        <div className={bottom.acts}>
          <Skeleton height={52} radius={12} />
        </div>
      </footer>
    </div>
  );
}
