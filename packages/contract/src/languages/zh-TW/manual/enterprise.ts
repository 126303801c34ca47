import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
  title: '企業與帳號切換',
  blocks: [
    {
      kind: 'text',
      text: '一個人可以屬於多個企業。右上角的帳號選單裡，可以在個人帳號與各個企業帳號之間切換；切換之後，看到的是那個帳號的合約。',
    },
    {
      kind: 'points',
      items: [
        '建立企業帳號之前，本人要先完成身分驗證。建立人就是企業的擁有者。',
        '企業也要驗證：送出企業名稱、統一社會信用代碼或註冊號碼，以及證照。',
        '可以設定登入後預設進入哪個帳號。',
        '被企業移除以後，那個帳號不能再用，會回到您的個人帳號；個人帳號不受影響。',
      ],
    },
    { kind: 'note', text: '在另一個標籤頁裡切換了帳號，目前頁面會請您確認後重新整理，以免在錯誤的帳號裡操作。' },
  ],
};
