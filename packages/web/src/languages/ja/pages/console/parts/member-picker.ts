import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: '氏名または社員番号',
  searchAll: orMail('氏名、電話番号、メールアドレス', '氏名またはメールアドレス'),
  none: '該当するメンバーはいません。',
  failed: '読み込めませんでした。しばらくしてからもう一度お試しください。',
};
