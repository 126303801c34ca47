import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: 'Mitglieder',
    phone: 'Telefon',
    email: 'E-Mail',
    joined: 'Beigetreten',
    status: 'Status',
    owner: 'Inhaber',
    and: ', ',
  },
  memberColumns: {
    name: 'Name',
    contact: 'Telefon oder E-Mail',
    employeeNumber: 'Personalnummer',
    title: 'Position',
    department: 'Abteilung',
    roles: 'Rollen',
  },
  memberImport: {
    template: 'einzuladende-mitglieder',
    report: 'nicht-importierte-mitglieder',
    row: 'Zeile',
    reason: 'Grund',
  },
  recipients: { file: 'empfaenger', sheet: 'Empfänger', name: 'Name', phone: 'Telefon', email: 'E-Mail' },
  charges: {
    sheet: 'Buchungen',
    headings: {
      time: 'Zeit',
      kind: 'Art',
      charges: 'Einheiten',
      change: 'Änderung',
      balance: 'Saldo',
      contract: 'Vertrag',
      contractId: 'Vertrags-ID',
      order: 'Bestellung',
      member: 'Mitglied',
    },
  },
};
