import type { WrittenSection } from '../../../text/written-section.ts';

export const inPerson: WrittenSection = {
  title: 'Signer en personne',
  blocks: [
    {
      kind: 'text',
      text: 'Quand l’autre personne est devant vous, elle peut signer sur votre propre téléphone, tablette ou ordinateur. Sur la page de détail du contrat, « Signer en personne » figure à côté de chaque personne dont c’est le tour.',
    },
    {
      kind: 'steps',
      items: [
        'Appuyez sur « Verrouiller et remettre l’appareil ». Votre session sur cet appareil prend fin aussitôt, et aucun autre onglet n’ouvre plus vos contrats ; vos autres appareils ne sont pas concernés.',
        'Remettez l’appareil à la personne que l’écran désigne. Elle saisit le code envoyé à son propre [[téléphone ou à sa propre adresse e-mail|e-mail]], lit et signe ; le code ne vous est pas envoyé.',
        'Quand elle a fini, l’écran dit à qui l’appareil revient ensuite : à un autre participant, ou à vous.',
        'Connectez-vous sur le même appareil pour revenir au contrat.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Tant que l’appareil est remis, vous seul pouvez vous y connecter. Après 30 minutes sans utilisation, la signature en personne prend fin d’elle-même ; votre compte reste déconnecté.',
        'Une personne qui ne veut pas continuer appuie sur « Rendre l’appareil » ; pour reprendre, il lui faut un nouveau code.',
        'Un participant dont le contact est le vôtre ne peut pas signer en personne : remplacez-le d’abord par son propre contact. Celui qui agit pour une entreprise a besoin de son propre compte.',
        'Le rapport de preuve dit sur l’appareil de qui la personne a agi, quand il a été remis et quand il a été repris par une connexion.',
      ],
    },
  ],
};
