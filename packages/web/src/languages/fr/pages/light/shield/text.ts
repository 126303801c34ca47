import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: 'Signer avec votre téléphone',
  opening: 'Ouverture…',
  from: (sender) => `Envoyé par ${sender}`,
  lead: 'Contrôlez-le, puis signez avec ce téléphone',
  as: (name) => `Signataire : ${name}`,
  parties: 'Parties',
  role: { SIGNER: 'signe', CHECKER: 'approuve', CC: 'reçoit une copie' },
  documents: (count) => (count === 1 ? 'Document' : `Documents (${count})`),
  pages: (count) => (count < 2 ? `${count} page` : `${count} pages`),
  digest: 'Empreinte SHA-256',
  digestWhy:
    'L’empreinte identifie le contenu. Si l’ordinateur affiche la même empreinte à côté du code QR, c’est le même fichier.',
  keyKnown: 'La clé de signature de ce téléphone sera utilisée',
  keyNew: 'Première utilisation : ce téléphone va générer une clé de signature',
  keyNewByCode: (contact) =>
    `Première utilisation : ce téléphone va générer une clé de signature ; un code envoyé à ${contact} confirme que c’est vous`,
  code: 'Code',
  codeSent: (contact) => `Un code a été envoyé à ${contact}. Saisissez-le pour continuer à signer.`,
  codeAgain: 'Envoyer un autre code',
  number: 'Saisissez ce numéro sur l’ordinateur pour confirmer que le téléphone est le vôtre',
  keyWhy:
    'La clé n’existe que dans ce navigateur ; personne, nous compris, ne peut l’extraire. Ne signez pas sur le téléphone d’une autre personne.',
  left: (minutes, seconds) => `encore ${minutes}:${String(seconds).padStart(2, '0')}`,
  confirm: 'Signer',
  refuse: 'Ne pas signer',
  refuseTitle: 'Ne pas signer ce contrat ?',
  refuseWhy:
    'Le code cesse aussitôt de fonctionner et rien n’est signé. Vous pourrez en créer un nouveau sur l’ordinateur.',
  doing: { key: 'Préparation de la clé de signature…', prepare: 'Préparation des documents…', sign: 'Signature…' },
  doneTitle: 'Signé',
  doneWhy: (title) => `« ${title} » est signé avec ce téléphone. Regardez votre ordinateur.`,
  signedDigest: 'Empreinte de ce qui a été signé',
  refusedTitle: 'Non signé',
  refusedWhy: 'Vous avez choisi de ne pas signer. Vous pouvez fermer cette page.',
  goneTitle: 'Ce code a expiré',
  goneWhy:
    'Un code est valable cinq minutes et ne sert qu’une fois. Si votre ordinateur n’indique pas que vous avez signé, créez-y un nouveau code et scannez-le.',
  failedTitle: 'La signature n’a pas eu lieu',
  failedNext: 'Rien n’a été signé. Créez un nouveau code sur l’ordinateur.',
  notShown: 'Les données reçues ne correspondent pas aux documents affichés ; ce téléphone n’a donc pas signé.',
  awayTitle: 'L’ouverture a échoué',
  incompleteTitle: 'Le lien n’est pas complet',
  incompleteWhy: 'Scannez le code de l’ordinateur avec l’appareil photo de votre téléphone.',
  unfitTitle: 'Ce navigateur ne peut pas signer',
  unfitWhy:
    'Une clé de signature exige une version récente de Chrome, Safari, Edge ou Firefox, et ce site ouvert en https. Scannez le code avec un autre navigateur.',
};
