import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Cachet accepté : ${sealName}`,
  sentence: `Le cachet ${sealName} de ${enterpriseName} a été accepté et peut être utilisé`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `Cachet accepté par votre entreprise : ${sealName}`,
  sentence: `Le cachet ${sealName} a été accepté par ${enterpriseName} ; il sera utilisable une fois que l’autorité de certification aura comparé son image au nom vérifié`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Cachet refusé : ${sealName}`,
      sentence: `Votre demande pour le cachet ${sealName} de ${enterpriseName} a été refusée${why(reason, ' : ')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Cachet refusé par l’autorité de certification : ${sealName}`,
      sentence: `L’image du cachet ${sealName} de ${enterpriseName} a été refusée par l’autorité de certification${why(reason, ' : ')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `Vous pouvez utiliser le cachet : ${sealName}`,
      sentence: `Vous pouvez maintenant signer avec le cachet ${sealName} de ${enterpriseName}`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `Demande de cachet refusée : ${sealName}`,
      sentence: `Votre demande pour le cachet ${sealName} de ${enterpriseName} a été refusée${why(reason, ' : ')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: 'a abouti', more: nothing },
  LIFTED: { is: 'est de nouveau valable', more: nothing },
  RETURNED: { is: 'a été renvoyée', more: (why) => ` : ${why}. Vous pouvez corriger la demande et la refaire` },
  SUSPENDED: {
    is: 'a été suspendue par l’autorité de certification',
    more: (why) => ` : ${why}. Les certificats à long terme sont révoqués. Contactez l’autorité`,
  },
  WITHDRAWN: {
    is: 'a été retirée par l’autorité de certification',
    more: (why) => ` : ${why}. Les certificats à long terme sont révoqués. Vous pouvez refaire une demande`,
  },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `Envoi groupé terminé : ${title}`,
    sentence: `Envoi groupé de ${title} : contrats envoyés : ${done}, échecs : ${failed}`,
  }),
  joined: (name, firm) => ({
    subject: `Un nouveau membre : ${name}`,
    sentence: `Un nouveau membre a rejoint ${firm} : ${name}`,
  }),
  asksToJoin: (name, firm) => ({
    subject: `Demande d’adhésion : ${name}`,
    sentence: `Une demande pour devenir membre de ${firm} a été faite par ${name}`,
  }),
  handedOver: (name, firm) => ({
    subject: `Un travail vous est transféré : ${name}`,
    sentence: `Les contrats, brouillons, modèles et tours en attente de ${name} chez ${firm} vous sont transférés`,
  }),
  exported: (firm, days) => ({
    subject: 'Votre export est prêt',
    sentence: `L’export ${firm === null ? 'de vos données' : `des données de ${firm}`} peut être téléchargé pendant ${days} jours`,
  }),
  isOwner: (firm) => ({
    subject: `Vous êtes propriétaire de ${firm}`,
    sentence: `La propriété de ${firm} vous a été transférée`,
  }),
  newOwner: (firm, name) => ({
    subject: `Nouveau propriétaire de ${firm}`,
    sentence: `Vous avez transféré la propriété de ${firm} à ${name} ; vous en restez membre`,
  }),
  webhookOff: (firm) => ({
    subject: `Un webhook a été désactivé : ${firm}`,
    sentence: `Depuis des jours, aucune livraison n’est parvenue à un webhook de ${firm}. Contrôlez le récepteur, puis réactivez-le`,
  }),
  hasJoined: (firm) => ({
    subject: `Vous avez rejoint ${firm}`,
    sentence: `Vous êtes maintenant membre de ${firm} et pouvez signer pour cette entreprise`,
  }),
  joinRefused: (firm) => ({
    subject: `Demande refusée : ${firm}`,
    sentence: `Votre demande pour devenir membre de ${firm} a été refusée`,
  }),
  invited: (firm) => ({
    subject: `Invitation à rejoindre ${firm}`,
    sentence: `Vous êtes invité à devenir membre de ${firm}`,
  }),
  answerBy: (sentence, until) => `${sentence}. Répondez avant cette échéance : ${until}`,
  seeInvitation: 'Voir l’invitation',
  chargesLow: (left, firm) => ({
    subject: `Crédits restants : ${left}`,
    sentence: `${firm === null ? 'Crédits restants de votre compte' : `Crédits restants de votre entreprise ${firm}`} : ${left} ; pensez à en acheter à temps`,
  }),
  chargesBought: (charges) => ({
    subject: `Crédits ajoutés : ${charges}`,
    sentence: `Votre paiement est arrivé. Crédits utilisables dès maintenant : ${charges}`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `Remboursement de ${amount} pour la commande ${reference}`,
    sentence: `${amount} de votre commande ${reference} sont remboursés${charges === null ? '' : ` ; crédits repris : ${charges}`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `Commande ${reference} annulée`,
    sentence: `Votre commande ${reference} a été annulée : ${why}`,
  }),
  seeBalance: 'Voir le solde',
  sealToCheck: (seal, firm, who) => ({
    subject: `Nouveau cachet à contrôler : ${seal}`,
    sentence: `Le cachet ${seal} de ${firm} attend d’être contrôlé. Il a été créé par ${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `Demande d’utilisation d’un cachet : ${seal}`,
    sentence: `Une demande d’utilisation du cachet ${seal} de ${firm} a été faite par ${who}`,
  }),
  ownIdentity: 'Votre vérification d’identité',
  identityOf: (firm) => `La vérification de ${firm}`,
  decided: (what, is) => `${what} ${is}`,
  seeIdentity: 'Voir la vérification',
  sealDecided,
  identity,
};
