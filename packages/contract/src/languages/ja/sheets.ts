import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: 'メンバー',
    phone: '電話番号',
    email: 'メールアドレス',
    joined: '参加日',
    status: '状態',
    owner: '所有者',
    and: '、',
  },
  memberColumns: {
    name: '名前',
    contact: '電話番号またはメールアドレス',
    employeeNumber: '社員番号',
    title: '役職',
    department: '部門',
    roles: 'ロール',
  },
  memberImport: {
    template: 'メンバー取り込みテンプレート',
    report: '取り込めなかったメンバー',
    row: '行',
    reason: '理由',
  },
  recipients: { file: '受信者リスト', sheet: '受信者リスト', name: '名前', phone: '電話番号', email: 'メールアドレス' },
  charges: {
    sheet: '利用記録',
    headings: {
      time: '日時',
      kind: '種類',
      charges: '送信枠',
      change: '増減',
      balance: '残数',
      contract: '契約書',
      contractId: '契約書ID',
      order: '注文番号',
      member: 'メンバー',
    },
  },
};
