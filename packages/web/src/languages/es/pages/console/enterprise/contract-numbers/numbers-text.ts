import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/es/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: 'Sin fecha',
  yyyy: 'Año',
  yyyyMM: 'Año y mes',
  yyyyMMdd: 'Año, mes y día',
};
const reset: Record<CounterReset, string> = { NEVER: 'Nunca', YEARLY: 'Cada año', MONTHLY: 'Cada mes' };
const place: Record<NumberPlace, string> = {
  NONE: 'No figura en los documentos',
  HEADER_LEFT: 'Arriba a la izquierda de cada página',
  HEADER_RIGHT: 'Arriba a la derecha de cada página',
  FOOTER_LEFT: 'Abajo a la izquierda de cada página',
  FOOTER_RIGHT: 'Abajo a la derecha de cada página',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: 'Números de contrato',
  lead: 'Mientras haya una regla activa, cada contrato que envía un miembro recibe el número siguiente, sin huecos.',
  none: 'Aún no hay regla de numeración',
  noneWhy: 'Cree una regla; los contratos que se envíen desde entonces se numeran con ella.',
  create: 'Nueva regla',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: 'Activar',
  disable: 'Desactivar',
  enableOf: (example) => `Activar la regla ${example}`,
  disableOf: (example) => `Desactivar la regla ${example}`,
  enableTitle: '¿Activar esta regla?',
  enableWhy:
    'Los contratos que se envíen desde ahora se numeran con esta regla, que continúa donde se detuvo. La regla en uso se desactiva.',
  disableTitle: '¿Desactivar esta regla?',
  disableWhy: 'Los contratos que se envíen desde ahora no reciben número. Los números existentes no cambian.',
  enabledDone: 'Activada',
  disabledDone: 'Desactivada',
  next: 'Los números siguientes',
  used: (count) => `${count} usados`,
  since: (day) => `desde el ${day}`,
  prefix: 'Prefijo',
  prefixHint: 'Por ejemplo HT- o VENTAS-; puede quedar vacío',
  prefixWrong:
    'Un prefijo solo puede contener letras, cifras, caracteres chinos y - _ / . ( ) # 〔 〕 【 】, como máximo 20.',
  dateLabel: 'Fecha',
  width: 'Cifras del contador',
  resetLabel: 'El contador se reinicia',
  resetHint: 'El número debe contener el período',
  placeLabel: 'En los documentos',
  placeHint: 'Los archivos subidos que otras personas ya firmaron no se modifican',
  newTitle: 'Nueva regla de numeración',
  newWhy: 'Una regla guardada no se puede cambiar; cree otra en su lugar.',
  replaces: 'Se activa de inmediato y la regla en uso se desactiva.',
  example: 'Ejemplo',
  save: 'Guardar y activar',
  saved: 'Regla de numeración activada',
};
