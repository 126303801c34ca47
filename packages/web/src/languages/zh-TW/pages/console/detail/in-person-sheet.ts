import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `請 ${name} 在這台裝置上當面處理`,
  code: (contact) => `對方用傳送到 ${contact} 的驗證碼證明身分；驗證碼不會顯示在這台裝置上。`,
  lock: '裝置交出後，您在這台裝置上的登入立即結束，所有標籤頁都無法再開啟您的合約。',
  back: '對方處理完後會看到「交還裝置」；您重新登入就能回到這份合約。',
  act: '鎖定並交出裝置',
};
