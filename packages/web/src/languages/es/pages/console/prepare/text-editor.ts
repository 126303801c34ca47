import type { CheckMarkDirection } from '@countersign/domain';
import type { Alignment } from '../../../../../pages/console/prepare/model/arrange.ts';
import type { Where } from '../../../../../pages/console/prepare/model/keywords.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-editor.ts';

const align: Record<Alignment, string> = {
  left: 'Alinear a la izquierda',
  centre: 'Centrar en horizontal',
  right: 'Alinear a la derecha',
  top: 'Alinear arriba',
  middle: 'Centrar en vertical',
  bottom: 'Alinear abajo',
};
const edges: Record<CheckMarkDirection, string> = {
  RIGHT: 'Derecha',
  LEFT: 'Izquierda',
  TOP: 'Arriba',
  BOTTOM: 'Abajo',
};
const where: Record<Where, string> = {
  right: 'A la derecha del texto',
  below: 'Debajo del texto',
  over: 'Sobre el texto',
};
const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const text: typeof Shape = {
  tools: 'Herramientas de edición',
  side: 'Campo y páginas',
  chooseMany: 'Seleccionar varios, un toque cada uno',
  findWords: 'Colocar por palabra clave',
  closeSearch: 'Cerrar la búsqueda',
  previewAs: 'Ver como firmante',
  endPreview: 'Cerrar vista previa',
  switchFile: 'Cambiar de archivo',
  armedMove: 'Pulse a dónde mover los campos seleccionados; Esc cancela',
  clearSelection: 'Quitar la selección',
  severalHolders: 'Varios firmantes',
  moveTo: 'Mover a…',
  width: 'Ancho',
  height: 'Alto',
  arrange: 'Alinear y distribuir',
  align,
  distributeX: 'Distribuir en horizontal',
  distributeY: 'Distribuir en vertical',
  fontSize: 'Tamaño de letra',
  fontSizeAuto: (size) => `Según el recuadro (${size})`,
  mergeName: 'Campo de combinación',
  mergeHint: 'En los envíos masivos lo rellena la columna con este nombre',
  copyPages: 'Copiar a páginas',
  allPages: 'Todas las páginas',
  oddPages: 'Páginas impares',
  evenPages: 'Páginas pares',
  fromPage: 'Desde la página',
  toPage: 'Hasta la página',
  copyRange: 'Copiar a estas',
  fanned: 'Los bordes de las páginas, uno junto a otro',
  edge: 'Borde',
  edges,
  sealPages: 'Páginas',
  sealPagesHint: 'Por ejemplo 1-3, 5; vacío para todas',
  pagesWrong: (count) => `Páginas de 1 a ${count}, por ejemplo 1-3, 5`,
  certPage: 'Página que lleva la firma',
  certPageHint: 'En un lector de PDF, al pulsar la parte de esta página se muestra la firma',
  onPage: (page) => `Página ${page}`,
  sealSize: 'Ancho del sello',
  margin: 'Desde el borde',
  offsetUp: 'Hacia arriba',
  offsetRight: 'Hacia la derecha',
  resizable: 'El firmante puede cambiar el tamaño',
  word: 'Palabra clave',
  wordHint: 'Por ejemplo «Firma:» o «Firmado por»',
  search: 'Buscar',
  searching: (done, total) => `Buscando, página ${done} de ${total}`,
  foundCount: (count) =>
    count === 0
      ? 'No encontrado. Las páginas escaneadas no contienen texto que buscar.'
      : count === 1
        ? 'Encontrado en un lugar'
        : `Encontrado en ${count} lugares`,
  notRead: (names) => `No se ha podido leer el texto de ${names}`,
  whereTo: 'Dónde',
  where,
  placeAll: (count) => (count === 1 ? 'Colocar allí' : `Colocar en los ${count}`),
  placeHere: (at) => `Colocar en el resultado ${at}`,
  placedOn: (count) => (count === 1 ? '1 campo colocado' : `${count} campos colocados`),
  placedAlready: 'Ya hay allí el mismo campo',
  moreFound: (count) => `Hay ${count} más sin mostrar; al colocar en todos se incluyen`,
  replace: (name) => `Sustituir ${name}`,
  replaceShort: 'Sustituir archivo',
  replacing: (name) => `Sustituirá a «${name}»`,
  replacedWith: (name, kept, lost) => {
    if (lost > 0)
      return `Sustituido por «${name}»; ${lost === 1 ? 'se ha quitado un campo que no cabía' : `se han quitado ${lost} campos que no cabían`}`;
    return `Sustituido por «${name}»${kept > 0 ? '; se conservan todos los campos' : ''}`;
  },
  removed: (name, fields) =>
    fields === 0 ? `«${name}» quitado` : `«${name}» y ${fields === 1 ? 'su campo' : `sus ${fields} campos`} quitados`,
  moreFor: (name) => `Más para ${name}`,
  dropAnywhere: 'Suelte para añadir los archivos',
  added: (count) => (count === 1 ? 'Añadiendo 1 archivo' : `Añadiendo ${count} archivos`),
  timer: 'Enviar más tarde',
  timerAt: 'Enviar el',
  timerOff: 'Se envía en cuanto pulse Enviar',
  reminders: {
    title: 'Recordatorios automáticos',
    off: 'Ninguno; puede enviar recordatorios desde la página del contrato',
    usual: 'Usar para todos mis contratos nuevos',
    usualNone: 'Sin recordatorios en mis contratos nuevos',
    usualSet: 'Guardado para sus contratos nuevos',
    plan: ({ afterDays, everyDays, most }) => {
      const first = `Se envía a quien tenga el turno tras ${days(afterDays)}`;
      return most === 1 ? `${first}, una vez` : `${first}, luego cada ${days(everyDays)}, como máximo ${most} veces`;
    },
    afterDays: 'Primero (días)',
    everyDays: 'Cada (días)',
    most: 'Como máximo',
  },
  reading: {
    title: 'Lectura exigida',
    none: 'Ninguna',
    end: 'Deben mostrarse todas las páginas',
    seconds: (count) => `Cada documento, al menos ${count} s`,
    hint: 'Se informa a las personas antes de que actúen. El informe de evidencias registra lo que mostró la página, lo que no prueba que se leyera',
  },
  moreSettings: 'Más ajustes',
  ownFields: 'Los firmantes sin campo colocan los suyos',
  ownFieldsHint: 'Puede enviar sin colocar campos para un firmante, que elegirá el lugar al firmar.',
  appendFields: 'Los firmantes pueden añadir campos propios',
  appendFieldsHint: 'El texto y las fechas solo se pueden añadir antes de la primera firma.',
  timezone: 'Zona horaria de las fechas en los documentos',
  metadata: 'Metadatos',
  metadataHint:
    'Nombres y valores que se guardan con el contrato para sus propios sistemas; los participantes no los ven.',
  metadataKey: (at) => `Nombre ${at}`,
  metadataValue: (at) => `Valor ${at}`,
  metadataTwice: 'Cada nombre solo se puede usar una vez',
  addMetadata: 'Añadir uno',
  removeMetadata: (at) => `Quitar el número ${at}`,
  schedule: 'Programar el contrato',
  scheduled: 'El contrato está programado',
  sendsAt: (when) => `Envío automático: ${when}`,
  previewOf: (name) => `Verlo como ${name}`,
  preview: 'Vista previa',
  unsavedBack: 'Se han recuperado los cambios sin guardar de la última vez',
};
