import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: '구성원',
    phone: '전화번호',
    email: '이메일',
    joined: '가입일',
    status: '상태',
    owner: '소유자',
    and: ', ',
  },
  memberColumns: {
    name: '이름',
    contact: '전화번호 또는 이메일',
    employeeNumber: '사번',
    title: '직위',
    department: '부서',
    roles: '역할',
  },
  memberImport: { template: '구성원-가져오기-양식', report: '가져오지-못한-구성원', row: '행', reason: '이유' },
  recipients: { file: '받는-사람-목록', sheet: '받는 사람 목록', name: '이름', phone: '전화번호', email: '이메일' },
  charges: {
    sheet: '사용 내역',
    headings: {
      time: '시각',
      kind: '종류',
      charges: '건수',
      change: '변동',
      balance: '잔여',
      contract: '계약서',
      contractId: '계약서 ID',
      order: '주문 번호',
      member: '구성원',
    },
  },
};
