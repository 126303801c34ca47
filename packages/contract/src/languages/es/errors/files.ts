import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
  ERROR_FILENAME_SIZE: 'El nombre del archivo es demasiado largo; como máximo {limit} caracteres.',
  ERROR_FILE_SIZE: 'El archivo es demasiado grande; como máximo {limitMb} MB.',
  ERROR_FILE_TYPE: 'Este tipo de archivo no se admite. Suba un PDF o una imagen.',
  ERROR_UPLOAD_REJECTED: 'La subida se ha rechazado: sus partes no encajan. Vuelva a subirlo.',
  ERROR_UPLOAD_QUOTA:
    'Una cuenta puede subir {limitMb} MB en 24 horas y ha alcanzado ese límite. Vuelva a intentarlo mañana.',
  ERROR_FILE_DAMAGED: 'El archivo está dañado y no se puede abrir. Expórtelo de nuevo y súbalo.',
  ERROR_FILE_ENCRYPTED: 'El archivo está cifrado de un modo no admitido. Quite el cifrado y súbalo de nuevo.',
  ERROR_FILE_SIGNED_DAMAGED:
    'El archivo ya está firmado, pero tiene defectos de formato; no se puede cambiar ni usar. Pida el original al firmante.',
  ERROR_FILE_PASSWORD: 'El archivo está protegido. Introduzca la contraseña que lo abre.',
  ERROR_FILE_PASSWORD_WRONG: 'Esa contraseña no abre el archivo. Vuelva a intentarlo.',
  ERROR_FILE_OWNER_PASSWORD:
    'El autor del archivo prohíbe los cambios. Introduzca su contraseña de permisos (contraseña de propietario).',
  ERROR_FILE_SIGNED_ENCRYPTED:
    'El archivo está firmado y cifrado; sin cifrado, sus firmas quedarían invalidadas. Pida a sus firmantes el original sin cifrar.',
  ERROR_FILE_SIGNED_ACTIVE:
    'El archivo está firmado y contiene scripts, archivos adjuntos u otro contenido activo, que no se puede quitar sin invalidar sus firmas. No se puede usar.',
  ERROR_FILE_XFA:
    'El archivo es un formulario XFA. Imprímalo o guárdelo como PDF corriente con el programa que lo creó y suba ese PDF.',
  ERROR_FILE_CERTIFIED: 'El autor ha certificado el archivo y prohíbe cualquier cambio, por lo que no se puede firmar.',
  ERROR_FILE_TOO_COMPLEX: 'El archivo es demasiado complejo para procesarlo. Expórtelo de nuevo y súbalo.',
  ERROR_FILE_NOT_READY: 'El archivo aún se está procesando. Espere.',
  ERROR_FILE_CONVERSION: 'El documento no se ha podido convertir. Guárdelo como PDF y suba el PDF.',
  ERROR_PICTURE: 'La imagen no se puede usar. Elija otro PNG o JPEG.',
  ERROR_INK: 'La escritura no se puede usar. Bórrela y escriba de nuevo. {detail}',
  ERROR_INK_SLIGHT: 'Un punto, una línea recta o una marca no son una firma. Escriba su nombre completo.',
  ERROR_LIMIT_PARTICIPANTS: 'Como máximo {limit} participantes.',
  ERROR_LIMIT_DOCUMENTS: 'Como máximo {limit} documentos.',
  ERROR_LIMIT_BYTES: 'Los documentos pueden tener como máximo {limitMb} MB en total.',
  ERROR_LIMIT_PAGES: 'Los documentos pueden tener como máximo {limit} páginas en total.',
  ERROR_LIMIT_FORMS: 'Como máximo {limit} campos.',
  ERROR_ATTACHMENT_NOT_FOUND: 'Este archivo adjunto no existe.',
  ERROR_ATTACHMENT_TYPE: 'Este campo no admite ese archivo{where}; envíe {detail}.',
  ERROR_ATTACHMENT_COUNT: 'Este campo admite como máximo {limit} archivos{where}.',
};
