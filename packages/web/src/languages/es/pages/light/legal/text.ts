import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `Versión ${version}`,
  others: 'Véase también',
  none: 'Esta página no existe',
  noneWhy: 'Abra la política de privacidad, las condiciones o «Qué significa su firma» al pie de la página.',
};
