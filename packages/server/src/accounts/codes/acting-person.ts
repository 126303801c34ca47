import type { CodeChannel, IdentityStatus } from '@countersign/domain';
import { type Tx, preparedQuestion } from '../../platform/index.ts';

/** What the acts of a person depend on: their account, the contacts they have proved, and how their session was opened. */
export interface ActingPerson {
  readonly phone: string | null;
  readonly email: string | null;
  readonly nickname: string | null;
  readonly realName: string | null;
  readonly idttvStatus: IdentityStatus;
  readonly signPasswordHash: string | null;
  readonly accountStatus: string;
  /** The version of the terms that they have accepted. */
  readonly acceptedTerms: string | null;
  /** How and when each contact was last proved, by the contact (Rulings §8.12). */
  readonly proofs: Map<string, { readonly provedAt: Date; readonly channel: CodeChannel }>;
  /** The contact with which a guest's session was opened, and when that was proved; null for any other session. */
  readonly opening: { readonly contact: string; readonly provedAt: Date } | null;
}

interface Acting {
  readonly personId: string;
  readonly sessionId: string | null;
}

interface Row extends Omit<ActingPerson, 'proofs' | 'opening'> {
  readonly openedWith: string | null;
  readonly openedMs: number | null;
  readonly proofs: readonly { readonly contact: string; readonly channel: CodeChannel; readonly ms: number }[];
}

const acting = preparedQuestion<Row>(
  `
  select p.phone, p.email, p.nickname, p.real_name as "realName", p.idttv_status as "idttvStatus",
    p.sign_password_hash as "signPasswordHash", p.account_status as "accountStatus",
    p.accepted_terms as "acceptedTerms", s.contact as "openedWith",
    (extract(epoch from s.proved_at) * 1000)::float8 as "openedMs",
    (select coalesce(json_agg(json_build_object('contact', c.contact, 'channel', c.channel,
      'ms', extract(epoch from c.proved_at) * 1000)), '[]') from contact_proof c where c.person_id = p.id) as proofs
  from person p left join session s on s.id = $2 where p.id = $1`,
  2,
);

/** The people whom each transaction has read. */
const known = new WeakMap<Tx, Map<string, Promise<ActingPerson | null>>>();

/** Reads the person who acts, once in a transaction. Null if there is no such person. */
export function readActing(tx: Tx, { personId, sessionId }: Acting): Promise<ActingPerson | null> {
  const people = known.get(tx) ?? new Map<string, Promise<ActingPerson | null>>();
  known.set(tx, people);
  const found = people.get(personId) ?? readPerson(tx, personId, sessionId);
  people.set(personId, found);
  return found;
}

/** The person as this transaction has read them; undefined if it has not. */
export const actingIn = (tx: Tx, personId: string): Promise<ActingPerson | null> | undefined =>
  known.get(tx)?.get(personId);

async function readPerson(tx: Tx, personId: string, sessionId: string | null): Promise<ActingPerson | null> {
  const [row] = await acting(tx, [personId, sessionId]);
  if (row === undefined) return null;
  const { openedWith, openedMs, proofs, ...person } = row;
  return {
    ...person,
    opening:
      openedWith === null || openedMs === null
        ? null
        : { contact: openedWith, provedAt: new Date(Math.round(openedMs)) },
    proofs: new Map(
      proofs.map(({ contact, channel, ms }) => [contact, { channel, provedAt: new Date(Math.round(ms)) }]),
    ),
  };
}
