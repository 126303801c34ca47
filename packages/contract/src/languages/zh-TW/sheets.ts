import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: '企業成員',
    phone: '手機號碼',
    email: '電子郵件',
    joined: '加入日期',
    status: '狀態',
    owner: '企業所有者',
    and: '、',
  },
  memberColumns: {
    name: '姓名',
    contact: '手機號碼或電子郵件',
    employeeNumber: '員工編號',
    title: '職稱',
    department: '部門',
    roles: '角色',
  },
  memberImport: { template: '成員匯入範本', report: '未匯入的成員', row: '列號', reason: '原因' },
  recipients: { file: '批次名單', sheet: '批次名單', name: '姓名', phone: '手機號碼', email: '電子郵件' },
  charges: {
    sheet: '消費記錄',
    headings: {
      time: '時間',
      kind: '類型',
      charges: '額度',
      change: '變化',
      balance: '餘額',
      contract: '合約',
      contractId: '合約編號',
      order: '訂單號碼',
      member: '成員',
    },
  },
};
