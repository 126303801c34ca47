import type { RequestEffect } from '@countersign/contract';
import { and, countDistinct, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Tx } from '../../../platform/index.ts';
import { member } from '../../../accounts/memberships/views.ts';
import { envelope, participant } from '../../../contracts/envelopes/views.ts';
import { officeSeal } from '../../../signing/office-seals/views.ts';
import { shieldDevice } from '../../../signing/phone-signing/views.ts';
import { certificate, holderKey } from '../../../trust/signer/views.ts';

const OPEN = ['ING_WAIT', 'ING_PROCESS'] as const;

/** The valid long-term certificates that name a person as verified: their own, those of their memberships and phones. */
export const personSerials = (tx: Tx, personId: string): Promise<{ serial: string }[]> =>
  union(
    tx
      .select({ serial: certificate.serial })
      .from(holderKey)
      .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
      .where(and(eq(holderKey.personId, personId), isNull(certificate.revokedAt))),
    tx
      .select({ serial: certificate.serial })
      .from(shieldDevice)
      .innerJoin(certificate, eq(certificate.serial, shieldDevice.serial))
      .where(and(eq(shieldDevice.personId, personId), isNull(certificate.revokedAt))),
  );

/** The valid long-term certificates in the name of an enterprise. */
export const enterpriseSerials = (tx: Tx, enterpriseId: string): Promise<{ serial: string }[]> =>
  tx
    .select({ serial: certificate.serial })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .innerJoin(member, eq(member.id, holderKey.accountId))
    .where(and(eq(holderKey.kind, 'ENTERPRISE'), eq(member.enterpriseId, enterpriseId), isNull(certificate.revokedAt)));

const openContracts = async (tx: Tx, whose: ReturnType<typeof eq>, isVerified: boolean): Promise<number> => {
  const [row] = await tx
    .select({ total: countDistinct(participant.envelopeId) })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(
      and(
        whose,
        eq(envelope.status, 'ING_PROCESS'),
        inArray(participant.status, [...OPEN]),
        ne(participant.actionType, 'SENDER'),
        isVerified ? ne(participant.authLevel, 'LOW') : undefined,
      ),
    );
  return row?.total ?? 0;
};

const sentContracts = async (tx: Tx, whose: ReturnType<typeof eq>): Promise<number> => {
  const [row] = await tx
    .select({ total: countDistinct(participant.envelopeId) })
    .from(participant)
    .innerJoin(envelope, eq(envelope.id, participant.envelopeId))
    .where(and(whose, eq(envelope.status, 'ING_PROCESS'), eq(participant.actionType, 'SENDER')));
  return row?.total ?? 0;
};

/** The effects of ending the verified identity of a person. */
export async function personEffect(tx: Tx, personId: string): Promise<RequestEffect> {
  const theirs = eq(participant.personId, personId);
  return {
    openContracts: await openContracts(tx, theirs, false),
    openVerifiedContracts: await openContracts(tx, theirs, true),
    sentContracts: await sentContracts(tx, theirs),
    certificates: (await personSerials(tx, personId)).length,
    seals: 0,
    members: 0,
  };
}

/** The effects of ending the verified identity of an enterprise. */
export async function enterpriseEffect(tx: Tx, enterpriseId: string): Promise<RequestEffect> {
  const its = sql`coalesce(${participant.enterpriseId}, (select m.enterprise_id from ${member} m where m.id = ${participant.memberId})) = ${enterpriseId}`;
  const seals = and(eq(officeSeal.enterpriseId, enterpriseId), eq(officeSeal.status, 'NORMAL'));
  return {
    openContracts: await openContracts(tx, its, false),
    openVerifiedContracts: await openContracts(tx, its, true),
    sentContracts: await sentContracts(tx, its),
    certificates: (await enterpriseSerials(tx, enterpriseId)).length,
    seals: await tx.$count(officeSeal, and(seals, eq(officeSeal.checkStatus, 'CHECKED'))),
    members: await tx.$count(member, and(eq(member.enterpriseId, enterpriseId), eq(member.status, 'NORMAL'))),
  };
}
