import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `Actions for the seal “${name}”`,
  pictureOf: (name) => `Impression of the seal “${name}”`,
  authorize: 'Authorise members',
  authorizations: 'Authorised members',
  uses: 'Use log',
  kind: 'Kind',
  size: 'Size',
  group: 'Group',
  author: 'Made by',
  authorOn: (name, day) => `${isolate(name)}, ${day}`,
  useCount: 'Uses',
  times: (count) => String(count),
  lastUse: 'Last use',
  never: 'never used',
  companyName: 'Name in the picture',
  notCompared: 'Uploaded, not compared yet',
  approval: 'Approval',
  selfApproved: 'By its maker, because there was no other approver',
  comparing:
    'Your enterprise has approved this seal. The certificate authority compares its picture with the verified name; after that, members can be authorised to use it.',
  outdated:
    'The picture of this seal does not show the current verified name of the enterprise. It can no longer be used for signing; make it again.',
  waiting: 'This seal is waiting to be checked. After that, members can be authorised to use it.',
  refused: (reason) => (reason === '' ? 'It was refused when checked.' : `It was refused when checked: ${reason}`),
  abandoned: (when) => `This seal was abandoned on ${when} and cannot be used any more.`,
};
