import type { Envelope } from '@countersign/contract';
import type { ReactNode } from 'react';
import { Marked } from '../../../parts/name/name-mark.tsx';
import { formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import styles from './top-bar.module.css';
import { signText } from './text.ts';

/** The sender, title and deadline of the contract. The alternative acts are here, far from the button that signs (ux 24). */
export function TopBar({ envelope, more }: { envelope: Envelope; more: ReactNode }) {
  const text = useText(signText);
  return (
    <header className={styles.bar}>
      <span className={styles.mark}>
        <LogoMark size={30} />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>{envelope.title}</h1>
        <p className={styles.from}>
          <Marked source={envelope.senderNameSource}>{text.from(envelope.senderName)}</Marked>
          <span>{text.deadline(formatTime(envelope.expireDatetime))}</span>
        </p>
      </div>
      <LanguageSwitch />
      {more}
    </header>
  );
}
