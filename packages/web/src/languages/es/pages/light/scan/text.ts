import type { text as Shape } from '../../../../zh-CN/pages/light/scan/text.ts';

export const text: typeof Shape = {
  title: { WRITE: 'Escriba su firma', SEAL: 'Dibuje su sello' },
  forWhom: (name) => `para ${name}`,
  page: 'Dibujar en el teléfono',
  opening: 'Abriendo…',
  left: (minutes, seconds) => `quedan ${minutes}:${String(seconds).padStart(2, '0')}`,
  send: 'Enviar al ordenador',
  doneTitle: 'Listo. Mire su ordenador',
  doneWhy: 'Su dibujo ya está en el ordenador. Puede cerrar esta página.',
  goneTitle: 'Este código ha caducado',
  goneWhy: 'Un código vale cinco minutos y solo sirve una vez. Cree otro en el ordenador y escanéelo.',
  awayTitle: 'No se ha abierto',
  incompleteTitle: 'El enlace está incompleto',
  incompleteWhy: 'Escanee el código del ordenador con la cámara del teléfono.',
};
