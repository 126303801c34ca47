import type { WrittenSection } from '../../../text/written-section.ts';

export const manage: WrittenSection = {
  title: 'Gérer les contrats',
  blocks: [
    {
      kind: 'points',
      items: [
        'La page « Contrats » a un onglet par état, avec le nombre exact de contrats. Un seul champ de recherche couvre les titres, les personnes et les noms de documents ; vous pouvez filtrer en plus par étiquette, date et sens. Les filtres font partie de l’adresse et peuvent être enregistrés comme vue.',
        'Une étiquette a un nom et une couleur, et un contrat peut en porter plusieurs. Les étiquettes n’appartiennent qu’au compte actif ; les autres parties ne les voient pas.',
        'Choisissez plusieurs contrats pour les relancer, les retirer, les étiqueter, les mettre à la corbeille, les télécharger ou les signer d’un coup. Vous voyez un résultat pour chacun.',
        'Vous pouvez mettre les brouillons et les contrats terminés à la corbeille et les restaurer. Cela ne change que votre propre vue.',
        'Sur « Mes données » (pour une entreprise, sur « Conservation »), vous pouvez fixer après combien de jours les brouillons, les contrats terminés et les messages sont supprimés. Ce qui serait supprimé est montré avant l’enregistrement, et un avis est envoyé 30 et 7 jours avant la suppression de contrats. Un contrat n’est retiré que du compte qui a cette politique : les autres parties gardent le leur.',
        'Les membres d’une entreprise qui en ont le droit posent des gels juridiques à la page de détail d’un contrat ou sur « Conservation » : jusqu’à la levée d’un gel, rien n’en est supprimé.',
        'Sur la page de détail, vous pouvez prolonger l’échéance (jusqu’à 365 jours) et voir si chaque notification est arrivée. Une notification en échec peut être renvoyée.',
        'Un contrat renvoyé, refusé ou expiré peut être corrigé et envoyé de nouveau : documents, personnes et champs sont copiés dans un nouveau brouillon.',
      ],
    },
  ],
};
