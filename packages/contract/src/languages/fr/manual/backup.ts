import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: 'Administrateurs : sauvegarde et restauration',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Arrêtez le serveur (Ctrl-C). Avec PostgreSQL, c’est inutile : sauvegardez la base avec ses propres outils.',
        'Copiez DATA_DIR : db/ est la base de données intégrée, blobs/ contient les fichiers. tmp/ n’est pas nécessaire.',
        'Sauvegardez KEYS_DIR séparément, en un autre lieu : kek protège les clés privées de l’autorité, pepper protège les hachages des mots de passe et des contacts.',
        'Pour restaurer, remettez les deux à leur place d’origine et démarrez le serveur.',
      ],
    },
    {
      kind: 'note',
      text: 'Avec les données mais sans les clés, l’autorité ne peut plus émettre de certificats, et personne ne peut se connecter avec son ancien mot de passe. Les clés sans les données sont inutiles. Conservez les deux sauvegardes séparément. Les contrats achevés ne sont pas concernés : les fichiers contiennent tout ce que demande leur vérification.',
    },
  ],
};
