import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: 'Vous ne pouvez pas ouvrir ce contrat',
    text: 'Ce compte n’y participe pas, ou le lien n’est plus valable. Si le lien vous a été envoyé, vérifiez le contact qui l’a reçu pour ouvrir le contrat.',
  },
  joinFirst: {
    title: 'Rejoignez d’abord l’entreprise',
    text: 'L’expéditeur vous demande de signer en tant que membre d’une entreprise. Dès que vous l’avez rejointe, cette page ouvre le contrat d’elle-même.',
  },
  overdue: {
    title: 'Votre délai pour agir est passé',
    text: 'L’échéance fixée pour vous par l’expéditeur est passée. Si vous devez encore agir, demandez-lui de la prolonger.',
  },
  expired: {
    title: 'Le contrat a expiré',
    text: 'L’échéance de signature est passée. S’il doit encore être signé, demandez à l’expéditeur de l’envoyer à nouveau.',
  },
  notSigner: {
    title: 'Votre signature n’est pas demandée',
    text: 'Vous pouvez suivre ce contrat, mais l’expéditeur ne vous a pas demandé de le signer.',
  },
  notChecker: {
    title: 'Votre approbation n’est pas demandée',
    text: 'Vous pouvez suivre ce contrat, mais l’expéditeur ne vous a pas demandé de l’approuver.',
  },
  waitOthers: {
    title: 'Ce n’est pas encore votre tour',
    text: 'D’autres doivent agir avant vous. Nous vous préviendrons quand ce sera votre tour, et cette page ouvrira le contrat d’elle-même.',
  },
  alreadySigned: {
    title: 'C’est déjà fait',
    text: 'Vous, ou un collègue ayant le même rôle, avez agi sur ce contrat. Vous n’avez plus rien à faire.',
  },
  revoked: {
    title: 'Le contrat a été retiré',
    text: 'L’expéditeur l’a retiré ; il ne peut plus être signé. Pour toute question, adressez-vous à l’expéditeur.',
  },
  rejected: { title: 'Le contrat a été refusé', text: 'Un participant l’a refusé, et la signature a pris fin.' },
  statusNoMatch: {
    title: 'Le contrat ne peut pas être signé maintenant',
    text: 'Son état a changé. Actualisez pour voir le dernier état.',
  },
  returned: {
    title: 'Le contrat a été renvoyé',
    text: 'Il a été renvoyé à l’expéditeur pour correction et ne peut plus être signé. Vous recevrez un nouveau lien une fois qu’il sera corrigé.',
  },
  checkFailed: {
    title: 'Le contrat n’a pas été approuvé',
    text: 'Un approbateur l’a refusé, et la signature a pris fin.',
  },
  preparing: {
    title: 'Les documents sont en préparation',
    text: 'Cela prend quelques secondes ; la page ouvre le contrat d’elle-même.',
  },
  prepareFailed: {
    title: 'Les documents ne sont pas prêts',
    text: 'Un problème est survenu pendant leur préparation, et nous y travaillons. Veuillez revenir plus tard.',
  },
  inProgress: {
    title: 'Une autre signature est en cours',
    text: 'Un autre participant signe le même contrat en ce moment. Vous pourrez continuer sous peu.',
  },
  notLogin: {
    title: 'Veuillez confirmer que c’est vous',
    text: 'Votre session a pris fin. Un code rouvre le contrat ; tout ce que vous avez rempli est conservé.',
  },
  otherScope: {
    title: 'Veuillez vous identifier avec le lien de ce contrat',
    text: 'Votre session actuelle n’ouvre qu’un autre contrat.',
  },
  authLevel: {
    title: 'Votre identité doit d’abord être vérifiée',
    text: 'L’expéditeur exige que les signataires aient une identité vérifiée.',
  },
  network: {
    title: 'Pas de connexion réseau',
    text: 'Vérifiez votre réseau et réessayez. Tout ce que vous avez rempli est conservé.',
  },
  other: {
    title: 'Le contrat ne s’est pas ouvert',
    text: 'Une erreur est survenue. Veuillez réessayer plus tard ; si le problème persiste, communiquez le numéro de requête à l’expéditeur ou à notre assistance.',
  },
};
