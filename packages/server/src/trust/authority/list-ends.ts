import type { Crl } from '@countersign/asn1';
import type { Tx } from '../../platform/index.ts';
import { outsideCas } from '../signer/index.ts';

const DAY_MS = 86_400_000;
/** Warned of this long before it ends, or in the last quarter of a list for a shorter time; as the alert in deploy/observe. */
const SOON_MS = 14 * DAY_MS;

/** The list of a CA that this server does not make: of an external root, a CA between, or an offline root. */
export interface ListEnd {
  /** Its role and generation, such as `root 1`. */
  readonly ca: string;
  readonly subject: string;
  /** Null before the first list. */
  readonly thisUpdate: Date | null;
  readonly nextUpdate: Date | null;
  readonly isEnding: boolean;
  /** Subjects of certificates of the path that it has revoked. */
  readonly revoked: readonly string[];
}

/** Whether a list has ended or ends so soon that its successor should be here; true without a list. */
export function isListEnding(list: Pick<Crl, 'thisUpdate' | 'nextUpdate'> | null, now: Date): boolean {
  if (list === null) return true;
  if (list.nextUpdate === null) return false;
  const left = list.nextUpdate.getTime() - now.getTime();
  return left < Math.min(SOON_MS, (list.nextUpdate.getTime() - list.thisUpdate.getTime()) / 4);
}

/** The lists that come from elsewhere; none where the root's key is on this server. */
export const listEnds = async (tx: Tx, now: Date): Promise<readonly ListEnd[]> =>
  (await outsideCas(tx, now)).map(({ role, generation, certificate, list, revoked }) => ({
    ca: `${role.toLowerCase()} ${generation}`,
    subject: certificate.subject.text,
    thisUpdate: list?.thisUpdate ?? null,
    nextUpdate: list?.nextUpdate ?? null,
    isEnding: isListEnding(list, now),
    revoked,
  }));
