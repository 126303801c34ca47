import type { ReactNode } from 'react';
import { sharedText } from '../../../text/shared.ts';
import { setLanguage, useLanguage, useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import styles from './sign.module.css';

/** What stands round the pages before and after the contract itself: the mark, the language, much paper. */
export function LightFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.frameBar}>
        <Logo size={28} />
        <LanguageSwitch />
      </header>
      {children}
    </div>
  );
}

export function LanguageSwitch() {
  const shared = useText(sharedText);
  const language = useLanguage();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <Button size="s" variant="quiet" lang={other} onClick={() => setLanguage(other)}>
      {shared.languageSwitch}
    </Button>
  );
}
