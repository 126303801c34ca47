import type { text as Shape } from '../../../../../../zh-CN/pages/console/enterprise/members/import/import-text.ts';

export const text: typeof Shape = {
  title: 'Importer des membres',
  lead: 'Invitez de nombreuses personnes par un tableau : chacune reçoit une invitation et devient membre en l’acceptant.',
  back: 'Retour aux membres',
  denied: 'Vous n’avez pas le droit d’importer des membres',
  deniedWhy: 'Si vous en avez besoin, demandez à un administrateur de l’entreprise d’ajouter ce droit à votre rôle.',
  steps: ['Remplir le tableau', 'Contrôler', 'Importer'],
  stepsLabel: 'Étapes de l’import',
  templateTitle: 'Télécharger le tableau vierge et le remplir',
  templateWhy:
    'Le nom et le contact sont obligatoires. Écrivez un service comme « Recherche/Plateforme » ; créez d’abord les services manquants. Séparez plusieurs rôles par des virgules.',
  template: (format) => `Tableau vierge (${format})`,
  templateName: 'Membres',
  dropTitle: 'Importer le tableau',
  drop: 'Déposez le tableau ici, ou choisissez-le',
  dropHint: (rows, size) => `XLSX ou CSV, ${rows} lignes et ${size} au plus`,
  tooLarge: (size) => `Le fichier ne doit pas dépasser ${size}`,
  wrongType: 'Veuillez choisir un fichier XLSX ou CSV',
  checking: (name) => `Contrôle en cours : ${name}…`,
  importing: (done, total) => `Import : ${done} sur ${total}`,
  importingStill: 'Vous pouvez quitter cette page ; l’import continue.',
  allGood: (total) =>
    total === '1'
      ? 'Contrôle fait : la ligne peut être importée.'
      : `Contrôle fait : les ${total} lignes peuvent être importées.`,
  someBad: (good, bad) =>
    `Contrôle fait : lignes importables : ${good}, lignes avec erreurs, qui seront laissées de côté : ${bad}.`,
  noneGood: (bad) => `Aucune ligne n’est correcte (erreurs : ${bad}). Corrigez le tableau et importez-le de nouveau.`,
  empty: 'Le tableau ne contient aucun membre.',
  act: (count) => (count === '1' ? 'Importer 1 personne' : `Importer ${count} personnes`),
  again: 'Autre fichier',
  errors: 'Lignes avec erreurs',
  row: 'Ligne',
  column: 'Colonne',
  value: 'Contenu',
  problem: 'Erreur',
  blank: '(vide)',
  more: (count) => `En voir ${count} de plus`,
  capped: (most) => `Seules les ${most} premières erreurs sont affichées ; le rapport les énumère toutes.`,
  done: 'Importé',
  doneWhy: (count) =>
    count === '1'
      ? 'Une personne est invitée. Elle devient membre quand elle accepte ; d’ici là, elle est affichée comme « Invité ».'
      : `${count} personnes sont invitées. Elles deviennent membres quand elles acceptent ; d’ici là, elles sont affichées comme « Invité ».`,
  doneBad: (count) =>
    count === '1'
      ? 'Une ligne a été laissée de côté. Téléchargez le rapport, corrigez-la et importez-la de nouveau.'
      : `${count} lignes ont été laissées de côté. Téléchargez le rapport, corrigez-les et importez-les de nouveau.`,
  report: (format) => `Rapport (${format})`,
  reportName: 'Rapport d’import des membres',
  another: 'Importer un autre tableau',
  toInvited: 'Voir les membres invités',
};
