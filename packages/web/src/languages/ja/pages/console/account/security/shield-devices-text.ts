import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: '署名用スマートフォン',
  why: 'これらのスマートフォンに署名鍵が入っています。スマートフォン署名が必要な契約書は、ご自身のスマートフォンで承諾して署名します。鍵がスマートフォンの外に出ることはありません。',
  none: 'スマートフォンはまだありません。初めてスマートフォン署名を行うとき、QRコードを読み取った端末が自動的に追加されます。',
  limit: `スマートフォンは${SHIELD_DEVICES_MAX}台までです。追加する前に1台削除してください。`,
  list: '署名用スマートフォンの一覧',
  unnamed: 'スマートフォン',
  serial: (serial) => `証明書 ${serial}`,
  each: '署名ごとに新しい証明書（本人確認済みの場合は1年間有効の証明書）',
  made: (when) => `${when}に追加`,
  used: (when) => `最終署名 ${when}`,
  unused: 'まだ署名していません',
  remove: '削除',
  removeOf: (name) => `${name}を削除`,
  removeTitle: (name) => `「${name}」を削除しますか？`,
  removeWhy:
    '以後、このスマートフォンでは署名できません。証明書がある場合は失効します。署名済みの契約書は変わりません。',
  removed: 'スマートフォンを削除しました。以後、署名には使えません',
};
