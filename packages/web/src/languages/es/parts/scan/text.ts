import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: 'Dibujar en el teléfono',
  steps: [
    'Escanee el código con la cámara del teléfono',
    'Dibuje allí y pulse «Enviar»',
    'Aparecerá aquí automáticamente',
  ],
  code: 'Código QR: escanéelo con el teléfono para dibujar en él',
  making: 'Creando el código…',
  left: (minutes, seconds) => `caduca en ${minutes}:${String(seconds).padStart(2, '0')}`,
  opened: 'Abierto en el teléfono. Escriba allí',
  expired: 'El código ha caducado',
  again: 'Crear otro código',
  drawn: 'Ha llegado lo que dibujó en el teléfono',
  once: 'El código solo sirve una vez. No lo comparta con nadie.',
};
