import type { UnavailableReason } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

type Sentences = Record<UnavailableReason, string>;
const ofZh: Sentences = {
  LEFT: '对方已无法处理，催办也不会送达。请发起人更换参与人，或由其企业在“已禁用成员”中移交给同事。',
  DISABLED: '对方已无法处理，催办也不会送达。请发起人更换参与人。',
  ROLE_EMPTY: '目前无人可以处理，催办不会送达。请其企业为该角色绑定成员，或由发起人更换参与人。',
};
const ofEn: Sentences = {
  LEFT: 'They can no longer act, and reminders do not reach them. The sender can replace them, or their enterprise can hand their work over to a colleague under “Disabled members”.',
  DISABLED: 'They can no longer act, and reminders do not reach them. The sender can replace them.',
  ROLE_EMPTY:
    'No one can act at present, and no reminder is sent. Their enterprise can bind a member to the role, or the sender can replace the participant.',
};
const ofVoidZh: Sentences = {
  LEFT: '作废协议等待其确认。请其企业在“已禁用成员”中移交给同事，由同事接手确认。',
  DISABLED: '作废协议等待其确认，账号恢复之前无法确认。发起人可以撤回作废协议。',
  ROLE_EMPTY: '作废协议等待其确认。请其企业为该角色绑定成员。',
};
const ofVoidEn: Sentences = {
  LEFT: 'The void agreement is waiting for them. Their enterprise can hand their work over under “Disabled members” to a colleague, who then confirms in their place.',
  DISABLED:
    'The void agreement is waiting for them and cannot be confirmed until the account is restored. The sender can withdraw the void agreement.',
  ROLE_EMPTY: 'The void agreement is waiting for them. Their enterprise can bind a member to the role.',
};

/** What to do when a contract waits for someone who can no longer act. */
export const useWayOutText = defineText(
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
