import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      'Todas las firmas coinciden con el contenido del archivo. Una vez que confíe en nuestro certificado raíz, cualquier lector de PDF llega al mismo resultado por su cuenta.',
    named:
      'Todas las firmas coinciden con el contenido. Pero al menos un firmante no tiene identidad verificada: el nombre lo introdujo el remitente o el firmante, y la firma no prueba quién es esa persona.',
    unrecorded:
      'Al menos una firma usa un certificado nuestro, pero nuestros registros no contienen la firma: alguien usó el certificado para otro archivo. No confíe en este archivo.',
    validElsewhere:
      'Todas las firmas coinciden con el contenido del archivo, y los certificados son de emisores en los que confiamos.',
    untrusted:
      'Las firmas coinciden con el contenido, pero al menos un certificado no lo emitió un emisor en el que confiemos, por lo que no podemos confirmar quién es el firmante.',
    unproven:
      'Las firmas coinciden con el contenido, pero a una al menos le faltan datos para confirmarla. Vea abajo qué falta y qué puede hacer.',
    changed: 'Al menos un cambio no forma parte del proceso de firma. No confíe en este archivo; pida el original.',
    broken:
      'Al menos una firma no coincide con el contenido o no es válida. No confíe en este archivo; pida el original.',
    revoked:
      'Al menos una firma se hizo con un certificado revocado. No confíe en este archivo; contacte con el firmante.',
    unsigned: 'Es un PDF corriente. Cualquiera puede cambiarlo sin dejar rastro.',
    voided: 'Las partes han acordado anular este contrato; las firmas son correctas.',
  },
  verifiedAt: 'Verificado',
  print: 'Imprimir o guardar como PDF',
  signedBy: 'Firmado por',
  claimedBy: 'Firmante declarado',
  listComma: ', ',
  lastSigned: (time) => `Última firma: ${time}`,
  voidedAt: 'Anulado desde',
  voidReason: 'Motivo de la anulación',
  signatures: (count) => (count === 1 ? '1 firma' : `${count} firmas`),
  timestamps: (count) => (count === 1 ? '1 sello de tiempo de documento' : `${count} sellos de tiempo de documento`),
  tone: { good: 'válida', check: 'no confirmada', bad: 'no válida' },
  pictures:
    'Las imágenes de firmas y sellos personales que se ven en el archivo las aportaron los propios firmantes. Lo probado es el nombre indicado abajo y su procedencia.',
  nameNotVerified: 'nombre sin verificar',
  nameFrom: {
    VERIFIED: 'Nuestra autoridad verificó el nombre',
    PROFILE: 'El nombre procede de la cuenta del firmante y no se ha verificado',
    GIVEN: 'El nombre lo introdujo el remitente del contrato y no se ha verificado',
  },
  records: {
    KNOWN: 'Nuestros registros contienen esta firma',
    UNKNOWN: 'Nuestros registros no contienen esta firma: no se hizo aquí',
  },
  actedBy: {
    PHONE: 'Identificado con un teléfono verificado',
    EMAIL: 'Identificado con un correo electrónico verificado',
    ROLE: 'Identificado por tener un rol de la empresa',
    MEMBERSHIP: 'Identificado como miembro de la empresa',
  },
  provedAt: (time: string) => `acreditado el ${time}`,
  account: {
    SENDER: 'la cuenta del propio remitente',
    GUEST: 'con el enlace de firma, sin iniciar sesión',
    OTHER: 'no es la cuenta del remitente',
  },
  changedSince: 'cambiado después',
  unknownSigner: 'Firmante desconocido',
  when: {
    TIMESTAMP: 'Firmado',
    CLAIMED: 'Hora de firma declarada',
    NONE: 'Hora de firma desconocida',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === '' ? 'Un sello de tiempo prueba la hora' : `Un sello de tiempo de ${authority} prueba la hora`,
    CLAIMED: 'La hora procede del dispositivo del firmante; ningún tercero la prueba',
    NONE: 'El archivo no contiene la hora de la firma',
  },
  unknownTime: 'desconocida',
  stampTitle: 'Sello de tiempo de documento',
  stampedAt: 'Sellado',
  by: 'Emitido por',
  level: 'Protección',
  reason: 'Motivo',
  integrity: {
    yes: 'No ha cambiado ni un byte del contenido firmado',
    no: 'El contenido firmado no coincide con la firma',
  },
  trust: {
    own: 'El certificado es nuestro y era válido al firmar',
    list: (name) => `El certificado es de un emisor de confianza según «${name}» y era válido al firmar`,
    other: 'El certificado es de un emisor en el que confiamos y era válido al firmar',
    no: 'El certificado no lleva a un emisor en el que confiemos',
  },
  stampTrust: {
    own: 'El sello de tiempo es nuestro',
    list: (name) => `El sello de tiempo es de una autoridad de confianza según «${name}»`,
    other: 'El sello de tiempo es de una autoridad en la que confiamos',
    no: 'El sello de tiempo no es de una autoridad en la que confiemos',
  },
  change: {
    NONE: 'Nada ha cambiado desde entonces',
    PERMITTED: 'Desde entonces solo hay cambios permitidos: firmas posteriores y datos de validación',
    SUSPICIOUS: 'Desde entonces hay un cambio no permitido',
  },
  levels: {
    'B-B': 'Firma básica',
    'B-T': 'Con hora de confianza',
    'B-LT': 'Con hora de confianza y datos de validación',
    'B-LTA': 'A largo plazo: hora de confianza, datos de validación y sello de tiempo de archivo',
    CMS: 'Firma digital común',
  } as Record<string, string>,
  technical: 'Detalles técnicos',
  indication: 'Indicación',
  serial: 'Número de serie del certificado',
  field: 'Campo de firma',
  issuer: 'Emisor',
  trustList: 'Lista de confianza',
  listOverdue: (name, due) =>
    `«${name}» debía renovarse antes del ${due}; una edición más reciente puede decir otra cosa`,
  path: 'Ruta de certificación',
  validity: (from, to) => `${from} a ${to}`,
  revocation: 'Estado del certificado',
  revocationIs: {
    GOOD: (source, at) => `no revocado (${source}, ${at})`,
    REVOKED: (source, at) => `revocado (${source}, ${at})`,
    UNKNOWN: () => 'el archivo no contiene el estado del certificado',
  },
  proof: 'Existía a más tardar el',
  proofFrom: {
    SIGNATURE_TIMESTAMP: 'sello de tiempo de la firma',
    DOCUMENT_TIMESTAMP: 'sello de tiempo de documento',
    NONE: '',
  },
  covers: 'Versión firmada',
  version: (at, of) => (at === 0 ? 'no es una versión completa' : `versión ${at} de ${of}`),
  cover: { yes: 'cubre todo el archivo', no: 'después se añadió contenido al archivo' },
  seeSigned: 'Ver las páginas firmadas',
  seeSince: 'Ver lo que cambió después',
  file: 'El archivo',
  name: 'Nombre',
  size: 'Tamaño',
  revisions: 'Versiones',
  digest: 'Resumen SHA-256',
  copy: 'Copiar el resumen',
  copied: 'Copiado',
};
