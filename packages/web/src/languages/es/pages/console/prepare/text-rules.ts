import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: 'Suma de números',
  PRODUCT: 'Producto de números',
  DAYS: 'Días después de una fecha',
  CAPITALS: 'Importe en mayúsculas chinas',
};
const gaps: Record<RuleGap, string> = {
  MISSING: 'Falta un campo del que depende',
  LATER: 'Solo puede depender de campos del mismo firmante o de firmantes anteriores',
  KIND: 'Depende de un campo de un tipo no compatible',
  VALUE: 'Elija qué pide la condición',
  CIRCLE: 'Estas reglas dependen unas de otras en círculo',
};

export const text: typeof Shape = {
  title: 'Reglas',
  nothing: 'Coloque otro texto, fecha u opción, para este firmante o uno anterior, para crear reglas.',
  named: (name: string, page: number) => `${name} · página ${page}`,
  shown: 'Se muestra',
  always: 'Siempre',
  shownIf: (field: string) => `Solo si ${field}`,
  required: 'Obligatorio',
  asSet: 'Según lo indicado arriba',
  requiredIf: (field: string) => `También si ${field}`,
  condition: 'Condición',
  value: 'Valor',
  is: { IS: 'es', IS_NOT: 'no es', FILLED: 'está rellenado', EMPTY: 'está vacío' },
  isOf: { IS: 'ha elegido', IS_NOT: 'no ha elegido', FILLED: 'tiene opción elegida', EMPTY: 'no tiene opción elegida' },
  ticked: { FILLED: 'está marcado', EMPTY: 'no está marcado' },
  equal: 'Debe coincidir',
  notEqual: 'No',
  equalTo: (field: string) => `Con ${field}`,
  computed: 'Calculado',
  typed: 'Lo rellena el firmante',
  by: kinds,
  of: 'A partir de qué campos',
  from: 'A partir de qué campo',
  factor: 'Multiplicado por',
  factorHint: 'Por ejemplo, un tipo de 0,13',
  factorWrong: 'Introduzca un número con seis decimales como máximo',
  days: 'Días que sumar',
  daysWrong: (most: number) => `Un número entero de -${most} a ${most}`,
  decimals: 'Decimales',
  allDecimals: 'Sin redondear',
  gaps,
};
