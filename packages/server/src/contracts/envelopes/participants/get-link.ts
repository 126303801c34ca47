import { createHmac } from 'node:crypto';
import type { Api, DataIn } from '@countersign/contract';
import { displayName, fromWsid, identifyingContactOf, maskContact, nameSource, publicName } from '@countersign/domain';
import { type Call, type Services, keyFor } from '../../../platform/index.ts';
import { findLink } from '../core/store.ts';

type Link = Api['getLink'];

/**
 * The masked contact to which a code for a signing link can be sent, and whose contract it is, so that the page does not look
 * like phishing (ux 47). An unknown link gets a contact too, always the same for the same id, but names no sender: both ids of a
 * link have 74 random bits, so only a person who was given them can tell the answers apart.
 */
export async function getLink(services: Services, call: Call<Link>): Promise<DataIn<Link>> {
  const { envelopeWsid, participantWsid } = call.params;
  const envelopeId = fromWsid('envelope', envelopeWsid);
  const participantId = fromWsid('participant', participantWsid);
  const known =
    envelopeId === null || participantId === null
      ? null
      : await services.db.withTx((tx) => findLink(tx, envelopeId, participantId));
  if (known === null) return { link: inventedContact(services, `${envelopeWsid} ${participantWsid}`) };
  const contact = identifyingContactOf(known);
  const name = displayName(known.sender);
  return {
    link: {
      contact: maskContact(contact?.value ?? ''),
      kind: contact?.kind ?? 'email',
      sender: {
        title: known.title,
        name: publicName(name),
        nameSource: nameSource(name, known.sender),
        enterpriseName: known.senderEnterprise,
        message: known.message,
      },
      language: known.language,
    },
  };
}

const PHONE_STARTS = ['130', '135', '136', '137', '138', '139', '150', '158', '159', '180', '186', '189'];
const MAIL_HOSTS = ['qq.com', '163.com', '126.com', 'outlook.com', 'gmail.com', 'foxmail.com'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const nothing = { sender: null, language: null };

function inventedContact(services: Pick<Services, 'secrets'>, seed: string): DataIn<Link>['link'] {
  const noise = createHmac('sha256', keyFor(services.secrets.pepper, 'link-contact')).update(seed).digest();
  const pick = <T>(from: ArrayLike<T>, at: number): T => from[noise.readUInt16BE(at) % from.length] as T;
  // Phone numbers and addresses in about the proportion of real links.
  if ((noise[0] ?? 0) % 10 < 7) {
    const end = String(noise.readUInt32BE(4) % 10_000).padStart(4, '0');
    return { contact: maskContact(`${pick(PHONE_STARTS, 2)}0000${end}`), kind: 'phone', ...nothing };
  }
  const local = `${pick(LETTERS, 2)}${pick(LETTERS, 4)}`;
  return { contact: maskContact(`${local}@${pick(MAIL_HOSTS, 6)}`), kind: 'email', ...nothing };
}
