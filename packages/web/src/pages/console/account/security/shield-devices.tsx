import { type ShieldDevice, api } from '@countersign/contract';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf, queryClient, requestIdOf } from '../../../../api/client.ts';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { formatDay, formatDistance } from '../../../../text/format.ts';
import { useText } from '../../../../text/text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useNow } from '../../parts/use-now.ts';
import { Card } from '../card.tsx';
import { self } from '../own-user.tsx';
import { Box, Row, Stack, Text } from '../../../../ui/layout.tsx';
import styles from './security.module.css';
import { shieldDevicesText } from './shield-devices-text.ts';

const devicesQuery = queryOptions({
  queryKey: ['shield-devices'],
  queryFn: async ({ signal }) => (await call(api.listShieldDevices, { params: self(), signal })).devices,
});

/** The phones that hold a signing key. A phone is added when it first signs, and removed here. */
export function ShieldDevices() {
  const words = useText(shieldDevicesText);
  const query = useQuery(devicesQuery);
  const [leaving, setLeaving] = useState<ShieldDevice | null>(null);
  const remove = async ({ deviceWsid }: ShieldDevice): Promise<void> => {
    try {
      await call(api.removeShieldDevice, { params: { ...self(), deviceWsid } });
      toast('success', words.removed);
    } catch (cause) {
      toast('warning', messageOf(cause), requestIdOf(cause));
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
  const isFull = (query.data?.length ?? 0) >= SHIELD_DEVICES_MAX;
  return (
    <Card title={words.title} why={words.why}>
      {isFull && (
        <Text as="p" mb={3} size="m" tone="ink-2" className={styles.hint}>
          {words.limit}
        </Text>
      )}
      <Loaded query={query} waiting={<Skeleton height={64} radius={10} />}>
        {(devices) => <List devices={devices} onLeave={setLeaving} />}
      </Loaded>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : words.removeTitle(leaving.name || words.unnamed)}
        description={words.removeWhy}
        act={words.remove}
        danger
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
      />
    </Card>
  );
}

interface ListProps {
  devices: readonly ShieldDevice[];
  onLeave: (device: ShieldDevice) => void;
}
function List({ devices, onLeave }: ListProps) {
  const words = useText(shieldDevicesText);
  const now = useNow();
  if (devices.length === 0) return <p className={styles.nothing}>{words.none}</p>;
  return (
    <Box as="ul" borderTop divided className={styles.rows} aria-label={words.list}>
      {devices.map((device) => {
        const { deviceWsid, serial, createdDatetime, lastUsedDatetime } = device;
        const name = device.name || words.unnamed;
        return (
          <Row as="li" key={deviceWsid} gap={3} justify="between" py={2.5} className={styles.row}>
            <Stack minWidth={0}>
              <Text as="strong" weight={550}>
                {name}
              </Text>
              <Text as="small" size="s" tone="ink-3">
                {words.made(formatDay(createdDatetime))} ·{' '}
                {lastUsedDatetime === null ? words.unused : words.used(formatDistance(lastUsedDatetime, now))} ·{' '}
                {serial === null ? words.each : words.serial(`${serial.slice(0, 8)}…`)}
              </Text>
            </Stack>
            <IconButton icon="trash" size={18} label={words.removeOf(name)} onClick={() => onLeave(device)} />
          </Row>
        );
      })}
    </Box>
  );
}
