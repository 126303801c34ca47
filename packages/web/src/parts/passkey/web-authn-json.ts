import { fromBase64url, toBase64url } from './base64url.ts';

/**
 * WebAuthn Level 3 §5.1.8–5.1.10: options and credentials as JSON. Only recent browsers convert them natively
 * (`parseCreationOptionsFromJSON`, `toJSON`), and not all alike: this code serves all of them.
 */

export type Json = Record<string, unknown>;
interface DescriptorJson {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: AuthenticatorTransport[];
}

const descriptorsOf = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as DescriptorJson[]).map(({ id, ...rest }) => ({ ...rest, id: fromBase64url(id) }));

export function readCreationOptions(json: Json): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials, ...rest } = json as Json & { challenge: string; user: Json };
  return {
    ...(rest as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'>),
    challenge: fromBase64url(challenge),
    user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: fromBase64url(String(user['id'])) },
    excludeCredentials: descriptorsOf(excludeCredentials),
  };
}

export function readRequestOptions(json: Json): PublicKeyCredentialRequestOptions {
  const { challenge, allowCredentials, ...rest } = json as Json & { challenge: string };
  return { ...rest, challenge: fromBase64url(challenge), allowCredentials: descriptorsOf(allowCredentials) };
}

/** The part of an authenticator's answer that the browser exposes. */
export interface AnsweredCredential {
  readonly id: string;
  readonly rawId: ArrayBuffer;
  readonly type: string;
  readonly authenticatorAttachment?: string | null;
  readonly response: {
    readonly clientDataJSON: ArrayBuffer;
    readonly attestationObject?: ArrayBuffer;
    readonly authenticatorData?: ArrayBuffer;
    readonly signature?: ArrayBuffer;
    readonly userHandle?: ArrayBuffer | null;
    getTransports?(): string[];
  };
  getClientExtensionResults(): Json;
}

/** RegistrationResponseJSON or AuthenticationResponseJSON, depending on the answer. */
export function writeCredential(credential: AnsweredCredential): Json {
  const { response } = credential;
  const bytes = {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    authenticatorData: response.attestationObject === undefined ? response.authenticatorData : undefined,
    signature: response.signature,
    userHandle: response.userHandle ?? undefined,
  };
  const written = Object.entries(bytes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toBase64url(value)]],
  );
  const transports = response.attestationObject === undefined ? undefined : response.getTransports?.();
  return {
    id: credential.id,
    rawId: toBase64url(credential.rawId),
    type: credential.type,
    response: { ...Object.fromEntries(written), ...(transports === undefined ? {} : { transports }) },
    ...(credential.authenticatorAttachment ? { authenticatorAttachment: credential.authenticatorAttachment } : {}),
    clientExtensionResults: credential.getClientExtensionResults(),
  };
}
