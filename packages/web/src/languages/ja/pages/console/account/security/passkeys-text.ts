import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'パスキー',
  why: '指紋、顔、画面ロックでログインします。パスワードを覚える必要がなく、フィッシングにも安全です。パスキーはログインにのみ使用し、署名パスワードの代わりにはなりません。',
  add: 'パスキーを追加',
  none: 'パスキーはまだありません',
  list: 'パスキーの一覧',
  unsupported:
    'このブラウザーではパスキーを使用できません。新しいバージョンのChrome、Edge、Safari、Firefoxと、httpsでのこのサイトの表示、画面ロック・指紋・顔認証を設定した端末が必要です。',
  limit: `パスキーは${PASSKEYS_MAX}件までです。追加する前に1件削除してください。`,
  name: '名前',
  nameHint: 'あとで端末を見分けるための名前です',
  nameMissing: '名前を入力してください',
  nameOn: (browser, system) => `${browser}（${system}）`,
  nameDefault: 'マイパスキー',
  password: 'ログインパスワード',
  passwordMissing: 'ログインパスワードを入力してください',
  addWhy: 'ログインパスワードの確認後、ブラウザーが指紋、顔、画面ロックの確認を求め、パスキーを作成します。',
  addWhyBare: '次にブラウザーが指紋、顔、画面ロックの確認を求め、パスキーを作成します。',
  goOn: '続ける',
  addDone: 'パスキーを追加しました',
  fault: {
    refused: 'パスキーは作成されませんでした。取り消されたか、時間切れになりました。もう一度お試しください。',
    known: 'この端末には、このアカウントのパスキーがすでにあります。',
    unfit:
      'この端末では、このサイトのパスキーを作成できません。画面ロックを設定した端末で、httpsでサイトを開いてください。',
  },
  made: (when) => `${when}に追加`,
  used: (when) => `最終使用 ${when}`,
  unused: '未使用',
  remove: '削除',
  removeOf: (name) => `パスキー「${name}」を削除`,
  removeTitle: (name) => `「${name}」を削除しますか？`,
  removeWhy:
    '以後、このパスキーではログインできません。端末に保存されたものは、端末のパスワード管理で別途削除してください。',
  removed: 'パスキーを削除しました',
};
