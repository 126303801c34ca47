import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `À signer : ${title}`,
      sentence: `Veuillez signer ${title} avant cette échéance : ${deadline}. Envoyé par ${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `À approuver : ${title}`,
      sentence: `Veuillez examiner ${title} pour approbation avant cette échéance : ${deadline}. Envoyé par ${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `Rappel : ${title}`,
      sentence: `Votre action est attendue sur ${title} avant cette échéance : ${deadline}. Envoyé par ${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `Expire bientôt : ${title}`,
      sentence: `Le contrat ${title} n’est pas encore achevé. Son échéance : ${deadline}`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `Achevé : ${title}`,
      sentence: `Tous ont signé ${title}. Vous pouvez le lire et le télécharger`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `Refusé : ${title}`,
      sentence: `Le contrat ${title} a été refusé par ${actorName}${because(reason, ', avec ce motif : ')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `Non approuvé : ${title}`,
      sentence: `Le contrat ${title} n’a pas été approuvé par l’approbateur ${actorName}${because(reason, ', avec ce motif : ')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `Renvoyé : ${title}`,
      sentence: `Le contrat ${title} a été renvoyé par ${actorName}${because(reason, ', avec ce motif : ')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `Retiré : ${title}`,
      sentence: `Le contrat ${title} a été retiré par ${senderName}${because(reason, ', avec ce motif : ')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `Expiré : ${title}`,
      sentence: `Le contrat ${title} n’a pas été achevé avant son échéance`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `Échéance prolongée : ${title}`,
      sentence: `L’échéance de ${title} a été prolongée par ${senderName}. Nouvelle échéance : ${deadline}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `Échéance dépassée : ${title}`,
      sentence: `Un participant de ${title} n’a pas agi dans le délai que vous avez fixé : ${actorName}. Prolongez ce délai, remplacez ou retirez le participant, ou attendez l’expiration du contrat`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `Transmis : ${title}`,
      sentence: `Le contrat ${title} a été transmis à une autre personne par ${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `Rien à faire : ${title}`,
      sentence: `Vous avez été retiré du contrat ${title} par ${senderName}. Vous n’avez rien à faire`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `Annulation à confirmer : ${title}`,
      sentence: `Veuillez confirmer l’annulation de ${title} avant cette échéance : ${deadline}. Elle est demandée par ${senderName}${because(reason, ', avec ce motif : ')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `Annulé : ${title}`,
      sentence: `Le contrat ${title} est annulé : tous l’ont confirmé${because(reason, '. Motif : ')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `Échec des documents : ${title}`,
      sentence: `Les documents de ${title} n’ont pas pu être préparés, et personne n’a été invité à signer. Retirez le contrat et envoyez-le de nouveau avec d’autres fichiers`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `Non envoyé : ${title}`,
      sentence: `Le contrat ${title} n’a pas pu être envoyé à l’heure prévue et est redevenu un brouillon. Contrôlez-le et envoyez-le de nouveau`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `Notification non remise : ${title}`,
      sentence: `Une notification sur ${title} n’a pas pu être remise. Vous pouvez la renvoyer à la page du contrat. Son destinataire est ${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: 'Lire et signer',
    TO_REVIEW: 'Lire et approuver',
    REMINDER: 'Ouvrir le contrat',
    CANCEL_REQUESTED: 'Lire et confirmer',
    other: 'Voir le contrat',
  },
  sender: (person, enterprise) => `${enterprise}, par ${person}`,
  fromSender: (subject, name) => `${subject} (de ${name})`,
  wordsOfSender: (words) => `Message de l’expéditeur : ${words}`,
  message: (by, sentence, link) => `[${by}] ${sentence} : ${link}`,
  full: (sentence) => `${sentence}.`,
};
