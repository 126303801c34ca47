import type { WrittenSection } from '../../../text/written-section.ts';

export const officeSeals: WrittenSection = {
  title: 'Cachets d’une entreprise',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Créer : sous « Cachets d’entreprise », choisissez un type (officiel, contrat, finances…), saisissez ses mots et voyez l’aperçu ; ou importez une photo d’un cachet, dont le fond de papier est retiré.',
        'Contrôler : un nouveau cachet attend sous « Contrôle des cachets » et peut être utilisé une fois accepté.',
        'Autoriser : choisissez les membres qui peuvent utiliser un cachet et, au besoin, jusqu’à quand, combien de fois, ou pour quels contrats et modèles. Vous pouvez la retirer à tout moment ; une signature en cours n’est alors pas achevée.',
        'Utiliser : quand vous signez pour l’entreprise, choisissez son cachet dans le panneau des cachets. Sans autorisation, faites d’abord une demande d’utilisation, et signez une fois la demande acceptée.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Chaque utilisation est enregistrée : qui, quand et dans quel contrat. Le rapport de preuve l’indique aussi.',
        'Vous pouvez créer des cachets avant que l’entreprise soit vérifiée et les utiliser ensuite. Le certificat derrière un cachet nomme l’entreprise, et la vérification le montre.',
        'Pour utiliser un cachet d’entreprise, il faut être connecté ; un lien de signature ne suffit pas.',
        'Un cachet mis hors service ne peut pas être restauré ; les contrats signés avec lui ne sont pas concernés.',
      ],
    },
  ],
};
