import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'My certificates',
  lead: 'The digital certificates issued to you when you signed.',
  what: 'What are these certificates?',
  whatWords:
    'Each time you sign a contract, the authority issues a new certificate for that one signature: its key is generated for that signature, used once and then destroyed. It can never be used again, so you have nothing to keep safe and it cannot be stolen. When a certificate expires or is revoked, contracts signed while it was valid remain valid.',
  root: 'Download the root certificate',
  rootWhy: 'Once you trust the root certificate, your PDF reader can verify these signatures.',
  none: 'No certificates yet',
  noneWhy: 'After you sign your first contract, its certificate appears here.',
  subject: 'Subject',
  serial: 'Serial number',
  validity: 'Validity',
  issued: 'Issued',
  envelope: 'Used for',
  untitled: 'untitled contract',
  noEnvelope: 'not used for a contract',
  copySerial: (serial) => `Copy serial number ${serial}`,
  from: (when) => `from ${when}`,
  until: (when) => `until ${when}`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `revoked ${when}: ${why}`,
  reasons: {
    unspecified: 'no reason given',
    keyCompromise: 'its key may be compromised',
    cACompromise: 'the key of the authority may be compromised',
    affiliationChanged: 'the affiliation of the holder has changed',
    superseded: 'replaced by a new certificate',
    cessationOfOperation: 'no longer used',
    privilegeWithdrawn: 'the right to use it was withdrawn',
    aACompromise: 'the key of the attribute authority may be compromised',
  } as Record<string, string>,
  list: 'Certificates',
  count: (total) => `${total} in all`,
};
