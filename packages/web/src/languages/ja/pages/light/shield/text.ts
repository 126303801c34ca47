import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: 'スマートフォンで署名',
  opening: '開いています…',
  from: (sender) => `送信者：${sender}`,
  lead: '内容を確認し、このスマートフォンで署名してください',
  as: (name) => `署名者：${name}`,
  parties: '参加者',
  role: { SIGNER: '署名', CHECKER: '承認', CC: '写しの受取' },
  documents: (count) => `文書（${count}件）`,
  pages: (count) => `${count}ページ`,
  digest: 'SHA-256ハッシュ値',
  digestWhy:
    'ハッシュ値は内容の指紋にあたります。パソコンのQRコードの横に同じハッシュ値が表示されていれば、同じファイルです。',
  keyKnown: 'このスマートフォンの署名鍵を使用します',
  keyNew: '初回のご利用：このスマートフォンで署名鍵を生成します',
  keyNewByCode: (contact) =>
    `初回のご利用：このスマートフォンで署名鍵を生成します。${contact}に送る認証コードでご本人であることを確認します`,
  code: '認証コード',
  codeSent: (contact) => `${contact}に認証コードを送信しました。入力すると署名を続けられます。`,
  codeAgain: '認証コードを再送信',
  number: 'スマートフォンがご本人のものであることを確認するため、この番号をパソコンに入力してください',
  keyWhy:
    '鍵はこのブラウザーの中にだけあり、当方を含め誰も取り出せません。ほかの人のスマートフォンでは署名しないでください。',
  left: (minutes, seconds) => `残り時間 ${minutes}:${String(seconds).padStart(2, '0')}`,
  confirm: '署名する',
  refuse: '署名しない',
  refuseTitle: 'この契約書に署名しませんか？',
  refuseWhy: 'QRコードは直ちに無効になり、署名は行われません。あとでパソコンから新しいQRコードを作成できます。',
  doing: { key: '署名鍵を準備中…', prepare: '文書を準備中…', sign: '署名中…' },
  doneTitle: '署名しました',
  doneWhy: (title) => `このスマートフォンで「${title}」に署名しました。パソコンをご覧ください。`,
  signedDigest: '署名対象のハッシュ値',
  refusedTitle: '署名していません',
  refusedWhy: '「署名しない」を選択しました。このページは閉じてかまいません。',
  goneTitle: 'QRコードの有効期限が切れました',
  goneWhy:
    'QRコードの有効時間は5分で、一度だけ使用できます。パソコンに署名済みと表示されない場合は、新しいQRコードを作成して読み取ってください。',
  failedTitle: '署名できませんでした',
  failedNext: '署名は行われていません。パソコンで新しいQRコードを作成してください。',
  notShown: '受信したデータが表示中の文書と一致しないため、このスマートフォンは署名しませんでした。',
  awayTitle: '開けませんでした',
  incompleteTitle: 'リンクが不完全です',
  incompleteWhy: 'パソコンのQRコードを、スマートフォンのカメラで読み取ってください。',
  unfitTitle: 'このブラウザーでは署名できません',
  unfitWhy:
    '署名鍵には、新しいバージョンのChrome、Safari、Edge、Firefoxと、httpsでのこのサイトの表示が必要です。別のブラウザーでQRコードを読み取ってください。',
};
