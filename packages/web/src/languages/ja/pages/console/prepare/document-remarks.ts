import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `埋め込まれていないフォント：${names}。ほかの環境では別のフォントで表示されることがあります`,
  offPage: (pages) => `${pages}ページに、署名者には見えないページ外の文字があります`,
  hiddenLayers: 'ファイルを開いたときに非表示のレイヤーは取り除かれました',
  notDrawn: (pages) => `${pages}ページに、表示用の外観がないフィールドまたは注釈があります。ページの一部にはなりません`,
  layersStay: 'ファイルは署名済みのため、リーダーでレイヤーを切り替えられます',
  formStays: 'ファイルは署名済みのため、フォームフィールドはそのまま残ります',
  marksStay: 'ファイルは署名済みのため、注釈はそのまま残ります',
  list: (values) => values.join('、'),
  more: (count) => `など、全${count}件`,
  look: (page) => `${page}ページを見る`,
  title: (page) => `${page}ページ`,
  asSeen:
    '署名者にはこのように表示されます。どの環境でも同じ表示にするには、書き出し時にフォントを埋め込み、もう一度アップロードしてください。',
  asSeenPage: '署名者にはこのように表示され、ほかの内容は含まれません。',
};
