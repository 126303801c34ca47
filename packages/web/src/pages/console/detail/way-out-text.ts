import type { UnavailableReason } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

type Sentences = Record<UnavailableReason, string>;
const ofZh: Sentences = {
  LEFT: '对方已无法处理，催办也不会送达。请发起人更换参与人，或由其企业在“已禁用成员”中移交给同事。',
  DISABLED: '对方已无法处理，催办也不会送达。请发起人更换参与人。',
  ROLE_EMPTY: '目前无人可以处理，催办不会送达。请其企业为该角色绑定成员，或由发起人更换参与人。',
};
const ofEn: Sentences = {
  LEFT: 'They cannot act any more, and no reminder reaches them. The sender may replace them, or their enterprise hands their work over to a colleague, among the disabled members.',
  DISABLED: 'They cannot act any more, and no reminder reaches them. The sender may replace them.',
  ROLE_EMPTY:
    'At present there is nobody to act, and no reminder goes out. Their enterprise may bind a member to the role, or the sender replaces the participant.',
};
const ofVoidZh: Sentences = {
  LEFT: '作废协议等待其确认。由其企业在“已禁用成员”中移交给同事，同事即可接手确认。',
  DISABLED: '作废协议等待其确认，账号恢复之前无法确认。发起人可以撤回作废协议。',
  ROLE_EMPTY: '作废协议等待其确认。请其企业为该角色绑定成员。',
};
const ofVoidEn: Sentences = {
  LEFT: 'The void agreement waits for them. Their enterprise hands their work over to a colleague, among the disabled members, who then confirms in their place.',
  DISABLED:
    'The void agreement waits for them, and cannot be confirmed until the account is restored. Its sender may revoke it.',
  ROLE_EMPTY: 'The void agreement waits for them. Their enterprise may bind a member to the role.',
};

/** What helps where a contract waits for somebody who cannot act any more. */
export const wayOutText = defineText(
  {
    who: (name: string, why: string) => `${name}：${why}`,
    of: ofZh,
    ofVoid: ofVoidZh,
    handOver: '去移交',
    bind: '去绑定成员',
  },
  {
    who: (name, why) => `${name}: ${why}`,
    of: ofEn,
    ofVoid: ofVoidEn,
    handOver: 'Hand over',
    bind: 'Bind a member',
  },
);
