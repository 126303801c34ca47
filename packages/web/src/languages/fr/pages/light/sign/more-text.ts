import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/sign/more-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/fr/labels';

export const text: typeof Shape = {
  handOn: ACT_LABELS.handOn,
  handOnHint: 'Une autre personne agit à votre place',
  giveBack: ACT_LABELS.return,
  giveBackHint: 'Quelque chose est faux : l’expéditeur corrige et envoie à nouveau',
  reject: ACT_LABELS.reject,
  rejectHint: 'Vous n’êtes pas d’accord : le contrat prend fin',
  rejectVoid: 'Ne pas accepter l’annulation',
  rejectVoidHint: 'Le contrat reste en vigueur',
  handing: {
    title: 'Transmettre à une autre personne',
    text: 'Cette personne prend votre place, avec les champs préparés pour vous. Vous ne pourrez plus agir sur ce contrat, et cela est irréversible.',
    name: 'Son nom',
    contact: orMail('Son téléphone ou son adresse e-mail', 'Son adresse e-mail'),
    contactHint: 'Le lien vers le contrat y sera envoyé.',
    reason: 'Explication',
    placeholder: 'Par exemple : elle est désormais chargée de ce projet',
    button: 'Transmettre',
    needsName: 'Saisissez son nom',
    needsContact: 'Saisissez un contact',
    wrongContact: 'Ce contact n’est pas valide',
  },
  returning: {
    title: 'Renvoyer à l’expéditeur ?',
    text: 'Cela met fin au contrat. L’expéditeur voit ce que vous écrivez ; il peut le corriger et l’envoyer à nouveau. Cela est irréversible.',
    reason: 'Ce qu’il faut corriger',
    placeholder: 'Par exemple : le montant de l’article 3 devrait être 144 000',
    button: 'Renvoyer',
  },
  rejectingVoid: {
    title: 'Ne pas accepter l’annulation ?',
    text: 'L’annulation exige l’accord de toutes les parties. Sans le vôtre, elle prend fin et le contrat reste en vigueur ; les autres voient votre motif. Cela est irréversible.',
    reason: 'Votre motif',
    placeholder: 'Par exemple : la prestation est encore en cours',
    button: 'Je n’accepte pas',
  },
};
