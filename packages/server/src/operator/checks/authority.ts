import { type CheckPorts, type Finding, down, ok, warning } from './check.ts';

const DAY_MS = 86_400_000;
/** Certificates that end sooner are named. */
const SOON_DAYS = 60;

/**
 * When the certificates of the authority end, and the revocation lists that are made elsewhere: without a present list of each CA
 * of the path, readers cannot confirm a signature.
 */
export async function checkAuthority({
  authorityEnds,
  listEnds,
  now,
}: Pick<CheckPorts, 'authorityEnds' | 'listEnds' | 'now'>): Promise<Finding> {
  const ends = await authorityEnds();
  if (ends === null) return warning('AUTHORITY_NONE');
  const lists = await listEnds();
  const facts = {
    ...Object.fromEntries(Object.entries(ends).map(([role, end]) => [`${role}NotAfter`, end.toISOString()])),
    ...Object.fromEntries(lists.map((list) => [`${list.ca} nextUpdate`, list.nextUpdate?.toISOString() ?? 'none'])),
  };
  const [first] = Object.entries(ends).toSorted(([, one], [, other]) => one.getTime() - other.getTime());
  if (first === undefined) return warning('AUTHORITY_NONE');
  const [role, end] = first;
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return down('AUTHORITY_ENDED', { ...facts, role });
  const revoking = lists.find(({ revoked }) => revoked.length > 0);
  if (revoking !== undefined)
    return down('AUTHORITY_REVOKED', { ...facts, subject: revoking.subject, revoked: revoking.revoked.join('; ') });
  const ended = lists.find(({ nextUpdate }) => nextUpdate !== null && nextUpdate <= now);
  if (ended !== undefined) return down('LIST_ENDED', { ...facts, subject: ended.subject });
  if (days < SOON_DAYS) return warning('AUTHORITY_ENDING', { ...facts, role, days });
  const ending = lists.find(({ isEnding }) => isEnding);
  if (ending === undefined) return ok(facts);
  const until = ending.nextUpdate?.toISOString().slice(0, 10) ?? 'none';
  return warning('LIST_ENDING', { ...facts, subject: ending.subject, until });
}

/** Whether the key-encryption key is the one that the stored keys were sealed with. */
export async function checkKek({ judgeKek }: Pick<CheckPorts, 'judgeKek'>): Promise<Finding> {
  const { opened, closed } = await judgeKek();
  return closed.length === 0 ? ok({ opened }) : down('KEK_WRONG', { opened, closed: closed.join(', ') });
}
