import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/**
 * An id has at most 1023 octets (WebAuthn Level 3 §4); the rest is a few hundred, and a foreign attestation is not read at all.
 */
const id = base64url(1400);
const shared = { id, rawId: id, type: z.literal('public-key') };
const created = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(8192),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
const got = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: base64url(100),
  }),
});

/** The fields of the answer of navigator.credentials.create that are read; null for anything else. */
export function createdCredential(json: unknown): (RegistrationResponseJSON & { transports: string[] }) | null {
  const { data } = created.safeParse(json);
  if (data === undefined) return null;
  const { transports, ...response } = data.response;
  return { ...data, response, clientExtensionResults: {}, transports };
}

/** The same for navigator.credentials.get; a discoverable credential names its user. */
export function gotCredential(json: unknown): (AuthenticationResponseJSON & { userHandle: string }) | null {
  const { data } = got.safeParse(json);
  return data === undefined ? null : { ...data, clientExtensionResults: {}, userHandle: data.response.userHandle };
}
