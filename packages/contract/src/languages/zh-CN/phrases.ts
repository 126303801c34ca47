/** Phrases inside of other texts. */
export const phrases = {
  /** How long to wait; the specification words every short wait alike (Spec §8). */
  wait: {
    short: '1 到 2 分钟',
    minutes: (count: number) => `${count} 分钟`,
    hours: (count: number) => `${count} 小时`,
  },
  /** Which field a refusal is about, after its first words. */
  where: (page: string, name: string | undefined) => `（第 ${page} 页${name === undefined ? '' : `“${name}”`}）`,
  /** Another field that a refusal is about, inside of a sentence. */
  other: (page: string, name: string | undefined) => `第 ${page} 页的${name === undefined ? '签署区' : `“${name}”`}`,
};
