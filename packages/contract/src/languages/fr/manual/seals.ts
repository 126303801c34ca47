import type { WrittenSection } from '../../../text/written-section.ts';

export const seals: WrittenSection = {
  title: 'Cachets et signatures enregistrées',
  blocks: [
    {
      kind: 'text',
      text: 'Vous les trouvez sous « Compte et cachets », « Cachets et signatures ». Créez un cachet à partir de votre nom, tracez-en un (aussi sur votre téléphone, par un code QR), ou importez une photo ou un scan, dont le fond de papier est retiré.',
    },
    {
      kind: 'points',
      items: [
        'Les signatures que vous avez enregistrées en signant sont listées ici pour la prochaine fois ; vous pouvez les supprimer.',
        'Supprimer un cachet ou une signature ne change rien aux contrats signés.',
        'Si vous ouvrez un contrat par un lien sans être connecté, vous ne pouvez pas utiliser de cachet : connectez-vous et rouvrez le contrat.',
      ],
    },
    {
      kind: 'note',
      text: 'L’image d’un cachet n’est que l’apparence. Ce qui compte, c’est la signature numérique derrière elle, faite avec un certificat émis pour cette seule signature.',
    },
  ],
};
