import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: 'Legal holds',
  why: 'While a hold is active, no policy, account deletion or clean-up deletes anything of it. Other parties do not see it.',
  whyOne: 'While a hold is active, nothing of this contract is deleted. Other parties do not see it.',
  none: 'There are no legal holds',
  place: 'Place a hold',
  placeAll: 'Hold the whole enterprise',
  placeTitle: 'Place a legal hold',
  placeWhy: 'It takes effect at once and lasts until it is released. Both are recorded in the audit log.',
  placed: 'The legal hold is placed',
  reference: 'Reference',
  referenceHint: 'Such as a case number, to find it again',
  reason: 'Reason',
  missing: 'Fill in this field',
  release: 'Release',
  releaseTitle: 'Release the legal hold',
  releaseWhy: 'Unless another hold is active, the retention policy applies again.',
  wasReleased: 'The legal hold is released',
  active: 'Active',
  released: 'Released',
  whole: 'The whole enterprise',
  contract: 'Contract',
  by: (name: string, when: string) => `placed by ${isolate(name)}, ${when}`,
  endedBy: (name: string, when: string) => `released by ${isolate(name)}, ${when}`,
};
