import {
  type AuthorityIdentity,
  type KeyAlgorithm,
  createHierarchy,
  createTimestampAuthority,
  keyStoreIn,
  lastStampInMemory,
  openAuthority,
  signOnce,
} from '@countersign/pki';
import { expect, it } from 'vitest';
import type { AuthorityCertificates } from '../../../platform/index.ts';
import { reservedSizes } from './reserved-sizes.ts';

const now = new Date('2026-03-01T08:00:00Z');
const intent = {
  envelope: `WSID_ENVE_${'f'.repeat(32)}`,
  participant: `WSID_PART_${'f'.repeat(32)}`,
  document: `WSID_FILE_${'f'.repeat(32)}`,
  documentDigest: new Uint8Array(32),
  evidenceDigest: new Uint8Array(32),
};

const own = { policyArc: `1.3.6.1.4.1.99999.${'1'.repeat(30)}`, cpsUrl: `https://acme.example/${'x'.repeat(99)}` };

it.each<[authority: KeyAlgorithm, signing: KeyAlgorithm, Partial<AuthorityIdentity>]>([
  ['P-256', 'P-256', {}],
  ['P-256', 'P-256', own],
  ['P-256', 'RSA-3072', {}],
  ['RSA-3072', 'RSA-3072', {}],
])(
  'Reserved sizes for keys of %s and %s fit the longest names, with little to spare',
  async (authority, signing, more) => {
    const keys = keyStoreIn(authority);
    const naming = { organisation: '契约', evaluation: true, pkiUrl: 'https://pki.countersign.example', ...more };
    const made = await createHierarchy({ ...naming, now, keys });
    const opened = await openAuthority(made, () => {}, keys);
    const timestamps = createTimestampAuthority({
      authority: opened,
      clock: { now: () => now },
      lastStamp: lastStampInMemory(),
    });
    const { cms, timestampToken } = await signOnce({
      authority: opened,
      timestamps,
      now,
      intent,
      keyAlgorithm: signing,
      digest: new Uint8Array(32),
      subject: {
        name: '𠮷'.repeat(64),
        organisation: '𠮷'.repeat(64),
        identity: 'verified',
        number: '0'.repeat(20),
        organisationIdentifier: 'NTRCN-91350100M000100Y43',
      },
      recordIssued: async () => {},
    });
    const [issuing, tsa, platform] = [made.issuing, made.tsa, made.platform].map((one) => one?.certificate);
    const certificates = { issuing, between: [], tsa, platform } as unknown as AuthorityCertificates;
    const sizes = await reservedSizes({ certificates: async () => certificates });
    expect(cms.length).toBeLessThan(sizes.signature - 256);
    expect(sizes.signature).toBeLessThan(cms.length * 1.4);
    expect(timestampToken.length).toBeLessThan(sizes.timestamp - 64);
    expect(sizes.timestamp).toBeLessThan(timestampToken.length * 1.4);
  },
);
