import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: '企业成员',
    phone: '手机号',
    email: '邮箱',
    joined: '入职日期',
    status: '状态',
    owner: '企业所有者',
    and: '、',
  },
  memberColumns: {
    name: '姓名',
    contact: '手机号或邮箱',
    employeeNumber: '工号',
    title: '职位',
    department: '部门',
    roles: '角色',
  },
  memberImport: { template: '成员导入模板', report: '导入失败的成员', row: '行号', reason: '原因' },
  recipients: { file: '批量名单', sheet: '批量名单', name: '姓名', phone: '手机号', email: '邮箱' },
  charges: {
    sheet: '消费记录',
    headings: {
      time: '时间',
      kind: '类型',
      charges: '数量',
      change: '余额变化',
      balance: '余额',
      contract: '合同',
      contractId: '合同编号',
      order: '订单号',
      member: '成员',
    },
  },
};
