import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: 'El contrato al que se refiere este enlace',
  number: 'Número',
  completed: 'Completado',
  state: 'Estado',
  force: 'en vigor',
  voided: (time) => `anulado por acuerdo de las partes desde el ${time}`,
  documents: 'Documentos',
  documentsAre: (count) => `${count}`,
  next: 'Elija el archivo que ha recibido para ver si es un documento de este contrato. Aquí no se muestran ni el nombre ni el contenido del contrato.',
  is: (at, of) => `Este archivo es el documento ${at} de ${of} de este contrato completado, byte por byte.`,
  isNot:
    'Este archivo no es un documento de este contrato completado: puede que se haya cambiado, que sea una versión sin terminar o que pertenezca a otro contrato.',
  none: 'No hay ningún contrato completado con este número.',
};
