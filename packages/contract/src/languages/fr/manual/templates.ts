import type { WrittenSection } from '../../../text/written-section.ts';

export const templates: WrittenSection = {
  title: 'Modèles',
  blocks: [
    {
      kind: 'text',
      text: 'Faites des modèles des contrats qu’une entreprise envoie souvent : documents, rôles, ordre et champs ne se règlent qu’une fois. Entreprise → Modèles énumère les modèles que vous pouvez utiliser.',
    },
    {
      kind: 'steps',
      items: [
        'Appuyez sur Nouveau modèle, et commencez par des documents ou par un contrat existant ; le menu d’un contrat propose aussi Enregistrer comme modèle.',
        'Préparez-le comme un contrat, avec des rôles tels que « Fournisseur » à la place de personnes. Si un rôle est toujours la même personne, vous pouvez saisir son contact dès maintenant.',
        'Appuyez sur Contrôler et enregistrer, puis sur Activer.',
        'Pour utiliser un modèle, saisissez une personne pour chaque rôle, remplissez d’avance des textes et des dates si vous le souhaitez, contrôlez et envoyez. Si un rôle est une liste, vous importez la liste à l’étape suivante, et chaque personne reçoit un contrat.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Si deux personnes modifient en même temps, celle qui enregistre en second en est informée ; aucune modification n’est écrasée.',
        'Le journal d’utilisation d’un modèle énumère les contrats créés à partir de lui. Désactiver ou supprimer un modèle ne change rien aux contrats envoyés.',
        'Les rôles décident qui peut créer, modifier, activer, désactiver et supprimer ; l’auteur d’un modèle peut toujours le modifier.',
      ],
    },
  ],
};
