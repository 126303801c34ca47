import { OPAQUE_ID_MAX, SHIELD_HASH_ALGORITHMS } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { shieldRoutes } from '../routes/shields.ts';
import { initialValue } from '../shapes/entities.ts';
import { shieldChallenge, shieldDevice, shieldService, shieldSession, shieldToSign } from '../shapes/shields.ts';
import { participantParams, seenDocument, shownToActor, wsid } from './envelope-params.ts';
import { lineText } from '../shapes/basics.ts';

const formParams = participantParams.extend({ formWsid: wsid });
const shieldParams = z.object({ shieldWsid: z.string().max(OPAQUE_ID_MAX) });
const secret = z.string().min(1).max(100);
/** Base64. */
const bytes = (max: number) => z.base64().max(max);
const challenge = z.object({ challenge: shieldChallenge });

/** Spec §7 "external-signature": the signer's own phone holds the key and makes the signature. */
export const shieldCalls = endpoints(shieldRoutes, {
  getShield: {
    access: 'envelope:participant',
    summary: 'The available providers and digest algorithms, and the running external signature, or null',
    params: formParams,
    response: z.object({ mobileShield: shieldService, session: shieldSession.nullable() }),
  },
  startShield: {
    access: 'envelope:participant',
    summary:
      'Begin an external signature: takes the same confirmation and values as signing, and returns the QR code for the phone',
    params: formParams,
    body: z.strictObject({
      qrCodeProvider: z.string().max(64).default('COUNTERSIGN'),
      hashAlgorithm: z.string().max(32).default(SHIELD_HASH_ALGORITHMS[0]),
      documents: z.array(seenDocument).min(1).max(100),
      forms: z
        .array(z.strictObject({ formWsid: wsid, initialValue }))
        .max(2000)
        .default([]),
      signPassword: z.string().max(200).optional(),
      opcode: z.string().max(OPAQUE_ID_MAX).optional(),
      ...shownToActor,
    }),
    response: z.object({ session: shieldSession }),
  },
  confirmShield: {
    access: 'envelope:participant',
    summary: 'Accept a new phone on the desktop that shows the QR code, by the number that the phone shows',
    params: formParams,
    body: z.strictObject({ shieldWsid: wsid, number: z.string().max(16) }),
    response: z.object({ session: shieldSession }),
  },
  openShield: {
    access: 'public',
    summary: 'What the phone is to sign: documents, parties and digests; with its key if it already has one',
    params: shieldParams,
    body: z.strictObject({ secret, deviceWsid: wsid.optional() }),
    response: challenge,
  },
  sendShieldCode: {
    access: 'public',
    summary: 'Send a code to the signer; a phone that is not logged in as the signer needs one for a new key',
    params: shieldParams,
    body: z.strictObject({ secret }),
    response: z.object({ contact: z.string(), expireIn: z.number() }),
  },
  certifyShield: {
    access: 'public',
    summary:
      'Register a new key of a phone: takes a proof of possession, and a code or a login; returns the number to enter on the desktop',
    params: shieldParams,
    body: z.strictObject({
      secret,
      name: lineText(50, 0).default(''),
      publicKey: bytes(400),
      proof: bytes(400),
      code: z.string().max(16).optional(),
    }),
    /** The number is null if this browser also shows the QR code: then the phone needs no acceptance. */
    response: z.object({ device: shieldDevice, number: z.string().nullable() }),
  },
  prepareShield: {
    access: 'public',
    summary: 'Confirm on the phone: leases the documents for at most 120 s and returns the octets to be signed',
    params: shieldParams,
    body: z.strictObject({ secret, deviceWsid: wsid }),
    response: z.object({ toSign: shieldToSign }),
  },
  finishShield: {
    access: 'public',
    summary: 'Submit the signatures made on the phone; each is verified against what was shown before it is embedded',
    params: shieldParams,
    body: z.strictObject({
      secret,
      attempt: z.string().max(64),
      signatures: z
        .array(z.strictObject({ fileWsid: wsid, signature: bytes(400) }))
        .min(1)
        .max(100),
    }),
    response: z.object({ session: shieldSession }),
  },
  refuseShield: {
    access: 'public',
    summary: 'Cancel on the phone; the reservation of the turn ends',
    params: shieldParams,
    body: z.strictObject({ secret }),
    response: z.object({}),
  },
  listShieldDevices: {
    access: 'self',
    summary: 'The phones that hold a signing key of the caller',
    params: z.object({ userWsid: wsid }),
    response: z.object({ devices: z.array(shieldDevice) }),
  },
  removeShieldDevice: {
    access: 'self',
    summary: 'Remove a phone and revoke the certificate of its key',
    params: z.object({ userWsid: wsid, deviceWsid: wsid }),
    response: z.object({}),
  },
});
