import type { Envelope } from '@countersign/contract';
import { formatTime } from '../../../text/format.ts';
import { useText } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { LogoMark } from '../../../ui/logo.tsx';
import styles from './sign.module.css';
import { signText } from './text.ts';

/** Quiet: whose contract this is and until when. Rejecting stands here, far from the button that signs (ux 24). */
export function TopBar({ envelope, onReject }: { envelope: Envelope; onReject: (() => void) | null }) {
  const text = useText(signText);
  return (
    <header className={styles.topBar}>
      <span className={styles.topMark}>
        <LogoMark size={30} />
      </span>
      <div className={styles.topWords}>
        <h1 className={styles.contractTitle}>{envelope.title}</h1>
        <p className={styles.contractFrom}>
          <span>{text.from(envelope.senderName)}</span>
          <span>{text.deadline(formatTime(envelope.expireDatetime))}</span>
        </p>
      </div>
      <LanguageSwitch />
      {onReject !== null && (
        <Button size="s" variant="quiet" className={styles.rejectButton} onClick={onReject}>
          {text.reject}
        </Button>
      )}
    </header>
  );
}
