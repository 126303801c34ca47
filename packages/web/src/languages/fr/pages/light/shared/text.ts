import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: 'Fichiers partagés',
  lead: 'Ils deviennent les documents d’un nouveau contrat, que vous pouvez vérifier avant l’envoi.',
  kept: 'Tant que vous n’êtes pas connecté, les fichiers restent dans ce navigateur et ne sont pas téléversés. Ils sont supprimés au bout d’une heure.',
  begin: 'Créer un contrat',
  logIn: 'Se connecter et continuer',
  discard: 'Ne pas utiliser',
  noneTitle: 'Aucun fichier n’est arrivé',
  noneWhy:
    'Veuillez le partager à nouveau depuis le menu de partage de votre téléphone. Les fichiers partagés sont conservés une heure au plus.',
  home: 'Vers l’accueil',
};
