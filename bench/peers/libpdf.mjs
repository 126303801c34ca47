// @libpdf/core: its own incremental signature (PAdES B-B), with its own CMS.
import { createPrivateKey, sign } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { RESERVE } from './placeholder.mjs';

export function prepare({ certificate, issuer, privateKey }) {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  const signer = {
    certificate,
    certificateChain: [issuer],
    keyType: 'EC',
    signatureAlgorithm: 'ECDSA',
    sign: async (data) => new Uint8Array(sign('sha256', data, key)),
  };
  return async (file) => {
    const pdf = await PDF.load(file);
    const { bytes } = await pdf.sign({ signer, fieldName: 'signature', level: 'B-B', estimatedSize: RESERVE });
    return bytes;
  };
}
