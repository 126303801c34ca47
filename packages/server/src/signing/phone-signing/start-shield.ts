import { randomBytes } from 'node:crypto';
import type { Api } from '@countersign/contract';
import { SHIELD_LIFE_SEC, fromWsid, isSigningForm, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Handler, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { findForms } from '../../contracts/index.ts';
import { demandLogin, judgeAct, judgedSignPassword, prove, releaseTurn, resolveValues } from '../ceremony/index.ts';
import { presentShield } from './present.ts';
import { allowedHash, providerOf, providersOf } from './provider.ts';
import { tellDesktop } from './shield-push.ts';
import { type ShieldRow, findShield, insertShield, listLiveShields, setShield, shieldHash } from './store.ts';

/** A challenge that a phone answers once, which cannot be mistaken for the attributes of a signature. */
export const newChallenge = (shieldWsid: string): string =>
  Buffer.from(`countersign:shield-key:${shieldWsid}:${randomBytes(32).toString('base64url')}`).toString('base64');

/**
 * Starts an external signature (docs/cycles/external-signing.md, steps 1 to 3): validated like a signing, with the same proofs;
 * nothing is reserved until the phone confirms. An earlier one of the same participant ends.
 */
export const startShield: Handler<Api['startShield']> = async (services, call) => {
  const { params, caller, relation, body, context } = call;
  const participantId = fromWsid('participant', params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  // 1. Checks of the call, and slow steps: pictures, glyphs, the sign password.
  const provider = providerOf(body.qrCodeProvider, providersOf(services.config));
  const hashAlgorithm = allowedHash(provider, body.hashAlgorithm);
  const given = await resolveValues(services, caller.personId, body.forms);
  const signPassword = await judgedSignPassword(services, call);
  await endEarlier(services, participantId, context.now);
  // 2 and 3.
  const id = services.ids.next();
  const secret = randomBytes(32).toString('base64url');
  return services.db.withTx(async (tx) => {
    const { envelopeId } = relation;
    const { documents, forms } = body;
    const reported = { consent: body.consent, views: body.views };
    const question = { envelopeId, participantId, documents, reported, given, now: context.now, caller };
    const { participant, planned } = await judgeAct(tx, question);
    const signs = planned.documents.some(({ signatureField }) => signatureField !== null);
    if (participant.secureLevel !== 'SHIELD_CERT' || !signs) refuseWith('ERROR_SHIELD_NOT_ASKED');
    const formId = await judgeForm(tx, { envelopeId, participantId, formWsid: params.formWsid });
    const { authType, identityVerified } = await prove(tx, participant, {
      call: { caller, context, body },
      signPassword,
    });
    // The phone of a verified person has a certificate for a year.
    if (identityVerified) demandLogin(caller.scopes);
    const proofs = { signPassword, opcode: authType !== 'SIGN_PASSWORD' };
    const shieldWsid = toWsid('shield', id);
    await insertShield(tx, {
      id,
      secretHash: shieldHash(secret),
      participantId,
      formId,
      personId: caller.personId,
      sessionId: caller.sessionId,
      provider: provider.name,
      hashAlgorithm,
      status: 'SHOWN',
      request: { envelopeId, caller, documents, forms, reported, ...proofs },
      challenge: newChallenge(shieldWsid),
      createdAt: context.now,
      statusAt: context.now,
      expiresAt: new Date(context.now.getTime() + SHIELD_LIFE_SEC * 1000),
    });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: context.now,
      kind: 'shield.started',
      envelopeId,
      participantId,
      ...(await auditActor(tx, caller, context)),
      detail: { shield: shieldWsid, provider: provider.name, hashAlgorithm },
    });
    const row = (await findShield(tx, id)) ?? refuseWith('ERROR_INTERNAL');
    const { publicUrl } = services.config;
    return { session: presentShield(row, context.now, provider.link({ publicUrl, shieldWsid, secret })) };
  });
};

/** A phone that still holds the turn by an earlier code gives it back. */
async function endEarlier(services: Services, participantId: string, now: Date): Promise<void> {
  const earlier = await services.db.withTx(async (tx) => {
    const rows = await listLiveShields(tx, participantId);
    for (const row of rows) await endShield(tx, services, row, now);
    return rows;
  });
  for (const row of earlier) await releaseShield(services, row, now);
}

async function endShield(tx: Tx, services: Services, row: ShieldRow, now: Date): Promise<void> {
  if (await setShield(tx, row.id, { status: 'EXPIRED', toSign: null }, now)) tellDesktop(services, row);
}

/** Gives back the turn that a phone has reserved through this session, if any. */
export async function releaseShield(
  services: Services,
  { participantId, request: { envelopeId }, toSign }: ShieldRow,
  now: Date,
): Promise<void> {
  if (toSign !== null) await releaseTurn(services, { envelopeId, participantId, attempt: toSign.attempt, now });
}

/**
 * The form of the path is a signature or seal form of this participant; a participant without a form signs in an invisible
 * field, which is addressed by the participant's own id.
 * @throws Refused ERROR_FORM_NOT_FOUND
 */
export async function judgeForm(
  tx: Tx,
  { envelopeId, participantId, formWsid }: { envelopeId: string; participantId: string; formWsid: string },
): Promise<string> {
  const own = (await findForms(tx, envelopeId)).filter((form) => form.participantId === participantId);
  if (own.length === 0 && fromWsid('participant', formWsid) === participantId) return participantId;
  const id = fromWsid('form', formWsid);
  const found = own.find((form) => form.id === id && isSigningForm(form.formType));
  return found?.id ?? refuseWith('ERROR_FORM_NOT_FOUND');
}
