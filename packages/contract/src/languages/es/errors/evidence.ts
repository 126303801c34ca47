import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE: 'Este PDF no se puede leer. Puede estar dañado o incompleto; pídalo de nuevo.',
  ERROR_VERIFY_ENCRYPTED:
    'Este PDF está cifrado de un modo que ninguna contraseña puede abrir aquí. Pida una copia sin cifrar.',
  ERROR_VERIFY_COST:
    'Verificar este archivo requiere más tiempo o memoria de lo permitido en línea. Verifíquelo con la herramienta de línea de órdenes.',
  ERROR_TRUST_FILE: 'No son certificados (PEM o DER) ni una lista de confianza (ETSI TS 119 612).',
  ERROR_TRUST_SIGNATURE:
    'La firma de la lista de confianza no concuerda con ella o no tiene la forma exigida. Descargue la lista de nuevo de su editor.',
  ERROR_TRUST_ALGORITHM:
    'La lista de confianza está firmada con un método no admitido o que ya no es seguro: {detail}. Pida a su editor una firmada con RSA, RSA-PSS o ECDSA y SHA-256 o superior.',
  ERROR_TRUST_INCOMPLETE:
    'A la lista de confianza le falta {field}, o no es válido; toda lista debe tenerlo (ETSI TS 119 612 §5.3). Descárguela de nuevo de su editor.',
  ERROR_TRUST_SIGNER:
    'El firmante de la lista de confianza no es el debido. Debe firmarla el firmante de la lista anterior, un certificado que nombre otra lista o el certificado que usted introduzca. Compruebe quién la firmó e introduzca el SHA-256 de ese certificado.',
  ERROR_TRUST_EMPTY:
    'En el archivo no hay nada en lo que confiar: necesita certificados de autoridades de certificación o servicios cualificados concedidos.',
  ERROR_TRUST_ENDS:
    'Esta edición de la lista ya no nombra ningún servicio de confianza. Una vez importada y confirmada por otro operador, los {count} certificados de «{name}» dejarán de ser de confianza.',
  ERROR_TRUST_ANCHORS: 'Una lista contiene como máximo {limit} certificados. Divídala.',
  ERROR_TRUST_LISTS: 'Hay como máximo {limit} listas. Elimine una que ya no necesite.',
  ERROR_TRUST_NAME: 'Ya existe una lista con este nombre.',
  ERROR_TRUST_OLDER:
    'Ya se ha importado una edición más reciente de esta lista. Elimínela primero si quiere confiar en la anterior.',
  // audit log
  ERROR_LOG_EMPTY:
    'El registro de auditoría aún no tiene ningún punto de control firmado. Vuelva a intentarlo en un minuto.',
  ERROR_LOG_ENTRY:
    'No hay ninguna fila con este resumen en el registro de auditoría con este tamaño. Una fila nueva se añade en menos de un minuto.',
  ERROR_LOG_SIZE: 'El registro de auditoría está firmado hasta {limit} filas. Pida ese tamaño o uno menor.',
};
