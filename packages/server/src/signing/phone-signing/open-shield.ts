import type { Api, ShieldChallenge } from '@countersign/contract';
import {
  type Decision,
  accept,
  displayName,
  fromWsid,
  maskContact,
  nameSource,
  publicName,
  toWsid,
} from '@countersign/domain';
import { findCertificate, namesSigner } from '../../trust/index.ts';
import { type Handler, type Tx, demand, refuseWith } from '../../platform/index.ts';
import { findNames, findDocuments, loadEnvelopeFacts, participantEnterpriseSource } from '../../contracts/index.ts';
import { type Proved, demandLogin, judgeWho } from '../ceremony/index.ts';
import { judgeShield, relationNow } from './judge-shield.ts';
import { presentDevice, secondsUntil, shownStatus } from './present.ts';
import { codeContact, isSignerHere } from './shield-code.ts';
import { tellDesktop } from './shield-push.ts';
import { type DeviceRow, type ShieldRow, findDevice, markOpened } from './store.ts';

/** A phone of the signer that may make this signature. */
export interface GoodDevice {
  readonly device: DeviceRow;
  /** The certificate of a verified signer with the name of this signature; null where each signature gets one. */
  readonly certified: { readonly serial: string; readonly certificate: Uint8Array } | null;
}

/**
 * Null for the phone of another person, a removed one, one whose certificate has ended or bears another name, one registered
 * before its owner was verified, and one whose owner is no longer verified.
 */
export async function findGoodDevice(
  tx: Tx,
  { personId, deviceWsid }: { personId: string; deviceWsid: string },
  proved: Pick<Proved, 'commonName' | 'identityVerified'>,
  goodUntil: Date,
): Promise<GoodDevice | null> {
  const device = await findDevice(tx, personId, fromWsid('shieldDevice', deviceWsid));
  if (device === null) return null;
  const { serial } = device;
  if (serial === null) return proved.identityVerified ? null : { device, certified: null };
  const known = await findCertificate(tx, serial);
  if (known === null || known.revokedAt !== null || known.notAfter <= goodUntil) return null;
  const { certificate } = known;
  return namesSigner(certificate, proved) ? { device, certified: { serial, certificate } } : null;
}

/** Who signs, by the proofs of the desktop and the current identity. */
export async function whoSigns(tx: Tx, { request, participantId, personId }: ShieldRow) {
  const loaded = await loadEnvelopeFacts(tx, request.envelopeId, { lock: false });
  const participant =
    loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { signPassword, opcode } = request;
  const proved = await judgeWho(tx, { participant, personId, signPassword, opcode });
  if (proved.identityVerified) demandLogin(request.caller.scopes);
  return { loaded, participant, proved };
}

/**
 * docs/cycles/external-signing.md step 4: returns what the phone is to sign; the desktop is notified that the code was opened.
 */
export const openShield: Handler<Api['openShield']> = async (services, { params: { shieldWsid }, body, context }) => {
  const { now } = context;
  const { secret, deviceWsid = null } = body;
  const opened = await services.db.withTx(async (tx): Promise<Decision<ShieldChallenge>> => {
    const judged = await judgeShield(tx, { shieldWsid, secret }, now);
    if (!judged.ok) return judged;
    const row = judged.value;
    await relationNow(tx, row);
    const { loaded, proved } = await whoSigns(tx, row);
    const device =
      deviceWsid === null
        ? null
        : await findGoodDevice(tx, { personId: row.personId, deviceWsid }, proved, row.expiresAt);
    const names = await findNames(tx, [loaded.row.id], loaded.participants);
    const sender = names.senders.get(loaded.row.senderId);
    if (await markOpened(tx, row.id, now)) tellDesktop(services, row);
    return accept({
      status: row.status === 'SHOWN' ? 'OPENED' : shownStatus(row, now),
      hashAlgorithm: row.hashAlgorithm,
      title: loaded.row.title,
      // Anyone who has the code reads this without a session: a contact shown in place of a name is masked.
      senderName: sender === undefined ? '' : publicName(displayName(sender)),
      senderNameSource: sender === undefined ? 'PROFILE' : nameSource(displayName(sender), sender),
      signerName: proved.commonName,
      parties: loaded.participants
        .filter(({ actionType, status }) => actionType !== 'SENDER' && !GONE.includes(status))
        .map((one) => ({
          name: publicName(one.name),
          nameSource: one.nameSource,
          enterpriseName: one.enterpriseName,
          enterpriseNameSource: participantEnterpriseSource(one, names, true),
          label: one.actionType,
        })),
      documents: await shownDocuments(tx, row),
      challenge: row.challenge,
      device: device === null ? null : presentDevice(device.device),
      codeContact: isSignerHere(row, context) ? null : maskContact(await codeContact(tx, services, row)),
      expireIn: secondsUntil(row.expiresAt, now),
    });
  });
  return { challenge: demand(opened) };
};
const GONE: readonly string[] = ['ED_SUCCESS_REMOVE', 'ED_SUCCESS_AUTHORIZE'];

/** The documents that the desktop has shown, each with the digest of the revision that was seen. */
async function shownDocuments(tx: Tx, { request }: ShieldRow): Promise<ShieldChallenge['documents']> {
  const documents = await findDocuments(tx, request.envelopeId);
  return documents.flatMap(({ fileId, name, pages }) => {
    const fileWsid = toWsid('file', fileId);
    const seen = request.documents.find((one) => one.fileWsid === fileWsid);
    return seen === undefined ? [] : [{ fileWsid, fileName: name, pages: pages.length, digest: seen.digest }];
  });
}
