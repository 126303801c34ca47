import { formatTime } from '../../../../../text/format.ts';
import type { Words, SentenceFacts, text as Shape } from '../../../../zh-CN/pages/console/detail/happened-text.ts';

const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
  'envelope.created': ({ who }) => `${who} a créé le contrat`,
  'envelope.started': ({ who }) => `${who} a envoyé le contrat`,
  'envelope.timed': ({ who }) => `${who} a programmé l’envoi`,
  'envelope.prepared': () => 'Les documents sont préparés et tous les champs y sont placés',
  'envelope.prepareFailed': () => 'Les documents n’ont pas pu être préparés',
  'envelope.timerFailed': () => 'L’envoi à l’heure prévue a échoué',
  'envelope.revoked': ({ who }) => `${who} a retiré le contrat`,
  'envelope.expired': () => 'Le contrat a expiré',
  'envelope.prolonged': (facts) =>
    `${facts.who} a prolongé l’échéance${dayOf(facts) === null ? '' : ` : ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `Achevé${level === 'B-LTA' ? ', avec données de validation et horodatage' : level === 'B-LT' ? ', avec données de validation' : ''}`,
  'envelope.archiveRenewed': () => 'L’horodatage d’archivage a été renouvelé',
  'envelope.evidenceRenewed': () => 'L’horodatage du rapport de preuve a été renouvelé',
  'envelope.cancelRequested': ({ who }) => `${who} a proposé de l’annuler d’un commun accord`,
  'envelope.voided': () => 'Tous ont confirmé : le contrat est annulé',
  'participant.signed': ({ about }) => `${about} a signé`,
  'participant.checked': ({ about }) => `${about} a donné son avis`,
  'participant.passed': ({ about }) => `${about} l’a approuvé`,
  'participant.refused': ({ about }) => `${about} ne l’a pas approuvé`,
  'participant.rejected': ({ about }) => `${about} a refusé`,
  'participant.returned': ({ about }) => `${about} l’a renvoyé`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about} l’a transmis à ${successorName ?? 'quelqu’un d’autre'}`,
  'participant.reminded': ({ who, about }) => `${who} a relancé ${about}`,
  'participant.removed': ({ who, about }) => `${who} a retiré ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} a remplacé ${about} par ${successorName ?? 'quelqu’un d’autre'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} a quitté l’entreprise ; ${who} a désigné ${successorName ?? 'un collègue'} pour prendre la suite`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} a confié ce contrat à ${toName ?? 'un collègue'} (auparavant : ${fromName ?? 'son expéditeur'})`,
  'participant.deviceHanded': ({ who, about }) => `${who} a remis l’appareil à ${about} pour agir en personne`,
  'envelope.deviceReturned': ({ who }) => `${who} s’est reconnecté et a repris l’appareil`,
  'participant.fillFailed': ({ about }) => `Ce que ${about} a rempli n’a pas pu être inscrit dans le document`,
  'participant.formsPlaced': ({ about }) => `${about} a placé ses propres champs`,
  'participant.formsMoved': ({ about }) => `${about} a modifié ses propres champs`,
  'participant.formsWithdrawn': ({ about }) => `${about} a retiré ses propres champs`,
  'participant.appearanceChosen': ({ about }) => `${about} a choisi si sa signature est visible`,
};
const inVoiding: Words = {
  'envelope.created': ({ who }) => `${who} a proposé d’annuler le contrat`,
  'envelope.started': () => 'L’accord d’annulation a été envoyé à tous',
  'envelope.prepared': () => 'L’accord d’annulation est préparé',
  'envelope.revoked': ({ who }) => `${who} a retiré l’accord d’annulation`,
  'envelope.expired': () => 'L’accord d’annulation n’a pas été confirmé à temps : le contrat reste valable',
  'envelope.completed': () => 'L’accord d’annulation est achevé',
  'envelope.voidedAnother': () => 'Le contrat est annulé',
  'participant.signed': ({ about }) => `${about} a confirmé l’annulation`,
  'participant.passed': ({ about }) => `${about} a approuvé l’annulation`,
  'participant.refused': ({ about }) => `${about} n’a pas approuvé l’annulation : le contrat reste valable`,
  'participant.rejected': ({ about }) => `${about} n’accepte pas l’annulation : le contrat reste valable`,
  'participant.returned': ({ about }) => `${about} a renvoyé l’accord d’annulation : le contrat reste valable`,
};

export const text: typeof Shape = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };
