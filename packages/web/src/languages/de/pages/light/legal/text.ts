import type { text as Shape } from '../../../../zh-CN/pages/light/legal/text.ts';

export const text: typeof Shape = {
  version: (version) => `Fassung ${version}`,
  others: 'Siehe auch',
  none: 'Diese Seite gibt es nicht',
  noneWhy:
    'Öffnen Sie die Datenschutzerklärung, die Nutzungsbedingungen oder „Was Ihre Signatur bedeutet“ am Fuß der Seite.',
};
