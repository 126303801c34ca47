import { byLevel } from '../../../../../text/level.ts';
import type { Kinds, text as Shape } from '../../../../zh-CN/pages/light/sign/done-text.ts';

const kinds: Kinds = {
  kinds: {
    signed: [
      'Vous avez signé',
      byLevel({
        'B-LTA': 'Votre signature est dans le contrat, protégée par un horodatage.',
        'B-B': 'Votre signature est dans le contrat.',
      }),
    ],
    filled: ['C’est envoyé', 'Ce que vous avez rempli est dans le contrat.'],
    checked: ['Vous avez approuvé', 'Votre avis est enregistré.'],
    rejected: ['Vous avez refusé', 'L’expéditeur sera prévenu, avec votre motif. Vous n’avez plus rien à faire.'],
    refused: [
      'Vous avez refusé ; le contrat a pris fin',
      'L’expéditeur sera prévenu, avec votre motif. Vous n’avez plus rien à faire.',
    ],
    handedOn: [
      'Vous avez transmis le contrat',
      'Cette personne reçoit le lien vers le contrat et agit à votre place. Vous n’avez plus rien à faire.',
    ],
    returned: [
      'Vous avez renvoyé le contrat',
      'L’expéditeur voit ce que vous avez écrit ; il peut le corriger et l’envoyer à nouveau. Vous n’avez plus rien à faire.',
    ],
  },
  voiding: {
    signed: [
      'Vous avez confirmé l’annulation',
      'Votre confirmation est dans l’accord d’annulation. Une fois que tous ont confirmé, le contrat est annulé.',
    ],
    checked: [
      'Vous avez approuvé l’annulation',
      'Votre avis est enregistré. Une fois que tous ont confirmé, le contrat est annulé.',
    ],
    rejected: [
      'Vous n’avez pas accepté l’annulation',
      'Cette annulation a pris fin et le contrat reste en vigueur. Les autres voient votre motif.',
    ],
    refused: [
      'Vous avez refusé l’annulation',
      'Cette annulation a pris fin et le contrat reste en vigueur. Les autres voient votre motif.',
    ],
  },
};

export const text: typeof Shape = {
  ...kinds,
  waiting: (names) => `Ensuite : ${names}. Quand tous auront terminé, vous pourrez télécharger le contrat.`,
  voidWaiting: (names) => `Confirmation de l’annulation attendue : ${names}.`,
  waitingOthers: 'D’autres agissent ensuite. Quand tous auront terminé, vous pourrez télécharger le contrat.',
  sealing:
    'Tout le monde a agi. Les données de validation à long terme sont ajoutées au contrat ; cela prend quelques secondes…',
  finished: 'Tout le monde a agi. Le contrat est achevé.',
  voided: 'Tout le monde a confirmé. Le contrat est annulé.',
  original: 'Voir le contrat annulé',
  download: 'Télécharger le contrat',
  downloadOf: (name) => `Télécharger ${name}`,
  evidence: 'Télécharger les preuves',
  verify: 'Vérifier ce fichier',
  list: 'Voir mes contrats',
  notify: (contact) => `Nous écrirons à ${contact} quand il sera achevé. Vous pouvez fermer cette page.`,
  returnHere: 'Le même lien vous ramène ici à tout moment.',
  register: 'Se connecter pour voir mes contrats',
  people: 'Qui a agi',
  you: 'vous',
};
