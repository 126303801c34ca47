import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-kinds.ts';
import {
  TEXT_FORMAT_LABELS,
  TEXT_FORMAT_HINTS,
  ATTACHMENT_KIND_HINTS,
} from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  takes: 'Admite',
  anyText: 'Cualquier texto',
  formats: TEXT_FORMAT_LABELS,
  hints: TEXT_FORMAT_HINTS,
  wrong: (hint: string) => `Introduzca ${hint}`,
  note: 'Texto de la nota',
  noteHint: 'Se imprime en la página; los firmantes no pueden cambiarlo',
  options: 'Opciones',
  optionsHint: 'Una por línea',
  boxesHint: 'Una por línea; sin ninguna, es una sola casilla',
  optionsWrong: (most: number) => `De 1 a ${most} opciones distintas, sin punto y coma`,
  minChosen: 'Mínimo',
  maxChosen: 'Como máximo',
  noLimit: 'Sin límite',
  nothing: 'Ninguna',
  tickedBefore: 'Marcada de antemano',
  askFor: 'Qué se pide',
  askHint: 'Por ejemplo, el documento de identidad o la licencia comercial',
  fileKinds: ATTACHMENT_KIND_HINTS,
  askKinds: 'Acepta',
  maxFiles: 'Máximo de archivos',
  maxFileMb: 'Tamaño máx. de archivo',
};
