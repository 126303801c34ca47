import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/member-picker.ts';

export const text: typeof Shape = {
  search: '搜尋姓名或員工編號',
  searchAll: orMail('搜尋姓名、手機號碼或電子郵件', '搜尋姓名或電子郵件'),
  none: '找不到這位成員。',
  failed: '載入失敗，請稍後再試。',
};
