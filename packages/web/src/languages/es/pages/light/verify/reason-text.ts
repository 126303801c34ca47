import type { text as Shape } from '../../../../zh-CN/pages/light/verify/reason-text.ts';

const original = 'Pida el archivo original.';
const again = 'Pida al firmante que firme de nuevo.';

export const text: typeof Shape = {
  title: 'Por qué',
  todo: 'Qué hacer',
  unknown: { what: 'Esta firma no ha superado la verificación.', todo: original },
  notSignedHere: {
    what: 'El certificado es nuestro, pero esta firma no se hizo en nuestra plataforma: alguien usó el certificado para otro archivo.',
    todo: 'No confíe en él; pida el original firmado en nuestra plataforma.',
  },
  suspicious: {
    what: 'Tras la firma, el archivo se cambió de maneras que no forman parte del proceso de firma. Compare las páginas firmadas con las actuales.',
    todo: 'Guíese por las páginas tal como se firmaron y pida el original.',
  },
  reasons: {
    FORMAT_FAILURE: {
      what: 'La estructura de la firma no sigue el estándar y no se puede leer.',
      todo: original,
    },
    HASH_FAILURE: { what: 'El contenido cubierto por la firma se cambió después de firmar.', todo: original },
    SIG_CRYPTO_FAILURE: {
      what: 'La firma no corresponde a la clave pública del certificado: la hizo otra persona o está dañada.',
      todo: original,
    },
    SIG_CONSTRAINTS_FAILURE: {
      what: 'A la firma le falta contenido que exige el estándar, o su certificado no está destinado a firmar documentos.',
      todo: again,
    },
    CHAIN_CONSTRAINTS_FAILURE: {
      what: 'La ruta de certificados incumple una regla; por ejemplo, un certificado emitido por otro que no puede emitirlos.',
      todo: 'Pida al firmante que firme con un certificado válido.',
    },
    CERTIFICATE_CHAIN_GENERAL_FAILURE: {
      what: 'La ruta de certificados no se ha podido comprobar por completo.',
      todo: 'Pida al firmante la ruta completa.',
    },
    CRYPTO_CONSTRAINTS_FAILURE: {
      what: 'Los algoritmos o las claves ya no son seguros, no concuerdan entre sí o son desconocidos.',
      todo: again,
    },
    CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
      what: 'Un algoritmo ya no es seguro y ningún sello de tiempo prueba que la firma se hizo antes.',
      todo: again,
    },
    REVOKED: {
      what: 'El certificado se había revocado antes de la firma.',
      todo: 'Contacte con el firmante; no confíe en esta firma.',
    },
    REVOKED_NO_POE: {
      what: 'El certificado se revocó después y ninguna hora de confianza prueba que la firma se hizo antes.',
      todo: 'Pida al firmante la hora de la firma o una firma con un nuevo certificado.',
    },
    REVOKED_CA_NO_POE: {
      what: 'El emisor del certificado se revocó y ninguna hora de confianza prueba que la firma se hizo antes.',
      todo: again,
    },
    EXPIRED: { what: 'El certificado había caducado en el momento de la firma.', todo: again },
    NOT_YET_VALID: { what: 'El certificado aún no era válido en el momento de la firma.', todo: again },
    OUT_OF_BOUNDS_NO_POE: {
      what: 'El certificado está ahora fuera de su período de validez y ninguna hora de confianza prueba que era válido en el momento de la firma.',
      todo: 'Verifique una versión con sello de tiempo, si la hay; si no, pida al firmante que firme de nuevo.',
    },
    OUT_OF_BOUNDS_NOT_REVOKED: {
      what: 'El certificado ha caducado sin ser revocado y ninguna hora de confianza prueba que la firma se hizo antes.',
      todo: 'Verifique una versión con sello de tiempo, si la hay; si no, pida al firmante que firme de nuevo.',
    },
    REVOCATION_OUT_OF_BOUNDS_NO_POE: {
      what: 'La prueba del estado del certificado ha caducado a su vez.',
      todo: 'Pida una versión con datos de validación completos (B-LT o B-LTA).',
    },
    NO_SIGNING_CERTIFICATE_FOUND: { what: 'El archivo no contiene el certificado del firmante.', todo: original },
    NO_CERTIFICATE_CHAIN_FOUND: {
      what: 'El certificado no lo emitió un emisor en el que confiemos. El contenido no ha cambiado, pero no podemos confirmar la identidad del firmante.',
      todo: 'Si conoce al emisor y confía en él, acepte su certificado raíz en su propio lector y verifique allí.',
    },
    NO_CERTIFICATE_CHAIN_FOUND_NO_POE: {
      what: 'El emisor figuró en una lista de confianza y se ha retirado, y ninguna hora de confianza prueba que la firma se hizo antes.',
      todo: 'Pida una versión con sello de tiempo.',
    },
    NO_POE: {
      what: 'Ninguna hora de confianza prueba cuándo existía la firma.',
      todo: 'Pida una versión con sello de tiempo.',
    },
    TRY_LATER: {
      what: 'El archivo no contiene el estado del certificado, o contiene uno caducado, y no contactamos con direcciones indicadas en un archivo.',
      todo: 'Pida una versión con datos de validación completos (B-LT o B-LTA).',
    },
    TIMESTAMP_ORDER_FAILURE: { what: 'El orden de los sellos de tiempo es contradictorio.', todo: original },
    SIGNED_DATA_NOT_FOUND: { what: 'El contenido cubierto por la firma no está en el archivo.', todo: original },
  },
  notes: {
    REVOCATION_UNKNOWN: 'El archivo no contiene el estado del certificado.',
    REVOCATION_STALE: 'El estado del certificado que hay en el archivo es anterior a la firma o ha caducado.',
    WEAK_DIGEST:
      'El algoritmo de resumen {name} ya no es seguro: se podría preparar otro contenido que coincida con la firma.',
    WEAK_KEY: 'La clave {name} es demasiado débil: otra persona podría calcularla.',
    ALGORITHM_MISMATCH: 'Los algoritmos de la firma no concuerdan entre sí.',
    CHAIN_TOO_COMPLEX:
      'Hay demasiados certificados y datos de estado para comprobarlos dentro del límite de un archivo.',
    VALIDATION_DATA_OVERFULL: 'El archivo contiene demasiados datos de validación; una parte no se ha leído.',
    TIMESTAMP_NOT_TRUSTED: 'El sello de tiempo de la firma no es de una autoridad en la que confiemos y no cuenta.',
    NO_REVISION_ENDS_HERE: 'La firma no cubre una versión completa.',
    BYTE_RANGE_BROKEN: 'El rango cubierto por la firma incumple las reglas.',
    SUBFILTER_UNSUPPORTED: 'El formato de la firma es desconocido.',
    TRAILING_DATA: 'Tras el final del archivo hay contenido que no pertenece a ninguna versión.',
  },
};
