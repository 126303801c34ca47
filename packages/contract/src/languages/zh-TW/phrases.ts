import type { phrases as Shape } from '../zh-CN/phrases.ts';

/** Phrases inside of other texts. */
export const phrases: typeof Shape = {
  /** How long to wait; the specification words every short wait alike (Spec §8). */
  wait: {
    short: '1 到 2 分鐘',
    minutes: (count) => `${count} 分鐘`,
    hours: (count) => `${count} 小時`,
  },
  /** Which field a refusal is about, after its first words. */
  where: (page, name) => `（第 ${page} 頁${name === undefined ? '' : `「${name}」`}）`,
  /** Another field that a refusal is about, inside of a sentence. */
  other: (page, name) => `第 ${page} 頁的${name === undefined ? '欄位' : `「${name}」`}`,
};
