import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';

const DAY_MS = 86_400_000;
/** Certificates that end sooner are named. */
const SOON_DAYS = 60;

/** When the certificates of the authority end. */
export async function checkAuthority({
  authorityEnds,
  now,
}: Pick<CheckPorts, 'authorityEnds' | 'now'>): Promise<Finding> {
  const ends = await authorityEnds();
  if (ends === null) return warning('AUTHORITY_NONE');
  const facts = Object.fromEntries(Object.entries(ends).map(([role, end]) => [`${role}NotAfter`, end.toISOString()]));
  const [first] = Object.entries(ends).toSorted(([, one], [, other]) => one.getTime() - other.getTime());
  if (first === undefined) return warning('AUTHORITY_NONE');
  const [role, end] = first;
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return down('AUTHORITY_ENDED', { ...facts, role });
  return days < SOON_DAYS ? warning('AUTHORITY_ENDING', { ...facts, role, days }) : ok(facts);
}

/** Whether the key-encryption key is the one that the stored keys were sealed with. */
export async function checkKek({ judgeKek }: Pick<CheckPorts, 'judgeKek'>): Promise<Finding> {
  const { opened, closed } = await judgeKek();
  return closed.length === 0 ? ok({ opened }) : down('KEK_WRONG', { opened, closed: closed.join(', ') });
}
