import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './light-frame.module.css';

/** The frame of the pages before and after the contract itself: the mark, the language, white space. */
export function LightFrame({ children }: { children: ReactNode }) {
  return (
    <Stack className={styles.frame}>
      <Row as="header" justify="between" className={styles.bar}>
        <Logo size={28} />
        <LanguageSwitch />
      </Row>
      {children}
    </Stack>
  );
}
