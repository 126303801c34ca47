import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: '對方已無法處理，提醒也不會送達。請發起人更換參與人，或由其企業在「已停用成員」中移交給同事。',
  DISABLED: '對方已無法處理，提醒也不會送達。請發起人更換參與人。',
  ROLE_EMPTY: '目前無人可以處理，提醒不會送達。請其企業為該角色綁定成員，或由發起人更換參與人。',
};
const ofVoid: Sentences = {
  LEFT: '作廢協議等待其確認。請其企業在「已停用成員」中移交給同事，由同事接手確認。',
  DISABLED: '作廢協議等待其確認，帳號恢復之前無法確認。發起人可以撤回作廢協議。',
  ROLE_EMPTY: '作廢協議等待其確認。請其企業為該角色綁定成員。',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}：${why}`,
  of,
  ofVoid,
  handOver: '前往移交',
  bind: '前往綁定成員',
};
