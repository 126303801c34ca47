import { Pkcs11Error } from './library.mjs';

/** @typedef {{ token: string, object: string, id: Buffer }} KeyName */

/** The RFC 7512 URI of a key in a token; it is no secret. @param {KeyName} name */
export function uriOf({ token, object, id }) {
  const octets = [...id].map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join('');
  return `pkcs11:token=${encodeURIComponent(token)};object=${encodeURIComponent(object)};id=${octets};type=private`;
}

/** Throws a Pkcs11Error for what is no such URI. @param {string} uri @returns {KeyName} */
export function parseUri(uri) {
  const parts = new Map(
    uri
      .replace(/^pkcs11:/, '')
      .split(';')
      .map((part) => /** @type {[string, string]} */ (part.split('=', 2))),
  );
  const [token, object, id] = [parts.get('token'), parts.get('object'), parts.get('id')];
  if (!uri.startsWith('pkcs11:') || !token || !object || !id || !/^(%[0-9a-f]{2})+$/i.test(id))
    throw new Pkcs11Error('not the address of a key in a token (RFC 7512)');
  return {
    token: decodeURIComponent(token),
    object: decodeURIComponent(object),
    id: Buffer.from(id.replaceAll('%', ''), 'hex'),
  };
}
