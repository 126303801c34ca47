import { NETWORK_MESSAGE_MS } from '@countersign/domain';
import { useEffect, useState } from 'react';
import { checkNetwork, onNetworkChecked } from '../api/network.ts';
import { useSharedText } from '../text/shared.ts';
import { Icon, Row } from '../ui/index.ts';
import styles from './network-banner.module.css';

/** Spec §8 "Reset and network": shown for five seconds; hidden at once when the network is back. */
export function NetworkBanner() {
  const [shown, setShown] = useState(0);
  const text = useSharedText();
  useEffect(() => onNetworkChecked((state) => setShown((count) => (state === 'down' ? count + 1 : 0))), []);
  useEffect(() => {
    window.addEventListener('offline', checkNetwork);
    window.addEventListener('online', checkNetwork);
    return () => {
      window.removeEventListener('offline', checkNetwork);
      window.removeEventListener('online', checkNetwork);
    };
  }, []);
  useEffect(() => {
    if (shown === 0) return;
    const timer = setTimeout(() => setShown(0), NETWORK_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <Row role="alert" justify="center" className={styles.place}>
      {shown > 0 && (
        <Row
          gap={2.5}
          minHeight="touch"
          py={2.5}
          px={5}
          radius="l"
          fill="ink"
          shadow={2}
          tone="on-brand"
          weight={500}
          className={styles.banner}
        >
          <Icon name="warning" />
          {text.networkDown}
        </Row>
      )}
    </Row>
  );
}
