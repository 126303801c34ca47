import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  title: 'Adjuntar un archivo',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `Envíe ${kinds}${most === 1 ? '' : `, como máximo ${most} archivos`}, de hasta ${size} cada uno.`,
  why: 'El archivo se conserva con el contrato y las partes pueden verlo; su firma cubre la huella del archivo. De las fotos se eliminan el lugar y la fecha de la toma.',
  camera: 'Hacer una foto',
  choose: 'Elegir un archivo',
  replace: 'Sustituir',
  remove: (name: string) => `Quitar ${name}`,
  sending: (name: string) => `Enviando ${name}`,
  done: 'Hecho',
  view: (name: string) => `Ver ${name}`,
};
