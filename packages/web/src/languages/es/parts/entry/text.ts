import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: 'Cada firma, con su certificado',
  asideA: 'Un certificado para cada firma, emitido al momento; su clave se destruye tras el uso',
  asideB: 'PAdES, el estándar internacional: también se verifica sin conexión',
  asideC: byLevel({
    'B-LTA': 'Sellos de tiempo y evidencias completas, dentro del propio archivo',
    'B-B': 'Un informe de evidencias completo, descargable con el contrato',
  }),
};
