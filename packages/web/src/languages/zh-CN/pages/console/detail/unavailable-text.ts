import type { UnavailableReason } from '@countersign/domain';

export type Sentences = Record<UnavailableReason, string>;
const of: Sentences = {
  LEFT: '对方已无法处理，催办也不会送达。请发起人更换参与人，或由其企业在“已禁用成员”中移交给同事。',
  DISABLED: '对方已无法处理，催办也不会送达。请发起人更换参与人。',
  ROLE_EMPTY: '目前无人可以处理，催办不会送达。请其企业为该角色绑定成员，或由发起人更换参与人。',
};
const ofVoid: Sentences = {
  LEFT: '作废协议等待其确认。请其企业在“已禁用成员”中移交给同事，由同事接手确认。',
  DISABLED: '作废协议等待其确认，账号恢复之前无法确认。发起人可以撤回作废协议。',
  ROLE_EMPTY: '作废协议等待其确认。请其企业为该角色绑定成员。',
};

export const text = {
  who: (name: string, why: string) => `${name}：${why}`,
  of,
  ofVoid,
  handOver: '去移交',
  bind: '去绑定成员',
};
