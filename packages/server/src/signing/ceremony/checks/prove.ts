import { GUEST_PROOF_LIFE_SEC, identifyingContactOf, judgeProofs, nameSource, toWsid } from '@countersign/domain';
import { subjectNumberOf } from '../../../trust/index.ts';
import {
  type ActingPerson,
  findSuspended,
  readActing,
  recordContactProof,
  useOpcode,
} from '../../../accounts/index.ts';
import { type Caller, type Tx, demand, refuseWith } from '../../../platform/index.ts';
import type { ParticipantRow } from '../../../contracts/index.ts';
import type { PlannedAct } from '../core/act.ts';
import type { SignCall } from '../turn/decide.ts';
import { findSigner } from '../core/store.ts';
import { together } from '../core/together.ts';

export type Proved = Pick<
  PlannedAct,
  'commonName' | 'identityVerified' | 'nameOfProfile' | 'subjectNumber' | 'authType'
>;

interface Proving {
  readonly call: Pick<SignCall, 'caller' | 'context'> & {
    readonly body: Pick<SignCall['body'], 'opcode' | 'signPassword'>;
  };
  /** The sign password of this very request was verified, outside the transaction. */
  readonly signPassword: boolean;
}

/**
 * Verifies the proofs that the participant's authLevel requires; an opcode is used up.
 * @throws Refused what is missing
 */
export async function prove(tx: Tx, participant: ParticipantRow, { call, signPassword }: Proving): Promise<Proved> {
  const { caller, context, body } = call;
  const { opcode: given } = body;
  const known = readActing(tx, caller);
  const [signer, opcode] = await together([
    known,
    given !== undefined
      ? takeOpcode(tx, participant, { ...call, opcode: given, known })
      : signPassword
        ? false
        : guestProofUntil(tx, participant, caller, context.now).then((until) => until !== null),
  ]);
  return judgeSigner(tx, signer, { participant, personId: caller.personId, signPassword, opcode });
}

interface TakenOpcode extends Pick<SignCall, 'caller' | 'context'> {
  readonly opcode: string;
  readonly known: Promise<ActingPerson | null>;
}

/**
 * A code to the contact that identifies the participant, or from an account to one of its own contacts; a guest can only use
 * the former (Rulings §8.11).
 */
async function takeOpcode(
  tx: Tx,
  participant: ParticipantRow,
  { caller, context: { sessionId, now }, opcode, known }: TakenOpcode,
): Promise<true> {
  const destination = toWsid('participant', participant.id);
  const use = { opcode, sessionId, service: 'SIGN', contact: null, destination, now } as const;
  const [found, used] = await together([known, useOpcode(tx, use)]);
  const signer = found ?? refuseWith('ERROR_NOT_LOGIN');
  const proved = demand(used);
  const identifying = identifyingContactOf(participant)?.value ?? null;
  const own = caller.scopes === null ? [identifying, signer.phone, signer.email] : [identifying];
  if (!own.includes(proved.contact)) refuseWith('ERROR_OPCODE');
  await recordContactProof(tx, caller.personId, proved);
  return true;
}

/**
 * Returns until when the code that opened a guest's session also proves a signature (Rulings §8.16): at LOW, for its own
 * participant, for ten minutes; null where it does not.
 */
export async function guestProofUntil(
  tx: Tx,
  participant: ParticipantRow,
  { personId, scopes, sessionId }: Pick<Caller, 'personId' | 'scopes' | 'sessionId'>,
  now: Date,
): Promise<Date | null> {
  if (participant.authLevel !== 'LOW' || !scopes?.includes(participant.id)) return null;
  const opening = (await readActing(tx, { personId, sessionId }))?.opening ?? null;
  const contact = identifyingContactOf(participant)?.value;
  if (opening === null || contact === undefined || opening.contact !== contact) return null;
  const until = new Date(opening.provedAt.getTime() + GUEST_PROOF_LIFE_SEC * 1000);
  return now <= until ? until : null;
}

interface Who {
  readonly participant: ParticipantRow;
  readonly personId: string;
  /** Which proofs were given and verified. */
  readonly signPassword: boolean;
  readonly opcode: boolean;
}

/** Whether the proofs suffice, and the name that the signature is made in (Rulings §6.13). */
export const judgeWho = async (tx: Tx, who: Who): Promise<Proved> =>
  judgeSigner(tx, await findSigner(tx, who.personId), who);

async function judgeSigner(
  tx: Tx,
  found: Pick<ActingPerson, 'idttvStatus' | 'realName' | 'nickname' | 'phone' | 'email'> | null,
  { participant, personId, signPassword, opcode }: Who,
): Promise<Proved> {
  const signer = found ?? refuseWith('ERROR_NOT_LOGIN');
  if (participant.authLevel !== 'LOW' && signer.idttvStatus !== 'PASSED') {
    const suspended = await findSuspended(tx, { personId, enterpriseId: null });
    if (suspended !== null) refuseWith('ERROR_IDENTITY_SUSPENDED');
  }
  demand(judgeProofs(participant.authLevel, { signPassword, opcode, identity: signer.idttvStatus }));
  const identityVerified = signer.idttvStatus === 'PASSED' && Boolean(signer.realName);
  return {
    commonName: identityVerified ? (signer.realName ?? participant.name) : participant.name,
    identityVerified,
    ...(identityVerified ? {} : { nameOfProfile: nameSource(participant.name, signer) === 'PROFILE' }),
    // A name that was not verified does not identify the person, and neither does its number.
    subjectNumber: subjectNumberOf(identityVerified ? personId : participant.id),
    authType: signPassword && opcode ? 'BOTH' : opcode ? 'CODE' : 'SIGN_PASSWORD',
  };
}
