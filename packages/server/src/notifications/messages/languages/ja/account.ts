import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'ja') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: '新しい端末からのログイン',
        sentence: `${when}に、新しい端末からアカウントにログインがありました（${deviceOf(notice, (browser, system) => `${browser}（${system}）`, '不明な端末')}、IP ${notice.ip}）`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'ログインパスワードが変更されました',
        sentence: `${when}にログインパスワードが変更され、ほかの端末はすべてログアウトしました${notice.keysRemoved ? '。パスキーと署名用スマートフォンも削除されました' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: '署名パスワードが設定されました',
        sentence: `${when}に、アカウントの署名パスワードが設定されました`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: '署名パスワードが変更されました',
        sentence: `${when}に、署名パスワードが変更されました`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'アカウントにパスキーが追加されました',
        sentence: `${when}に、パスキー${name}がアカウントに追加されました。ログインに使用できます`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'アカウントにスマートフォンが追加されました',
        sentence: `${when}に、スマートフォン${name}がアカウントに追加されました。契約書への署名に使用できます`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: '連絡先が変更されました',
        sentence: `${when}に、アカウントの連絡先が変更されました：${changeOf(notice, 'なし')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'アカウントの削除を受け付けました',
          sentence: `${when}に、アカウントの削除を受け付けました。${instantText(new Date(deleteAt), ZONE, 'ja')}に削除されます。それまでにログインすると取り消されます`,
        };
      return {
        subject: 'アカウントの削除が取り消されました',
        sentence: `${when}に、アカウントの削除が取り消されました：${reason === 'LOGIN' ? 'もう一度ログインされたため' : '所有する企業または進行中の契約書があるため'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose =
        notice.enterpriseName === null ? 'お使いのアカウント' : quotedText(notice.enterpriseName, 'name', 'ja');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'ja');
      return {
        subject: `保存ポリシーにより削除される契約書：${notice.count}件`,
        sentence: `保存ポリシーにより、${whose}の終了した契約書${notice.count}件が${from}以降に削除されます。ほかの当事者の分は残ります`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: '心当たりがない場合は、すぐにパスワードを変更し、その端末をログアウトさせてください',
  warnOfKey: '心当たりがない場合は、すぐにここから削除し、パスワードを変更してください',
  warnOfRetention: '残す場合は、それまでに書き出すか、ポリシーを変更してください',
  check: 'アカウントを確認',
  see: 'ポリシーを見る',
  message: (by, sentence, warn, link) => `【${by}】${sentence}。${warn}：${link}`,
};
