import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Teléfonos de firma',
  why: 'Estos teléfonos guardan sus claves de firma. Los contratos que exigen firma con teléfono se firman en su propio teléfono tras confirmarlo allí; la clave nunca sale de él.',
  none: 'Aún no hay teléfonos. El teléfono con el que escanee el código en su primera firma con teléfono se añade automáticamente.',
  limit: `Como máximo ${SHIELD_DEVICES_MAX} teléfonos; quite uno antes de añadir otro.`,
  list: 'Sus teléfonos de firma',
  unnamed: 'Teléfono',
  serial: (serial) => `certificado ${serial}`,
  each: 'un nuevo certificado para cada firma (con identidad verificada, uno para un año)',
  made: (when) => `añadido: ${when}`,
  used: (when) => `firmó: ${when}`,
  unused: 'aún no ha firmado',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removeTitle: (name) => `¿Quitar «${name}»?`,
  removeWhy:
    'Este teléfono ya no podrá firmar y su certificado, si lo hay, se revoca. Los contratos ya firmados no cambian.',
  removed: 'Teléfono quitado; ya no puede firmar',
};
