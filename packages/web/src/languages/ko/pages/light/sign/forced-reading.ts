import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: '발신자가 처리 전에 모든 페이지를 이 화면에 표시하도록 요구합니다. 이 내용은 기록됩니다.',
  seconds: (count) =>
    `발신자가 처리 전에 문서마다 ${count}초 이상 이 화면에 표시하도록 요구합니다. 이 내용은 기록됩니다.`,
  pagesLeft: (name, left) => `“${name}”: ${left}쪽 남음`,
  secondsLeft: (name, left) => `“${name}”: ${left}초 남음`,
  next: '다음 페이지로',
  there: '이 문서로',
  met: '완료',
};
