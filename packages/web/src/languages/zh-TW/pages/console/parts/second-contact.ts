import type { text as Shape } from '../../../../zh-CN/pages/console/parts/second-contact.ts';

export const text: typeof Shape = {
  add: '新增另一個聯絡方式',
  label: '另一個聯絡方式',
  hint: '手機號碼之外的電子郵件，或電子郵件之外的手機號碼',
  wrong: '請輸入另一種聯絡方式',
  identifying: '用哪一個證明身分',
  identifyingHint: '簽署連結和驗證碼只傳送到這裡；另一個只收通知',
  kinds: { phone: '手機號碼', email: '電子郵件' },
  byContact: (contact, other) => `憑 ${contact} 證明身分，${other} 只收通知`,
};
