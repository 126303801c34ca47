import type { text as Shape } from '../../../../zh-CN/pages/light/sign/placing-text.ts';
import { FORM_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  kinds: FORM_LABELS,
  palette: 'Qué colocar',
  hint: 'Elija uno y toque su lugar en la página, o arrástrelo hasta allí.',
  armed: (kind) => `${kind}: toque su lugar en la página`,
  selected: 'Arrástrelo para moverlo; con la esquina inferior derecha cambia su tamaño',
  remove: (kind) => `Quitar este campo: ${kind}`,
  onPage: (kind, page) => `${kind}, página ${page}`,
  tooLate: 'El documento ya tiene una firma: solo se pueden añadir firmas y sellos.',
  saving: 'Guardando…',
};
