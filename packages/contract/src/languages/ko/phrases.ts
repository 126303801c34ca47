import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: '1~2분',
    minutes: (count) => `${count}분`,
    hours: (count) => `${count}시간`,
  },
  where: (page, name) => `(${name === undefined ? '' : `“${name}”, `}${page}쪽)`,
  other: (page, name) => (name === undefined ? `${page}쪽의 입력란` : `${page}쪽의 “${name}”`),
};
