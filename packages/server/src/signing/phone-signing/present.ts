import type { ShieldDevice, ShieldSession } from '@countersign/contract';
import { SHIELD_LEASE_SEC, toWsid } from '@countersign/domain';
import { type DeviceRow, LIVE, type ShieldRow } from './store.ts';

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));

/** A lapsed turn no longer counts as reserved: the phone may confirm again, although the row is unchanged. */
export const shownStatus = ({ status, statusAt }: ShieldRow, now: Date): ShieldRow['status'] =>
  status === 'READY' && statusAt.getTime() + SHIELD_LEASE_SEC * 1000 <= now.getTime() ? 'OPENED' : status;

/** The session as the desktop sees it; one that has expired is reported so although its row is unchanged. */
export function presentShield(row: ShieldRow, now: Date, link: string | null = null): ShieldSession {
  const { id, provider, hashAlgorithm, expiresAt, error } = row;
  const isOver = LIVE.includes(row.status) && expiresAt <= now;
  return {
    shieldWsid: toWsid('shield', id),
    status: isOver ? 'EXPIRED' : shownStatus(row, now),
    qrCodeProvider: provider,
    hashAlgorithm,
    link,
    expireIn: secondsUntil(expiresAt, now),
    waitingPhone: isOver || row.pending === null ? null : { name: row.pending.name },
    error,
  };
}

type Shown = Pick<DeviceRow, 'id' | 'name' | 'serial' | 'createdAt' | 'lastUsedAt'>;
export const presentDevice = ({ id, name, serial, createdAt, lastUsedAt }: Shown): ShieldDevice => ({
  deviceWsid: toWsid('shieldDevice', id),
  name,
  serial,
  createdDatetime: createdAt.toISOString(),
  lastUsedDatetime: lastUsedAt?.toISOString() ?? null,
});
