import { NAME_SOURCES, SHIELD_HASH_ALGORITHMS, SHIELD_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from '../wire.ts';

const hashAlgorithm = z.enum(SHIELD_HASH_ALGORITHMS);
export const shieldService = z.object({
  qrCodeProvider: z.array(z.object({ name: z.string(), label: z.string() })),
  hashAlgorithm: z.array(hashAlgorithm),
});

/** What the desktop sees of an external signature. */
export const shieldSession = z.object({
  shieldWsid: z.string(),
  status: z.enum(SHIELD_STATUSES),
  qrCodeProvider: z.string(),
  hashAlgorithm,
  /** The address in the QR code, with its secret after the #; only in the answer that begins it. */
  link: z.string().nullable(),
  expireIn: z.number(),
  /** A new phone shows a number, which is to be entered here; null where none waits. */
  waitingPhone: z.object({ name: z.string() }).nullable(),
  error: z.string().nullable(),
});
export type ShieldSession = z.output<typeof shieldSession>;

export const shieldDevice = z.object({
  deviceWsid: z.string(),
  name: z.string(),
  /** Of its certificate; null for a phone whose signatures get a certificate each, as its owner is not verified. */
  serial: z.string().nullable(),
  createdDatetime: wireDate,
  lastUsedDatetime: wireDate.nullable(),
});
export type ShieldDevice = z.output<typeof shieldDevice>;

/** What the phone shows before anybody confirms anything. */
export const shieldChallenge = z.object({
  status: z.enum(SHIELD_STATUSES),
  hashAlgorithm,
  title: z.string(),
  senderName: z.string(),
  senderNameSource: z.enum(NAME_SOURCES),
  signerName: z.string(),
  parties: z.array(
    z.object({
      name: z.string(),
      nameSource: z.enum(NAME_SOURCES),
      enterpriseName: z.string().nullable(),
      enterpriseNameSource: z.enum(NAME_SOURCES).nullable(),
      label: z.string(),
    }),
  ),
  documents: z.array(z.object({ fileWsid: z.string(), fileName: z.string(), pages: z.number(), digest: z.string() })),
  /** Base64, to be signed by a new key as proof of possession. */
  challenge: z.string(),
  /** The phone's own key, where it named one that is certified and still good for this signer. */
  device: shieldDevice.nullable(),
  /** What a new key of this phone takes besides the number: a code sent to this contact, or null where the signer is logged in here. */
  codeContact: z.string().nullable(),
  expireIn: z.number(),
});
export type ShieldChallenge = z.output<typeof shieldChallenge>;

export const shieldToSign = z.object({
  attempt: z.string(),
  hashAlgorithm,
  /** Base64 of the DER of the signed attributes, whose message digest is that of the document's revision. */
  documents: z.array(
    z.object({ fileWsid: z.string(), fileName: z.string(), digest: z.string(), signedAttributes: z.string() }),
  ),
  expireIn: z.number(),
});
export type ShieldToSign = z.output<typeof shieldToSign>;
