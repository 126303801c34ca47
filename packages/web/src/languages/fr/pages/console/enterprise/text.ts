import type { text as Shape } from '../../../../zh-CN/pages/console/enterprise/text.ts';

export const text: typeof Shape = {
  found: 'Créer un compte d’entreprise',
  foundLead:
    'Un compte d’entreprise a ses propres contrats, cachets et membres. Vous en êtes le propriétaire et pouvez passer de ce compte à votre compte personnel à tout moment.',
  name: 'Nom de l’entreprise',
  nameHint: 'Comme sur la licence commerciale ; il est contrôlé à la vérification.',
  nameMissing: 'Veuillez saisir le nom de l’entreprise',
  adminName: 'Nom de l’administrateur',
  adminHint: 'Le contact montré aux membres.',
  create: 'Créer l’entreprise',
  madeTitle: (name) => `L’entreprise ${name} est créée`,
  madeWhy:
    'Ses cachets et ses certificats sont utilisables une fois qu’elle est vérifiée. Passez à son compte maintenant pour demander la vérification, ou faites-le plus tard.',
  verifyNow: 'Changer de compte et vérifier',
  switchOnly: 'Changer de compte',
  later: 'Rester dans ce compte',
  steps: [
    'Créer le compte d’entreprise',
    'Fournir sa licence commerciale et d’autres pièces pour la vérification',
    'Inviter des membres, créer des cachets, envoyer des contrats',
  ],
  title: 'Entreprise',
  lead: 'Les informations du compte d’entreprise actif.',
  state: 'Vérification',
  code: 'Code unifié de crédit social',
  registCode: 'Numéro d’immatriculation',
  admin: 'Administrateur',
  role: 'Vous en êtes',
  owner: 'propriétaire',
  member: 'membre',
  none: 'affiché une fois vérifiée',
  verify: 'La vérifier',
  seeState: 'Voir l’avancement de la vérification',
  incomplete:
    'L’entreprise n’est pas vérifiée. Ses cachets et ses certificats seront utilisables une fois qu’elle le sera.',
  incompleteMember: 'L’entreprise n’est pas vérifiée. Demandez à son propriétaire de lancer la vérification.',
  waiting: 'Les pièces sont en cours d’examen ; vous serez prévenu du résultat.',
  personalTitle: 'Cela appartient à un compte d’entreprise',
  personalWhy:
    'Votre compte personnel est actif. Passez à un compte d’entreprise pour voir cette page, ou créez-en un.',
};
