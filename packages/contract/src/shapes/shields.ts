import { NAME_SOURCES, SHIELD_HASH_ALGORITHMS, SHIELD_STATUSES } from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

const hashAlgorithm = z.enum(SHIELD_HASH_ALGORITHMS);
export const shieldService = z.object({
  qrCodeProvider: z.array(z.object({ name: z.string(), label: z.string() })),
  hashAlgorithm: z.array(hashAlgorithm),
});

/** An external signature as the desktop sees it. */
export const shieldSession = z.object({
  shieldWsid: z.string(),
  status: z.enum(SHIELD_STATUSES),
  qrCodeProvider: z.string(),
  hashAlgorithm,
  /** The address in the QR code, with its secret after the #; only in the answer that begins the signature. */
  link: z.string().nullable(),
  expireIn: z.number(),
  /** A new phone shows a number, to be entered here; null if none waits. */
  waitingPhone: z.object({ name: z.string() }).nullable(),
  error: z.string().nullable(),
});
export type ShieldSession = z.output<typeof shieldSession>;

export const shieldDevice = z.object({
  deviceWsid: z.string(),
  name: z.string(),
  /** The expiry of its certificate; null for a phone of an unverified owner, whose signatures get one certificate each. */
  serial: z.string().nullable(),
  createdDatetime: wireDate,
  lastUsedDatetime: wireDate.nullable(),
});
export type ShieldDevice = z.output<typeof shieldDevice>;

/** What the phone shows before anyone confirms anything. */
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
  /** The phone's own key, if the phone named one that is certified and still valid for this signer. */
  device: shieldDevice.nullable(),
  /**
   * What registering a new key of this phone requires besides the number: a code sent to this contact, or null if the signer is
   * logged in here.
   */
  codeContact: z.string().nullable(),
  expireIn: z.number(),
});
export type ShieldChallenge = z.output<typeof shieldChallenge>;

export const shieldToSign = z.object({
  attempt: z.string(),
  hashAlgorithm,
  /** Base64 of the DER of the signed attributes, whose message digest is the digest of the document's revision. */
  documents: z.array(
    z.object({ fileWsid: z.string(), fileName: z.string(), digest: z.string(), signedAttributes: z.string() }),
  ),
  expireIn: z.number(),
});
export type ShieldToSign = z.output<typeof shieldToSign>;
