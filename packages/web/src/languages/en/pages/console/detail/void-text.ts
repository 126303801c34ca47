import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/en/labels';

export const text: typeof Shape = {
  voided: (when) => `This contract has been void by agreement since ${when}`,
  because: (reason) => `Reason: ${reason}`,
  running: 'A void agreement is waiting for everyone to confirm. Until then this contract remains valid.',
  seeAgreement: 'See the agreement',
  voids: (title) => `This is a void agreement. Once all have confirmed, “${title}” is void.`,
  voidsUnnamed: 'This is a void agreement. Once all have confirmed, the contract is void.',
  seeContract: 'See the contract',
  done: 'The agreement is completed; the contract is void.',
  ended: 'The voiding was not agreed; the contract remains valid.',
  branch: 'Voiding',
  reason: 'Reason for voiding',
  related: 'Related contracts',
  relation: {
    CANCELLED_BY: 'Void agreement',
    CANCELS: 'Contract to be voided',
    COPIED_FROM: 'Copied from',
    COPY: 'Copy sent again',
    SIBLING: 'From the same bulk send',
    MULTI_SEND: 'Draft of the bulk send',
  } as Record<string, string>,
  undelivered: 'Notices that did not arrive',
  undeliveredWords: 'Check the contact details, or copy the signing link and send it yourself.',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => (count === 1 ? 'tried once' : `tried ${count} times`),
  failure: {
    FAILED: 'the provider could not deliver it',
    BOUNCED: 'the mail came back: the address may be wrong or closed',
    UNDELIVERED: 'the network could not deliver it',
    COMPLAINED: 'the recipient wants no such notices',
    '100500205': 'the number is on the blacklist',
    '100500208': 'sent too often',
    '100500210': 'over the limit of the provider',
  } as Record<string, string>,
  retry: 'Try again',
  retried: 'It is being sent again',
};
