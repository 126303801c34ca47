import { api } from '@countersign/contract';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { formatDay, formatDistance } from '../../../../text/format.ts';
import { useNow } from '../../parts/use-now.ts';
import { self } from '../own-user.tsx';
import { KeyCard } from './key-card.tsx';
import { useShieldDevicesText } from './shield-devices-text.ts';

/** The phones that hold a signing key. A phone is added when it first signs, and removed here. */
export function ShieldDevices() {
  const words = useShieldDevicesText();
  const now = useNow();
  const query = useQuery({
    queryKey: ['shield-devices'],
    queryFn: async ({ signal }) => (await call(api.listShieldDevices, { params: self(), signal })).devices,
  });
  return (
    <KeyCard
      words={words}
      query={query}
      idOf={({ deviceWsid }) => deviceWsid}
      nameOf={({ name }) => name || words.unnamed}
      factsOf={({ serial, createdDatetime, lastUsedDatetime }) => [
        words.made(formatDay(createdDatetime)),
        lastUsedDatetime === null ? words.unused : words.used(formatDistance(lastUsedDatetime, now)),
        serial === null ? words.each : words.serial(`${serial.slice(0, 8)}…`),
      ]}
      remove={(deviceWsid) => call(api.removeShieldDevice, { params: { ...self(), deviceWsid } })}
      hint={(query.data?.length ?? 0) >= SHIELD_DEVICES_MAX ? words.limit : null}
    />
  );
}
