import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `관리자가 회원님을 ${enterprise === '' ? '해당 기업' : `“${enterprise}”`}에서 제외했습니다. 지금은 개인 계정을 사용하고 있습니다.`,
};
