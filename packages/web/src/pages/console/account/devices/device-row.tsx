import type { Device } from '@countersign/contract';
import { nameAgent } from '@countersign/domain';
import { formatDistance, formatTime } from '../../../../text/format.ts';
import { Button, Grid, Icon, Row } from '../../../../ui/index.ts';
import { Pill } from '../../../../ui/pill.tsx';
import { useNow } from '../../parts/use-now.ts';
import styles from './devices.module.css';
import { useDevicesText } from './devices-text.ts';

/** The name of a device in the language of the user. */
export function useDeviceName(): (device: Pick<Device, 'userAgent'>) => string {
  const words = useDevicesText();
  return ({ userAgent }) => {
    const { browser, system } = nameAgent(userAgent);
    return browser !== null && system !== null ? words.on(browser, system) : (browser ?? system ?? words.unknown);
  };
}

const JUST_NOW_MS = 60_000;

export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const words = useDevicesText();
  const now = useNow();
  const name = useDeviceName()(device);
  const { isCurrent, lastActiveDatetime: active } = device;
  const isInUse = isCurrent || now.getTime() - new Date(active).getTime() < JUST_NOW_MS;
  return (
    <Row as="li" gapY={2.5} gapX={4} wrap py={4} px={5} className={styles.device}>
      <Grid as="span" rigid center radius="circle" fill="sunk" tone="ink-2" className={styles.picture}>
        <Icon name={nameAgent(device.userAgent).isPhone ? 'phone' : 'device'} />
      </Grid>
      <div className={styles.words}>
        <Row as="p" gapY={1} gapX={2.5} wrap className={styles.name}>
          <strong>{name}</strong>
          {isCurrent && <Pill tone="good" icon="check" label={words.current} />}
        </Row>
        <Row as="p" gapY={0} gapX={3} align="stretch" wrap mt={0.5} size="m" tone="ink-2">
          <span>{isInUse ? words.now : words.active(formatDistance(active, now))}</span>
          {device.ip !== '' && <span>{words.from(device.ip)}</span>}
          <span>{words.since(formatTime(device.createdDatetime))}</span>
        </Row>
      </div>
      {!isCurrent && <Button size="s" label={words.signOut} aria-label={words.signOutOf(name)} onClick={onSignOut} />}
    </Row>
  );
}
