import type { text as Shape } from '../../../../zh-CN/pages/operator/seals/text.ts';
import { SEAL_NAME_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  title: 'Seal pictures',
  lead: 'Compare each uploaded picture, character by character, with the verified name of the enterprise.',
  status: 'State',
  statusWord: SEAL_NAME_LABELS,
  emptyTitle: 'No seals are waiting to be checked',
  emptyWhy: 'Seals that an enterprise has uploaded and approved appear here.',
  picture: (name) => `Picture of the seal “${name}”`,
  verifiedName: 'Verified name',
  notVerified: 'The enterprise is not verified now; its picture cannot be accepted',
  code: 'Code or registration number',
  legalName: 'Legal representative',
  sealName: 'Name of the seal (free text)',
  author: 'Uploaded by',
  uploaded: 'Uploaded',
  refusedBefore: (count) =>
    count === 1
      ? '1 picture of this enterprise was refused before'
      : `${count} pictures of this enterprise were refused before`,
  checkedBy: 'Compared by',
  reason: 'Reason of the refusal',
  pass: 'The picture shows the verified name',
  passQuestion: (name) => `Is the name in the picture “${name}”?`,
  passWhy:
    'Check the picture once more: every character is the same, and it contains no name of another company or authority. The enterprise can sign with it from then on.',
  passAct: 'It is: accept',
  refuse: 'Refuse',
  takeBack: 'Withdraw the acceptance',
  refuseTitle: (name) => `Refuse the seal “${name}”`,
  refuseWhy: 'The enterprise sees this reason; the seal cannot be used any more.',
  readyLabel: 'Usual reasons',
  ready: [
    'The name in the picture differs from the verified name',
    'The name in the picture cannot be read',
    'The picture contains the name of another company or authority',
  ],
  passed: 'Accepted',
  refused: 'Refused',
  asked: 'Requested; another operator has to confirm it',
};
