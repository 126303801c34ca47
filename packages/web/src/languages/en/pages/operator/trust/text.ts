import type { text as Shape } from '../../../../zh-CN/pages/operator/trust/text.ts';

export const text: typeof Shape = {
  title: 'Trusted lists',
  lead: 'Authorities that the public page /verify trusts besides our own root. Each signature says through which list it is trusted.',
  add: 'Add a list',
  addWhy:
    'Once another operator confirms it, certificates issued by the authorities of the list are shown as trusted on the public page. Check the source of the file first.',
  addAct: 'Import and request to enable',
  endAct: 'Request to end the trust',
  name: 'Name',
  nameHint: 'Shown in the results of /verify',
  nameMissing: 'Please give it a name',
  file: 'File',
  fileHint: 'Certificates (PEM or DER, one or many), or a trusted list as XML (ETSI TS 119 612); up to 20 MB',
  fileMissing: 'Please choose a file',
  choose: 'Choose files',
  chosen: (count, name) => (count === 1 ? name : `${name} and ${count - 1} more`),
  added: (count) =>
    count === 0
      ? 'Imported; another operator has to confirm that the trust ends'
      : count === 1
        ? '1 certificate imported; another operator has to confirm the list'
        : `${count} certificates imported; another operator has to confirm the list`,
  kind: 'Kind',
  kinds: { CERTIFICATES: 'Certificates', TRUSTED_LIST: 'Trusted list' },
  anchors: 'Certificates',
  skipped: (count) => `${count} more not imported`,
  status: 'Status',
  on: 'Enabled',
  off: 'Disabled',
  waiting: {
    ENABLE: 'Enabling to be confirmed',
    DISABLE: 'Disabling to be confirmed',
    DELETE: 'Deletion to be confirmed',
  },
  expired: 'Out of date',
  overdue: (due) =>
    `This list was due for renewal by ${due}. Import the next issue from its publisher: this one may still contain withdrawn services.`,
  by: 'Added by',
  created: 'Added',
  look: 'View',
  enable: 'Enable',
  disable: 'Disable',
  remove: 'Delete',
  asked: 'Requested; another operator has to confirm it',
  actOn: (act, name) => `${act} “${name}”`,
  disableTitle: (name) => `Disable “${name}”?`,
  disableWhy:
    'Once another operator confirms it, signatures that are trusted only through this list are shown as from an untrusted issuer.',
  removeTitle: (name) => `Delete “${name}”?`,
  removeWhy:
    'Once another operator confirms it, the list and its certificates are permanently deleted; it can be imported again.',
  empty: 'Only our own root is trusted',
  emptyWhy:
    'Add roots of other authorities, or the trusted list of a country, so that /verify recognises certificates they have issued.',
  subject: 'Subject',
  issuer: 'Issuer',
  serial: 'Serial number',
  validity: 'Valid',
  from: (from, to) => `${from} to ${to}`,
  over: 'expired',
  provider: 'Provider',
  service: 'Service',
  fingerprint: 'SHA-256 fingerprint',
  signer: 'SHA-256 of the certificate that signs the list',
  signerHint:
    'For trusted lists only. If it is empty, the list must be signed by the signer of its previous issue, or by a certificate named in another list; a first import records its signer.',
  signerFault: 'Enter 64 hexadecimal characters',
  signedBy: 'List signed by',
  signerPrint: 'SHA-256 of its certificate',
  copySigner: 'Copy the SHA-256 of the signing certificate',
  digest: 'SHA-256 of the file',
  copyDigest: 'Copy the digest of the file',
  territory: 'Territory',
  schemeOperator: 'Published by',
  sequence: 'Number',
  issued: 'Issued',
  nextUpdate: 'Next update',
  notVerified: 'This list is not signed: compare the digest of the file with the one its publisher states.',
  search: 'Search by subject',
  nothing: 'No certificate matches',
  loading: 'Loading the certificates…',
};
