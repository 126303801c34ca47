import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: 'Administrateurs : installer et démarrer',
  blocks: [
    {
      kind: 'text',
      text: 'Il suffit de Node.js 20.19 ou plus récent et de git. Lancez npm start dans le code téléchargé : le premier démarrage installe, construit, crée la base de données et l’autorité de certification, puis affiche l’adresse. npm start -- --demo crée aussi des utilisateurs de démonstration.',
    },
    {
      kind: 'points',
      items: [
        'Par défaut, c’est le mode d’évaluation : la base de données est intégrée au processus, et les SMS et les e-mails ne sont pas envoyés mais affichés à /dev/outbox sur cette machine.',
        'Pour un usage réel, réglez MODE=production. Le serveur refuse alors de démarrer avec un réglage non sûr et énumère ce qui manque.',
        'npm run demo -- --out DIR montre une signature complète ; npm run verify -- FILE.pdf vérifie tout PDF.',
        'Le personnel a des connexions séparées à /operator/login ; la première se crée par npm run operator -- create --login NAME. Chacun a un ou plusieurs rôles (agent d’enregistrement, auditeur, assistance, finances, administrateur) et voit ce qu’ils permettent. Il y décide des vérifications d’identité, cherche et révoque des certificats, traite les plaintes, et voit l’état du service et le journal d’audit.',
      ],
    },
  ],
};
