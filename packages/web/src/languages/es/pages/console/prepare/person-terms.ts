import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/person-terms.ts';

export const text: typeof Shape = {
  language: 'Idioma de avisos y páginas',
  own: 'El que elija la persona',
  deadline: 'Plazo propio',
  deadlineHint:
    'Después ya no puede actuar. Usted recibe un aviso y puede ampliarlo, o sustituir o quitar a la persona',
  deadlineWrong: 'Debe ser futuro y anterior al plazo del contrato',
  until: (when) => `Hasta ${when}`,
  message: 'Mensaje para esta persona',
  messageHint: 'En los correos, en la página del enlace y al firmar; los demás participantes no lo ven',
  witness: 'Firma como testigo',
  witnessHint: 'Así constará en la firma y en el informe de evidencias',
  closed: {
    witness: 'Testigo',
    message: 'Con mensaje',
    until: (when) => `Plazo propio: ${when}`,
  },
};
