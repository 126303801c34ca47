import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/replace-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `更換 ${name}`,
  why: '新的參與人接替其位置，簽署順序、填寫和簽署位置、驗證要求都不變。原參與人的連結立即失效，並會收到通知。',
  name: '新參與人姓名',
  contact: orMail('新參與人手機號碼或電子郵件', '新參與人電子郵件'),
  hint: '輪到對方時，合約連結會傳送到這裡。',
  reason: '更換原因',
  placeholder: '例如：原負責人已離職',
  act: '確認更換',
  done: '已更換參與人',
  needsName: '請填寫姓名',
  needsContact: orMail('手機號碼或電子郵件格式不正確', '電子郵件格式不正確'),
  needsReason: '請填寫原因',
};
