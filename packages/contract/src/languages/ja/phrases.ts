import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  wait: {
    short: '1〜2分',
    minutes: (count) => `${count}分`,
    hours: (count) => `${count}時間`,
  },
  where: (page, name) => `（${name === undefined ? '' : `「${name}」、`}${page}ページ）`,
  other: (page, name) => (name === undefined ? `${page}ページのフィールド` : `${page}ページの「${name}」`),
};
