import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { sharedText } from '../text/shared.ts';
import { defineText, useText } from '../text/text.ts';
import { buttonClass } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './frame-logged-out.module.css';

const FIRST_YEAR = 2025;
const THIS_YEAR = new Date().getFullYear();
const text = defineText(
  { verify: '验证签名文件', root: '下载根证书', rights: (years: string) => `© ${years} Countersign` },
  { verify: 'Verify a signed file', root: 'Root certificate', rights: (years) => `© ${years} Countersign` },
);

/** Header and footer of everybody who is not logged in (Spec §2 "Logged-out frame"). */
export function FrameLoggedOut() {
  const words = useText(text);
  const shared = useText(sharedText);
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/login" className={styles.home} aria-label={shared.product}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={shared.product}>
          <LanguageSwitch />
          {pathname !== '/login' && (
            <Link to="/login" className={buttonClass('secondary', 's')}>
              {shared.login}
            </Link>
          )}
          {pathname !== '/register' && (
            <Link to="/register" className={buttonClass('secondary', 's')}>
              {shared.register}
            </Link>
          )}
        </nav>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <span>{words.rights(THIS_YEAR > FIRST_YEAR ? `${FIRST_YEAR}–${THIS_YEAR}` : String(FIRST_YEAR))}</span>
        <a href="/verify">{words.verify}</a>
        <a href="/pki/ca/root.cer" download>
          {words.root}
        </a>
      </footer>
    </div>
  );
}
