import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: 'Miembros',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    joined: 'Alta',
    status: 'Estado',
    owner: 'Propietario',
    and: ', ',
  },
  memberColumns: {
    name: 'Nombre',
    contact: 'Teléfono o correo electrónico',
    employeeNumber: 'Número de empleado',
    title: 'Cargo',
    department: 'Departamento',
    roles: 'Roles',
  },
  memberImport: { template: 'miembros-por-invitar', report: 'miembros-no-importados', row: 'Fila', reason: 'Motivo' },
  recipients: {
    file: 'destinatarios',
    sheet: 'Destinatarios',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
  },
  charges: {
    sheet: 'Movimientos',
    headings: {
      time: 'Hora',
      kind: 'Tipo',
      charges: 'Créditos',
      change: 'Variación',
      balance: 'Saldo',
      contract: 'Contrato',
      contractId: 'ID del contrato',
      order: 'Pedido',
      member: 'Miembro',
    },
  },
};
