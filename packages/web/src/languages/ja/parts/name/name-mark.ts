import type { text as Shape } from '../../../zh-CN/parts/name/name-mark.ts';

export const text: typeof Shape = {
  VERIFIED: '確認済み',
  PROFILE: '未確認',
  GIVEN: '第三者による入力、未確認',
  why: {
    VERIFIED: '認証局がこの名前を確認しています',
    PROFILE: 'アカウントの所有者が入力した名前で、認証局は確認していません',
    GIVEN: '送信者または転送した人が入力した名前で、認証局は確認していません',
  },
};
