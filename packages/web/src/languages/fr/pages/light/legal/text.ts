import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `Version ${version}`,
  others: 'Voir aussi',
  none: 'Cette page n’existe pas',
  noneWhy:
    'Ouvrez la politique de confidentialité, les conditions ou « Ce que signifie votre signature » en bas de la page.',
};
