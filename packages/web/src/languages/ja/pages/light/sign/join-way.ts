import type { text as Shape } from '../../../../zh-CN/pages/light/sign/join-way.ts';

export const text: typeof Shape = {
  ask: (enterprise) => (enterprise === '' ? '企業への参加を申請' : `${enterprise}への参加を申請`),
  said: {
    WAITING:
      '参加の申請を企業の所有者に送りました。承認されると、このページで契約書が自動的に開きます。あとで戻ることもできます。',
    PASSED: '企業に参加しました。契約書を開いています…',
    REFUSED: '企業は申請を承認しませんでした。ご不明な点は、企業の所有者または送信者にお問い合わせください。',
  },
  look: '再読み込み',
  login: 'ログインして参加を申請',
};
