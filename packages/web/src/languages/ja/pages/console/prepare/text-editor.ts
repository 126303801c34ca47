import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: '左揃え',
  centre: '左右中央揃え',
  right: '右揃え',
  top: '上揃え',
  middle: '上下中央揃え',
  bottom: '下揃え',
};
const edges: Record<CheckMarkDirection, string> = { RIGHT: '右', LEFT: '左', TOP: '上', BOTTOM: '下' };
const where: Record<Where, string> = {
  right: '語句の右',
  below: '語句の下',
  over: '語句に重ねる',
};
const days = (count: number): string => `${count}日`;

export const text: typeof Shape = {
  tools: '編集ツール',
  side: 'フィールドとページ',
  chooseMany: '複数選択（1つずつタップ）',
  findWords: 'キーワードで配置',
  closeSearch: '検索を閉じる',
  previewAs: '署名者の表示を確認',
  endPreview: 'プレビューを終了',
  switchFile: 'ファイルを切り替え',
  armedMove: '選択したフィールドの移動先をクリック。Escで取り消し',
  clearSelection: '選択を解除',
  severalHolders: '複数の署名者',
  moveTo: '移動先…',
  width: '幅',
  height: '高さ',
  arrange: '整列と分布',
  align,
  distributeX: '左右に等間隔',
  distributeY: '上下に等間隔',
  fontSize: '文字サイズ',
  fontSizeAuto: (size) => `枠に合わせる（${size}）`,
  mergeName: '差し込みフィールド名',
  mergeHint: '一括送信時、この名前の列の値が入力されます',
  copyPages: 'ページにコピー',
  allPages: 'すべてのページ',
  oddPages: '奇数ページ',
  evenPages: '偶数ページ',
  fromPage: '開始ページ',
  toPage: '終了ページ',
  copyRange: 'これらにコピー',
  fanned: 'ページの端を並べた状態',
  edge: '押す位置',
  edges,
  sealPages: 'ページ',
  sealPagesHint: '例：1-3, 5。すべての場合は空欄',
  pagesWrong: (count) => `1〜${count}のページを入力してください（例：1-3, 5）`,
  certPage: '署名を載せるページ',
  certPageHint: 'PDFリーダーでこのページの印影をクリックすると署名が表示されます',
  onPage: (page) => `${page}ページ`,
  sealSize: '印鑑の幅',
  margin: '端からの距離',
  offsetUp: '上へ',
  offsetRight: '右へ',
  resizable: '署名者は大きさを変更できる',
  word: 'キーワード',
  wordHint: '例：「署名」「Signature:」',
  search: '検索',
  searching: (done, total) => `検索中 ${done} / ${total}ページ`,
  foundCount: (count) =>
    count === 0
      ? '見つかりません。スキャンしたページには検索できる文字がありません。'
      : `${count}か所見つかりました`,
  notRead: (names) => `${names}の文字を読み取れませんでした`,
  whereTo: '配置する位置',
  where,
  placeAll: (count) => `${count}か所すべてに配置`,
  placeHere: (at) => `${at}番目の一致箇所に配置`,
  placedOn: (count) => `フィールド${count}個を配置しました`,
  placedAlready: '同じフィールドがすでにあります',
  moreFound: (count) => `ほか${count}件は一覧にありませんが、すべてに配置する場合は含まれます`,
  replace: (name) => `${name}を差し替え`,
  replaceShort: 'ファイルを差し替え',
  replacing: (name) => `「${name}」を差し替えます`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `「${name}」に差し替えました。収まらないフィールド${lost}個を削除しました`;
    return `「${name}」に差し替えました${kept > 0 ? '。フィールドはすべて維持されています' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0 ? `「${name}」を削除しました` : `「${name}」とフィールド${fields}個を削除しました`,
  moreFor: (name) => `${name}のその他の操作`,
  dropAnywhere: '放すとファイルを追加',
  added: (count) => `ファイル${count}件を追加中`,
  timer: '送信を予約',
  timerAt: '送信日時',
  timerOff: '「送信」を押すとすぐに送信します',
  reminders: {
    title: '自動リマインド',
    off: 'なし。契約書のページから手動でリマインドできます',
    usual: '今後の新規契約書すべてに使う',
    usualNone: '今後の新規契約書では自動リマインドなし',
    usualSet: '新規契約書用に保存しました',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `順番の人に${days(afterDays)}後に送信`;
      return most === 1 ? `${first}、1回のみ` : `${first}、以後${days(everyDays)}ごと、最大${most}回`;
    },
    afterDays: '初回（日）',
    everyDays: '間隔（日）',
    most: '最大（回）',
  },
  reading: {
    title: '閲覧の要件',
    none: 'なし',
    end: 'すべてのページの表示が必要',
    seconds: (count) => `各文書を${count}秒以上表示`,
    hint: '手続きの前に本人に伝えられます。証跡レポートにはページの表示が記録されますが、読んだことの証明にはなりません',
  },
  moreSettings: '詳細設定',
  ownFields: 'フィールドのない署名者は自分で配置',
  ownFieldsHint: '署名者のフィールドを配置せずに送信できます。位置は署名時に本人が選びます。',
  appendFields: '署名者は自分のフィールドを追加できる',
  appendFieldsHint: '文字と日付を追加できるのは、最初の署名の前だけです。',
  timezone: '文書内の日付のタイムゾーン',
  metadata: 'メタデータ',
  metadataHint: '自社システムのために契約書とともに保存する名前と値です。参加者には表示されません。',
  metadataKey: (at) => `名前${at}`,
  metadataValue: (at) => `値${at}`,
  metadataTwice: '同じ名前は1回しか使えません',
  addMetadata: '追加',
  removeMetadata: (at) => `${at}番目を削除`,
  schedule: '契約書の送信を予約',
  scheduled: '契約書の送信を予約しました',
  sendsAt: (when) => `${when}に自動送信`,
  previewOf: (name) => `${name}の表示を確認`,
  preview: 'プレビュー',
  unsavedBack: '前回保存していなかった変更を復元しました',
};
