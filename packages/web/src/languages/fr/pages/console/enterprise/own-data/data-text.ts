import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/own-data/data-text.ts';

export const text: typeof Shape = {
  title: 'Données de l’entreprise',
  lead: 'Emportez tous les contrats et toutes les données que la plateforme conserve pour l’entreprise.',
  exportWhy:
    'Tous les contrats terminés avec leurs preuves, ceux en cours dans leur état, les membres, services, rôles, la liste des modèles et les images des cachets, en un seul fichier. Il contient des données d’autres personnes : gardez-le en lieu sûr.',
};
