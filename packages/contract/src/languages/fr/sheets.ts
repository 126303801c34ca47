import type { SheetWords } from '../../text/sheets.ts';

export const SHEETS: SheetWords = {
  members: {
    file: 'Membres',
    phone: 'Téléphone',
    email: 'E-mail',
    joined: 'Arrivée',
    status: 'État',
    owner: 'Propriétaire',
    and: ', ',
  },
  memberColumns: {
    name: 'Nom',
    contact: 'Téléphone ou e-mail',
    employeeNumber: 'Matricule',
    title: 'Fonction',
    department: 'Service',
    roles: 'Rôles',
  },
  memberImport: { template: 'membres-a-inviter', report: 'membres-non-importes', row: 'Ligne', reason: 'Motif' },
  recipients: { file: 'destinataires', sheet: 'Destinataires', name: 'Nom', phone: 'Téléphone', email: 'E-mail' },
  charges: {
    sheet: 'Relevé de consommation',
    headings: {
      time: 'Date',
      kind: 'Type',
      charges: 'Crédits',
      change: 'Mouvement',
      balance: 'Solde',
      contract: 'Contrat',
      contractId: 'ID du contrat',
      order: 'Commande',
      member: 'Membre',
    },
  },
};
