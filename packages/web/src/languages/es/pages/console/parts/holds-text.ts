import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/holds-text.ts';

export const text: typeof Shape = {
  title: 'Retenciones legales',
  why: 'Mientras haya una retención activa, ninguna política, eliminación de cuenta ni limpieza borra nada de lo retenido. Las demás partes no la ven.',
  whyOne: 'Mientras haya una retención activa, no se elimina nada de este contrato. Las demás partes no la ven.',
  none: 'No hay retenciones legales',
  place: 'Crear retención',
  placeAll: 'Retener toda la empresa',
  placeTitle: 'Establecer una retención legal',
  placeWhy: 'Surte efecto de inmediato y dura hasta que se levanta. Ambas cosas quedan en el registro de auditoría.',
  placed: 'Retención legal establecida',
  reference: 'Referencia',
  referenceHint: 'Por ejemplo, un número de expediente, para encontrarla',
  reason: 'Motivo',
  missing: 'Rellene este campo',
  release: 'Levantar',
  releaseTitle: 'Levantar la retención legal',
  releaseWhy: 'Salvo que haya otra retención activa, vuelve a aplicarse la política de conservación.',
  wasReleased: 'Retención legal levantada',
  active: 'Activa',
  released: 'Levantada',
  whole: 'Toda la empresa',
  contract: 'Contrato',
  by: (name: string, when: string) => `establecida por ${isolate(name)}, ${when}`,
  endedBy: (name: string, when: string) => `levantada por ${isolate(name)}, ${when}`,
};
