import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: 'Firmar con el teléfono',
  lead: 'La clave de firma está en su propio teléfono. Escanee el código, revise allí el contrato y confirme.',
  steps: [
    'Escanee el código con la cámara del teléfono',
    'Revise allí el contrato y su resumen',
    'Pulse «Firmar ahora» en el teléfono; el resto ocurre aquí',
  ],
  code: 'Código QR: escanéelo con el teléfono para revisar y firmar en él',
  making: 'Creando el código…',
  status: {
    SHOWN: 'El código solo sirve una vez. No lo comparta con nadie.',
    OPENED: 'Abierto en el teléfono. Revise y confirme allí',
    READY: 'El teléfono está firmando…',
    SIGNED: 'Firmado con el teléfono',
    REFUSED: 'Ha elegido en el teléfono no firmar.',
    FAILED: 'No se ha firmado. No ha cambiado nada.',
    EXPIRED: 'El código ha caducado.',
  },
  left: (minutes, seconds) => `caduca en ${minutes}:${String(seconds).padStart(2, '0')}`,
  newPhone: (name) => `Se va a firmar con ${name || 'un teléfono nuevo'}.`,
  numberWhy:
    'Mire su propio teléfono e introduzca el número que muestra. Si no muestra ninguno, no introduzca nada: cierre esta ventana y empiece de nuevo.',
  number: 'Número del teléfono',
  again: 'Empezar de nuevo',
  here: 'Firmar en este teléfono',
  compare: 'Comparar los resúmenes',
  digest: (at, count) => (count === 1 ? 'Resumen SHA-256' : `Resumen SHA-256 del documento ${at}`),
};
