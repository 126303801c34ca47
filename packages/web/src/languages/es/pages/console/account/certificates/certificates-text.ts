import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/es/labels';

export const text: typeof Shape = {
  title: 'Mis certificados',
  lead: 'Los certificados digitales emitidos a su nombre al firmar.',
  what: '¿Qué son estos certificados?',
  whatWords:
    'Cada vez que firma un contrato, la autoridad emite un nuevo certificado para esa única firma: su clave se genera para esa firma, se usa una vez y se destruye. No puede volver a usarse, por lo que no tiene nada que custodiar y no se puede robar. Cuando un certificado caduca o se revoca, los contratos firmados mientras era válido siguen siendo válidos.',
  root: 'Descargar el certificado raíz',
  rootWhy: 'Una vez que confíe en el certificado raíz, su lector de PDF podrá verificar estas firmas.',
  none: 'Aún no hay certificados',
  noneWhy: 'Cuando firme su primer contrato, su certificado aparecerá aquí.',
  subject: 'Titular',
  serial: 'Número de serie',
  validity: 'Validez',
  issued: 'Emitido',
  envelope: 'Usado para',
  untitled: 'contrato sin título',
  noEnvelope: 'no usado en un contrato',
  copySerial: (serial) => `Copiar el número de serie ${serial}`,
  from: (when) => `desde ${when}`,
  until: (when) => `hasta ${when}`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `revocado (${when}): ${why}`,
  reasons: {
    unspecified: 'sin motivo indicado',
    keyCompromise: 'su clave puede estar comprometida',
    cACompromise: 'la clave de la autoridad puede estar comprometida',
    affiliationChanged: 'la vinculación del titular ha cambiado',
    superseded: 'sustituido por un nuevo certificado',
    cessationOfOperation: 'ya no se usa',
    privilegeWithdrawn: 'se retiró el derecho a usarlo',
    aACompromise: 'la clave de la autoridad de atributos puede estar comprometida',
  } as Record<string, string>,
  list: 'Certificados',
  count: (total) => `${total} en total`,
};
