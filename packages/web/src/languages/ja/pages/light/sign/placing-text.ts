import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: '配置するもの',
  hint: '種類を選んでページ上の場所をタップするか、そこへドラッグしてください。',
  armed: (kind) => `${kind}：ページ上の場所をタップしてください`,
  selected: 'ドラッグで移動、右下の角で大きさを変更できます',
  remove: (kind) => `このフィールドを削除：${kind}`,
  onPage: (kind, page) => `${kind}、${page}ページ`,
  tooLate: 'この文書にはすでに署名があるため、追加できるのは署名と印鑑だけです。',
  saving: '保存中…',
};
