import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/suggested-places.ts';

export const text: typeof Shape = {
  title: '配置の候補',
  found: (count) => `フィールドの候補${count}件`,
  placeAll: (count) => (count === 1 ? '配置' : `${count}件すべて配置`),
  next: '次を表示',
  dismiss: '候補は不要',
  placed: (count) => `フィールド${count}件を配置しました。元に戻せます`,
  place: (type, name, label) => `「${label}」に${name}の${type}を配置`,
};
