import { type HandoverKind, type MemberStatus, toWsid } from '@countersign/domain';
import {
  and,
  asc,
  eq,
  exists,
  getViewSelectedFields,
  gt,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Tx } from '../../platform/index.ts';
import type { Successor } from '../../contracts/index.ts';
import { judgeAccount } from '../../accounts/index.ts';
import { apiClient } from '../../accounts/api-keys/views.ts';
import { enterpriseRole, enterpriseRoleAuthor, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { envelope, participant } from '../../contracts/envelopes/views.ts';
import { multiSendJob } from '../../contracts/multi-send/views.ts';
import { bst } from '../../contracts/templates/views.ts';
import { officeSeal, officeSealAuthorization } from '../../signing/office-seals/views.ts';

/** This many of each kind are named; the rest is counted. */
const NAMED = 20;

export interface HandoverKindFacts {
  readonly kind: HandoverKind;
  readonly count: number;
  readonly items: readonly { readonly wsid: string; readonly name: string }[];
}

export const isSentBy = (memberId: string, statuses: readonly ('DRAFT' | 'TIMED' | 'ING_PROCESS')[]) =>
  and(eq(envelope.senderMemberId, memberId), inArray(envelope.status, [...statuses]), eq(envelope.isBstEditing, false));

/** Participants that a contract waits for: this membership itself has not acted. */
export const isTurnOf = (memberId: string) =>
  and(
    eq(participant.memberId, memberId),
    eq(participant.status, 'ING_WAIT'),
    ne(participant.actionType, 'SENDER'),
    eq(envelope.status, 'ING_PROCESS'),
  );

/** The open work of a member, by kind; a page names the first items, so that the cost does not grow with the rest. */
export async function findHandover(
  tx: Tx,
  { enterpriseId, memberId }: Leaving,
  now: Date,
): Promise<HandoverKindFacts[]> {
  const ofEnvelopes = (kind: HandoverKind, where: SQL | undefined) =>
    facts(
      kind,
      tx
        .select({ id: envelope.id, name: envelope.title })
        .from(envelope)
        .where(where)
        .orderBy(asc(envelope.id))
        .limit(NAMED),
      tx.$count(envelope, where),
      (id) => toWsid('envelope', id),
    );
  const turns = tx
    .select({ id: envelope.id, name: envelope.title })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(isTurnOf(memberId))
    .orderBy(asc(participant.id));
  const templates = and(eq(bst.enterpriseId, enterpriseId), eq(bst.authorId, memberId), isNull(bst.recycledAt));
  const roles = and(eq(enterpriseRoleAuthor.memberId, memberId), not(heldByAnother(tx, memberId)));
  const sends = and(eq(multiSendJob.accountId, memberId), inArray(multiSendJob.status, ['RUNNING', 'PAUSED']));
  const grants = and(
    eq(officeSealAuthorization.memberId, memberId),
    isNull(officeSealAuthorization.revokedAt),
    or(isNull(officeSealAuthorization.endAt), gt(officeSealAuthorization.endAt, now)),
  );
  const keys = and(
    eq(apiClient.memberId, memberId),
    isNull(apiClient.revokedAt),
    or(isNull(apiClient.expireAt), gt(apiClient.expireAt, now)),
  );
  return [
    await ofEnvelopes('DRAFT', isSentBy(memberId, ['DRAFT', 'TIMED'])),
    await ofEnvelopes('RUNNING', isSentBy(memberId, ['ING_PROCESS'])),
    await facts('TURN', turns.limit(NAMED), tx.$count(turns.as('turns')), (id) => toWsid('envelope', id)),
    await facts(
      'TEMPLATE',
      tx.select({ id: bst.id, name: bst.name }).from(bst).where(templates).orderBy(asc(bst.id)).limit(NAMED),
      tx.$count(bst, templates),
      (id) => toWsid('bst', id),
    ),
    await facts(
      'MULTI_SEND',
      tx
        .select({ id: multiSendJob.id, name: envelope.title })
        .from(multiSendJob)
        .innerJoin(envelope, eq(envelope.id, multiSendJob.envelopeId))
        .where(sends)
        .limit(NAMED),
      tx.$count(multiSendJob, sends),
      (id) => toWsid('job', id),
    ),
    await facts(
      'ROLE',
      tx
        .select({ id: enterpriseRole.id, name: enterpriseRole.name })
        .from(enterpriseRoleAuthor)
        .innerJoin(enterpriseRole, eq(enterpriseRole.id, enterpriseRoleAuthor.roleId))
        .where(roles)
        .limit(NAMED),
      tx.$count(enterpriseRoleAuthor, roles),
      (id) => toWsid('role', id),
    ),
    await facts(
      'SEAL',
      tx
        .select({ id: officeSeal.id, name: officeSeal.name })
        .from(officeSealAuthorization)
        .innerJoin(officeSeal, eq(officeSeal.id, officeSealAuthorization.sealId))
        .where(grants)
        .limit(NAMED),
      tx.$count(officeSealAuthorization, grants),
      (id) => toWsid('officeSeal', id),
    ),
    await facts(
      'API_KEY',
      tx.select({ id: apiClient.id, name: apiClient.name }).from(apiClient).where(keys).limit(NAMED),
      tx.$count(apiClient, keys),
      (id) => toWsid('apiClient', id),
    ),
  ];

  /** Roles without another active holder: what waits for a holder of one would wait for ever. */
  function heldByAnother(among: Tx, but: string): SQLWrapper {
    const other = alias(enterpriseRoleAuthor, 'other');
    return exists(
      among
        .select({ id: other.memberId })
        .from(member)
        .innerJoin(other, eq(other.memberId, member.id))
        .where(
          and(eq(other.roleId, enterpriseRoleAuthor.roleId), ne(other.memberId, but), eq(member.status, 'NORMAL')),
        ),
    );
  }
}

async function facts(
  kind: HandoverKind,
  first: PromiseLike<{ id: string; name: string }[]>,
  all: PromiseLike<number>,
  wsidOf: (id: string) => string,
): Promise<HandoverKindFacts> {
  const items = (await first).map(({ id, name }) => ({ wsid: wsidOf(id), name }));
  return { kind, count: await all, items };
}

/** A member of the enterprise, removed or not. */
export interface Leaving {
  readonly enterpriseId: string;
  readonly memberId: string;
  readonly status: MemberStatus;
  readonly isOwner: boolean;
  /** The former rights of a removed member; null for others. */
  readonly formerKeys: readonly string[] | null;
}

export async function findLeaving(tx: Tx, enterpriseId: string, memberId: string): Promise<Leaving | null> {
  const [row] = await tx
    .select({ status: member.status, isOwner: member.isOwner, formerKeys: member.formerKeys })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId)));
  return row === undefined ? null : { enterpriseId, memberId, ...row };
}

/** An active member whose person is not disabled; null otherwise. */
export async function findSuccessor(tx: Tx, enterpriseId: string, memberId: string): Promise<Successor | null> {
  const [row] = await tx
    .select({ person: getViewSelectedFields(person) })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId)));
  if (row === undefined || !(await judgeAccount(tx, { personId: row.person.id, memberId })).ok) return null;
  return { memberId, enterpriseId, person: row.person };
}
