import type { text as Shape } from '../../../../zh-CN/pages/operator/authority/text.ts';

export const text: typeof Shape = {
  title: 'Authority',
  lead: 'The authority’s own keys are replaced generation by generation. A replaced issuing authority continues to publish its list and to answer status requests until it expires.',
  followed: (day) => `The current issuing authority will be replaced on ${day}, by itself.`,
  due: 'The issuing authority is due for replacement, which happens automatically within the hour.',
  ceremony:
    'The issuing authority is due for replacement, and the root key is offline: hold a key ceremony (countersign ca ceremony request).',
  offline: 'The root key is offline; replacing the issuing authority needs a key ceremony.',
  unlisted: (count) =>
    `${count === 1 ? 'One certificate of an authority is' : `${count} certificates of authorities are`} revoked, and the public list of the root does not say so yet, because the key of the root is offline: others go on believing in ${count === 1 ? 'it' : 'them'} until a new list is out. Have the root sign one soon.`,
  listSteps: [
    [
      'On the server, export the content of the list',
      'countersign ca ceremony request-list --generation {generation} --out root.list-request',
    ],
    [
      'On the offline machine, sign the list with the root key',
      'countersign ca ceremony sign-list --root root.box --request root.list-request --out root.list',
    ],
    ['Back on the server, import the list; it is published at once', 'countersign ca ceremony install-list root.list'],
  ],
  revoked: (subjects) =>
    `The list of a CA above names ${subjects}. New signatures will not be trusted: ask the operator of that CA.`,
  listEnding:
    'A revocation list ends soon or has ended, and no newer one has come. See why with countersign ca fetch-lists, or bring one with countersign ca install-list.',
  ending: 'due',
  generations: 'Generations',
  role: 'Role',
  generation: 'Generation',
  subject: 'Subject',
  until: 'Valid until',
  state: 'State',
  ACTIVE: 'In use',
  RETIRED: 'Followed',
  fingerprint: 'SHA-256',
  lists: 'Revocation lists',
  issuer: 'Issuer',
  number: 'Number',
  made: 'Made',
  next: 'Next update, at the latest',
  entries: 'Revoked',
  roleWord: {
    ROOT: 'Root',
    ISSUING: 'Issuing authority',
    TSA: 'Time-stamps',
    OCSP: 'Status service',
    PLATFORM: 'Seal of the platform',
    LOG: 'Log of the platform',
    CROSS_NEW: 'New root, certified by the old one',
    CROSS_OLD: 'Old root, certified by the new one',
    INTERMEDIATE: 'CA between',
  },
};
