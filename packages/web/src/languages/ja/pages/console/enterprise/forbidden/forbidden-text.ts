import { orMail } from '../../../../../../text/channels.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/forbidden/forbidden-text.ts';

export const text: typeof Shape = {
  title: '利用停止中のメンバー',
  lead: '企業から除外されたメンバーです。復帰するとアカウントを再び使えますが、印鑑とロールは割り当て直す必要があります。',
  search: orMail('氏名、電話番号、メール、番号で検索', '氏名、メール、番号で検索'),
  none: '利用停止中のメンバーはいません',
  noneWhy: '「メンバーと部門」で利用を停止したメンバーがここに表示されます。',
  disabledAt: (time) => `${time}に利用停止`,
  count: (total) => `${total}名`,
  restore: '復帰',
  handOver: '引き継ぐ',
  handOverWhom: (name) => `${name}の業務を引き継ぐ`,
  restoreWhom: (name) => `${name}を復帰`,
  restoreTitle: (name) => `${name}を復帰させますか？`,
  restoreWhy:
    'この企業アカウントに再び切り替えられるようになります。以前のロールと印鑑の使用許可は自動的には戻りません。',
  restored: (name) => `${name}がメンバーに復帰しました`,
};
