import { type Device, api } from '@countersign/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queryClient } from '../../../../api/client.ts';
import { attempt } from '../../../../parts/trouble/attempt.ts';
import { Button, Card, ConfirmDialog, Paragraph, Row, Skeleton } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { Loaded } from '../../../../parts/trouble/loaded.tsx';
import { self } from '../own-user.tsx';
import { DeviceRow, useDeviceName } from './device-row.tsx';
import { devicesKey } from './devices-key.ts';
import { useDevicesText } from './devices-text.ts';

/** The devices on which the user is logged in, each with a button to log it out. */
export function DevicesPage() {
  const words = useDevicesText();
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await call(api.listDevices, { params: self(), signal })).devices,
  });
  return (
    <Page title={words.title} lead={words.lead} narrow>
      <Loaded query={devices} waiting={<Skeleton height={240} radius={14} />}>
        {(data) => <Devices devices={data} />}
      </Loaded>
    </Page>
  );
}

/** Logs out and refetches the list, also after a failure, because the list may have changed meanwhile. */
async function signOut(act: () => Promise<unknown>, done: string): Promise<void> {
  await attempt(act, done);
  await queryClient.invalidateQueries({ queryKey: devicesKey });
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const words = useDevicesText();
  const nameOf = useDeviceName();
  const [toSignOut, setToSignOut] = useState<Device | null>(null);
  const [isConfirmingOthers, setConfirmingOthers] = useState(false);
  // This device comes first, whichever was active last.
  const own = devices.filter(({ isCurrent }) => isCurrent);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Card as="ul" divided aria-label={words.list}>
        {[...own, ...others].map((device) => (
          <DeviceRow key={device.sessionWsid} device={device} onSignOut={() => setToSignOut(device)} />
        ))}
      </Card>
      <Row gapY={2.5} gapX={3} wrap mt={4}>
        {others.length === 0 ? (
          <Paragraph text={words.alone} />
        ) : (
          <Button variant="danger" icon="logout" label={words.others} onClick={() => setConfirmingOthers(true)} />
        )}
        <LinkButton variant="quiet" label={words.password} to="/account/security" />
      </Row>
      <ConfirmDialog
        open={toSignOut !== null}
        onClose={() => setToSignOut(null)}
        title={toSignOut === null ? '' : words.signOutTitle(nameOf(toSignOut))}
        description={words.signOutWhy}
        act={words.signOut}
        danger
        onConfirm={async () => {
          if (toSignOut === null) return;
          const params = { ...self(), sessionWsid: toSignOut.sessionWsid };
          await signOut(() => call(api.signOutDevice, { params }), words.done);
        }}
      />
      <ConfirmDialog
        open={isConfirmingOthers}
        onClose={() => setConfirmingOthers(false)}
        title={words.othersTitle}
        description={words.othersWhy(others.length)}
        act={words.others}
        danger
        onConfirm={() => signOut(() => call(api.signOutOtherDevices, { params: self() }), words.othersDone)}
      />
    </>
  );
}
