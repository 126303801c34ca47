import { describe, expect, it } from 'vitest';
import { faultOf } from './authenticator.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { readCreationOptions, readRequestOptions, writeCredential } from './web-authn-json.ts';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

describe('base64url', () => {
  // RFC 4648 §10, and the two characters in which it differs from base64.
  it.each([
    [[], ''],
    [[102], 'Zg'],
    [[102, 111], 'Zm8'],
    [[102, 111, 111], 'Zm9v'],
    [[251, 255, 191], '-_-_'],
    [[0, 0, 0, 0], 'AAAAAA'],
  ])('writes %j as %j, and reads it back', (bytes, text) => {
    expect(toBase64url(Uint8Array.from(bytes))).toBe(text);
    expect([...fromBase64url(text)]).toEqual(bytes);
  });
});

describe('The options of WebAuthn', () => {
  it('of a new passkey get their bytes, and nothing else is changed', () => {
    const read = readCreationOptions({
      challenge: 'Zm9v',
      rp: { id: 'sign.example', name: 'Countersign' },
      user: { id: 'Zm8', name: 'lin@example.com', displayName: 'Lin' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: 'Zg', type: 'public-key', transports: ['internal'] }],
      timeout: 60_000,
    });
    expect(read).toEqual({
      challenge: Uint8Array.of(102, 111, 111),
      rp: { id: 'sign.example', name: 'Countersign' },
      user: { id: Uint8Array.of(102, 111), name: 'lin@example.com', displayName: 'Lin' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: Uint8Array.of(102), type: 'public-key', transports: ['internal'] }],
      timeout: 60_000,
    });
  });
  it('of a login may name no credential at all', () => {
    expect(readRequestOptions({ challenge: 'Zg', rpId: 'sign.example', userVerification: 'required' })).toEqual({
      challenge: Uint8Array.of(102),
      rpId: 'sign.example',
      userVerification: 'required',
      allowCredentials: [],
    });
  });
});

describe('The answer of the authenticator', () => {
  const common = { id: 'Zm9v', rawId: bytesOf('foo'), type: 'public-key', getClientExtensionResults: () => ({}) };
  it('is written as a registration with its transports', () => {
    const response = {
      clientDataJSON: bytesOf('f'),
      attestationObject: bytesOf('fo'),
      authenticatorData: bytesOf('never sent'),
      getTransports: () => ['internal'],
    };
    expect(writeCredential({ ...common, authenticatorAttachment: 'platform', response })).toEqual({
      id: 'Zm9v',
      rawId: 'Zm9v',
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
      response: { clientDataJSON: 'Zg', attestationObject: 'Zm8', transports: ['internal'] },
    });
  });
  it('is written as an assertion; an absent user handle is left out', () => {
    const response = {
      clientDataJSON: bytesOf('f'),
      authenticatorData: bytesOf('fo'),
      signature: bytesOf('foo'),
      userHandle: null,
    };
    expect(writeCredential({ ...common, authenticatorAttachment: null, response })).toEqual({
      id: 'Zm9v',
      rawId: 'Zm9v',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'Zg', authenticatorData: 'Zm8', signature: 'Zm9v' },
    });
  });
  it.each([
    ['NotAllowedError', 'refused'],
    ['AbortError', 'refused'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'unfit'],
    ['NotSupportedError', 'unfit'],
  ])('or else %s, which means %s', (name, fault) => {
    expect(faultOf(Object.assign(new Error('of the browser'), { name }))).toBe(fault);
  });
});
