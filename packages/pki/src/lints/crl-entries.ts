import type { CrlLint } from './crl-subject.ts';

/** No serial is duplicated, none is revoked in the future, and an unspecified reason is omitted (§5.3.1). */
export const crlEntries: CrlLint = {
  name: 'crl-entries',
  clause: 'RFC 5280 §5.1.2.6, §5.3.1',
  check: ({ tbs: { entries, thisUpdate } }) => {
    if (new Set(entries.map(({ serialHex }) => serialHex)).size !== entries.length) return 'a serial is duplicated';
    for (const { revokedAt, reason, serialHex } of entries) {
      if (revokedAt > thisUpdate) return `${serialHex} is revoked in the future`;
      if (reason === 'unspecified') return `${serialHex} names the reason unspecified`;
      if (reason === 'removeFromCRL') return `${serialHex} names a reason of delta lists`;
    }
    return null;
  },
};
