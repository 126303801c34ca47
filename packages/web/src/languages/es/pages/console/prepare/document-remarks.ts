import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `No incrustadas: ${names}. En otros equipos, este texto puede verse con otra fuente`,
  offPage: (pages) => `Página ${pages}: hay texto fuera de la página que los firmantes no pueden ver`,
  hiddenLayers: 'Se han eliminado las capas ocultas al abrir el archivo',
  notDrawn: (pages) => `Página ${pages}: hay campos o anotaciones sin apariencia propia; no forman parte de la página`,
  layersStay: 'El archivo ya está firmado; los lectores aún pueden activar sus capas',
  formStays: 'El archivo ya está firmado; sus campos de formulario no cambian',
  marksStay: 'El archivo ya está firmado; sus anotaciones no cambian',
  list: (values) => values.join(', '),
  more: (count) => ` y otras, ${count} en total`,
  look: (page) => `Ver la página ${page}`,
  title: (page) => `Página ${page}`,
  asSeen:
    'Esto es lo que los firmantes ven aquí. Para que el contrato se vea igual en todas partes, incruste las fuentes al exportarlo y súbalo de nuevo.',
  asSeenPage: 'Esto es lo que ven los firmantes, y no se incluye nada más.',
};
