import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: 'Members',
    phone: 'Phone',
    email: 'E-mail',
    joined: 'Joined',
    status: 'Status',
    owner: 'Owner',
    and: ', ',
  },
  memberColumns: {
    name: 'Name',
    contact: 'Phone or e-mail',
    employeeNumber: 'Employee number',
    title: 'Position',
    department: 'Department',
    roles: 'Roles',
  },
  memberImport: { template: 'members-to-invite', report: 'members-not-imported', row: 'Row', reason: 'Reason' },
  recipients: { file: 'recipients', sheet: 'Recipients', name: 'Name', phone: 'Phone', email: 'Email' },
  charges: {
    sheet: 'Consumption records',
    headings: {
      time: 'Time',
      kind: 'Kind',
      charges: 'Charges',
      change: 'Change',
      balance: 'Balance',
      contract: 'Contract',
      contractId: 'Contract id',
      order: 'Order',
      member: 'Member',
    },
  },
};
