import type { text as Shape } from '../../zh-CN/app/session-notice.ts';

export const text: typeof Shape = {
  changed: {
    title: 'Votre connexion a changé ; la page va s’actualiser',
    why: 'Vous vous êtes connecté, déconnecté ou avez changé de compte dans un autre onglet.',
    act: 'Actualiser la page',
  },
  inactive: {
    title: 'Vous avez été déconnecté après une longue inactivité',
    why: 'Pour protéger votre compte, veuillez vous reconnecter. Tout ce qui était enregistré est conservé.',
    act: 'Se reconnecter',
  },
  ended: {
    title: 'Votre session a pris fin',
    why: 'Le mot de passe a été modifié, ou vous avez été déconnecté depuis un autre appareil. Si ce n’était pas vous, connectez-vous et changez votre mot de passe.',
    act: 'Se reconnecter',
  },
  disabled: {
    title: 'L’entreprise actuelle vous a désactivé ; vous allez être déconnecté',
    why: 'Son administrateur a désactivé votre statut de membre. Vous pouvez vous reconnecter et utiliser votre compte personnel.',
    act: 'Se déconnecter',
  },
};
