import type { text as Shape } from '../../zh-CN/app/startup.ts';

export const text: typeof Shape = {
  removed: (enterprise) =>
    `Vous avez été retiré de l’entreprise${enterprise === '' ? '' : ` « ${enterprise} »`} par son administrateur. Votre compte personnel est maintenant actif.`,
};
