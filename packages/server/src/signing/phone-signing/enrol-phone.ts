import { toWsid } from '@countersign/domain';
import { accountChanged, auditActor, demandStillLoggedIn, holdPerson } from '../../accounts/index.ts';
import { recordAudit, revokeIn } from '../../trust/index.ts';
import { type RequestContext, type Services, type Tx, emit, onCommit, refuseWith } from '../../platform/index.ts';
import { isDesktopThere } from './judge-shield.ts';
import { whoSigns } from './open-shield.ts';
import { tellDesktop } from './shield-push.ts';
import { type DeviceRow, type PendingPhone, type ShieldRow, insertDevice, setShield, takePending } from './store.ts';

/**
 * docs/cycles/external-signing.md step 6: registers the phone for the signer. Its key gets a certificate if the signer is
 * verified; otherwise each of its signatures gets one (Rulings §8.19). The signer is notified on every channel.
 */
export async function enrolPhone(
  services: Services,
  { row, pending }: { readonly row: ShieldRow; readonly pending: PendingPhone },
  context: RequestContext,
): Promise<DeviceRow> {
  const { now } = context;
  const { personId } = row;
  const proved = await services.db.withTx(async (tx) => {
    if (!(await takePending(tx, row.id, pending.deviceId, now))) return refuseWith('ERROR_SHIELD_EXPIRED');
    return (await whoSigns(tx, row)).proved;
  });
  let serial: string | null = null;
  try {
    if (proved.identityVerified) serial = await certify(services, { row, pending, proved });
    const publicKey = Buffer.from(pending.publicKey, 'base64');
    const device: DeviceRow = {
      id: pending.deviceId,
      personId,
      name: pending.name,
      publicKey,
      serial,
      createdAt: now,
      lastUsedAt: null,
      removedAt: null,
    };
    await services.db.withTx(async (tx) => {
      await demandUnchanged(tx, { row, proved }, now);
      await insertDevice(tx, device);
      await setShield(tx, row.id, { deviceId: device.id }, now);
      const { envelopeId, caller } = row.request;
      await recordAudit(tx, {
        id: services.ids.next(),
        at: now,
        kind: 'shield.certified',
        ...(await auditActor(tx, caller, context)),
        detail: {
          device: toWsid('shieldDevice', device.id),
          ...(serial === null ? {} : { serial }),
          envelope: toWsid('envelope', envelopeId),
        },
      });
      await emit(tx, { type: 'user.shieldCreated', personId, name: pending.name }, { id: services.ids.next(), now });
      onCommit(() => services.push.toDevices([personId], accountChanged));
      tellDesktop(services, row);
    });
    return device;
  } catch (error) {
    await services.db.withTx(async (tx) => {
      // A certificate without a registered phone would remain valid after its owner removes the phone.
      if (serial !== null)
        await revokeIn(tx, services, { serial, reason: 'cessationOfOperation', actorName: 'signer', personId });
      // After a temporary failure, such as a busy signer, the number can be entered again.
      await setShield(tx, row.id, { pending }, now);
    });
    throw error;
  }
}

/**
 * Refuses the registration if, since the number was entered, the password was reset, the identity withdrawn or the account
 * disabled (Rulings §8.19, §8.21). Session and person are locked, so that such a change either comes first or finds the phone.
 */
async function demandUnchanged(
  tx: Tx,
  { row, proved }: { readonly row: ShieldRow; readonly proved: ToCertify['proved'] },
  now: Date,
): Promise<void> {
  await holdPerson(tx, row.personId);
  await demandStillLoggedIn(tx, row.sessionId);
  const present = (await whoSigns(tx, row)).proved;
  const isSame = present.identityVerified === proved.identityVerified && present.commonName === proved.commonName;
  if (!isSame || !(await isDesktopThere(tx, row.sessionId, now))) refuseWith('ERROR_SHIELD_EXPIRED');
}

interface ToCertify {
  readonly row: ShieldRow;
  readonly pending: PendingPhone;
  readonly proved: Awaited<ReturnType<typeof whoSigns>>['proved'];
}

async function certify(services: Services, { row, pending, proved }: ToCertify): Promise<string> {
  const { serial } = await services.signer
    .certifyShield({
      subject: { ...proved, number: proved.subjectNumber },
      spki: Buffer.from(pending.publicKey, 'base64'),
      challenge: Buffer.from(pending.challenge, 'base64'),
      proof: Buffer.from(pending.proof, 'base64'),
      envelopeId: row.request.envelopeId,
      participantId: row.participantId,
    })
    .catch((error: unknown) => refuseUnproved(error));
  return serial;
}

function refuseUnproved(error: unknown): never {
  const { kind, name } = error as { kind?: unknown; name?: unknown };
  if (kind === 'SIGNATURE_REFUSED' || name === 'LintError') return refuseWith('ERROR_SHIELD_PROOF');
  throw error;
}
