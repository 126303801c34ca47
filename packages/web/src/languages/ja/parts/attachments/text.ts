import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/ja/labels';

export const text: typeof Shape = {
  title: 'ファイルを添付',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `${kinds}を提出してください（${most === 1 ? '' : `最大${most}個、`}1個あたり${size}まで）。`,
  why: 'ファイルは契約書とともに保管され、契約の当事者が閲覧できます。ファイルのハッシュ値は署名の対象になります。画像の撮影場所と撮影日時は取り除かれます。',
  camera: '写真を撮る',
  choose: 'ファイルを選択',
  replace: '差し替え',
  remove: (name: string) => `${name}を削除`,
  sending: (name: string) => `${name}を送信中`,
  done: '完了',
  view: (name: string) => `${name}を表示`,
};
