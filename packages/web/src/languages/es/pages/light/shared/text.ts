import type { text as Shape } from '../../../../zh-CN/pages/light/shared/text.ts';

export const text: typeof Shape = {
  title: 'Archivos compartidos',
  lead: 'Serán los documentos de un contrato nuevo, que puede revisar antes de enviarlo.',
  kept: 'Hasta que inicie sesión, los archivos permanecen en este navegador y no se suben. Se eliminan al cabo de una hora.',
  begin: 'Iniciar un contrato',
  logIn: 'Iniciar sesión y continuar',
  discard: 'No usar',
  noneTitle: 'No ha llegado ningún archivo',
  noneWhy:
    'Compártalo otra vez desde el menú de compartir de su teléfono. Los archivos compartidos se guardan una hora como máximo.',
  home: 'Ir al inicio',
};
