import { statfs } from 'node:fs/promises';
import { type CheckPorts, type Finding, detailOf, down, ok, warning } from './check.ts';

const MB = 1024 * 1024;
/** Below this much free space there is a warning. */
const LOW_MB = 2048;

/** A blob is stored, found and removed. */
export async function checkStore({ config, probeStore }: Pick<CheckPorts, 'config' | 'probeStore'>): Promise<Finding> {
  const where = { kind: config.s3 === null ? 'DATA_DIR' : 'S3' };
  const result = await probeStore().catch((error: unknown) => detailOf(error));
  if (result === null) return warning('STORE_NONE', { ...where, writable: 'no' });
  if (result === 'WORKS') return ok({ ...where, writable: 'yes' });
  return result === 'LOST'
    ? down('STORE_LOST', { ...where, writable: 'no' })
    : down('STORE_FAILED', { ...where, writable: 'no', detail: result });
}

/** The space on the disk of DATA_DIR, which uploads and conversions need with an object store too. */
export async function checkDisk({ config }: Pick<CheckPorts, 'config'>): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.dataDir).catch(() => statfs('.'));
  return judgeDisk(Math.floor((bavail * bsize) / MB), Math.floor(config.readyFreeBytes / MB));
}

export function judgeDisk(freeMb: number, leastMb: number): Finding {
  if (freeMb < leastMb) return down('DISK_FULL', { freeMb, leastMb });
  return freeMb < Math.max(LOW_MB, leastMb) ? warning('DISK_LOW', { freeMb, leastMb }) : ok({ freeMb });
}
