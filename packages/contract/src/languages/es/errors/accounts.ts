import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: 'La solicitud no es correcta: {field} {detail}',
  ERROR_UNKNOWN_FIELD: 'La solicitud contiene un campo desconocido: {field}',
  ERROR_NOT_LOGIN: 'No ha iniciado sesión o la sesión ha terminado. Inicie sesión de nuevo.',
  ERROR_CANT_USE_FREE_LOGIN: 'Un enlace de firma solo abre este contrato. Inicie sesión para usar lo demás.',
  ERROR_FORBIDDEN: 'No tiene permiso para hacer esto.',
  ERROR_CROSS_SITE: 'La solicitud procedía de otro sitio y se ha rechazado.',
  ERROR_NOT_FOUND: 'No se ha encontrado.',
  ERROR_TOO_LARGE: 'Es demasiado grande; el límite es {limit}.',
  ERROR_UNSUPPORTED_MEDIA: 'Este tipo de contenido no se admite.',
  ERROR_BUSY: 'El sistema está ocupado. Vuelva a intentarlo en {expireIn} segundos; no se ha perdido nada.',
  ERROR_UNAVAILABLE:
    'Parte del sistema no está disponible. Lo ya confirmado está a salvo; vuelva a intentarlo en {expireIn} segundos.',
  ERROR_STORAGE_FULL: 'No queda espacio para guardarlo. Lo ya confirmado está a salvo; vuelva a intentarlo más tarde.',
  ERROR_OUTCOME_UNKNOWN:
    'No se sabe si se ha hecho: la conexión se interrumpió mientras se registraba. Pasados {expireIn} segundos, compruebe el estado actual antes de repetirlo, o repita la solicitud con la misma Idempotency-Key.',
  ERROR_TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Vuelva a intentarlo en {expireIn} segundos.',
  ERROR_INTERNAL:
    'Algo ha fallado por nuestra parte. Vuelva a intentarlo; si continúa, indique el n.º de solicitud a atención al cliente.',
  ERROR_IDEMPOTENCY_KEY_REUSED: 'Esta Idempotency-Key se usó para otra solicitud.',
  ERROR_DONE_UNANSWERED:
    'Esto ya se ha hecho, pero se perdió la respuesta. Compruebe el estado actual; para hacerlo otra vez, use una nueva Idempotency-Key.',
  // accounts
  ERROR_ACCOUNT_INPUT:
    'Cuenta no válida: introduzca un teléfono (desde el extranjero, con + y prefijo de país) o un correo electrónico.',
  ERROR_ACCOUNT_NOT_REGISTERED: 'Esta cuenta aún no está registrada.',
  ERROR_ACCOUNT_EXISTS: 'Esta cuenta ya está registrada. Inicie sesión.',
  ERROR_LOGIN_FAILED: 'La cuenta o la contraseña no son correctas. Vuelva a introducirlas.',
  ERROR_ACCOUNT_DISABLED: 'Esta cuenta está desactivada. Contacte con atención al cliente.',
  ERROR_PASSWORD_FORM: 'La contraseña no se convirtió en un hash del modo acordado antes de enviarla.',
  ERROR_PASSWORD_WRONG: 'La contraseña no es correcta. Vuelva a introducirla.',
  ERROR_SIGN_PASSWORD_EXISTS: 'La contraseña de firma ya está creada.',
  ERROR_SIGN_PASSWORD_NONE: 'No hay contraseña de firma. Use un código o cree una primero.',
  ERROR_SIGN_PASSWORD_WRONG: 'La contraseña de firma no es correcta. Vuelva a introducirla.',
  ERROR_FREQUENT_ACCOUNT_CHECK: 'Demasiadas solicitudes. Vuelva a intentarlo más tarde.',
  ERROR_RESET_PASSWORD: 'No se ha podido restablecer la contraseña. Verifíquese de nuevo.',
  ERROR_SECURITY_TOKEN: 'El token de seguridad no es válido, ya se usó o ha caducado.',
  ERROR_PASSKEY: 'No se ha podido verificar la llave de acceso. Vuelva a intentarlo o inicie sesión de otra forma.',
  ERROR_PASSKEY_LIMIT: 'Como máximo {limit} llaves de acceso. Elimine una primero.',
  ERROR_CONTACT_TAKEN: 'Este contacto pertenece a otra cuenta.',
  ERROR_CONTACT_LAST: 'Es el único contacto de la cuenta. Vincule otro primero.',
  ERROR_CONTACT_UNCHANGED: 'Este contacto ya está vinculado.',
  ERROR_CONTACT_FRESH:
    'Este contacto se acaba de vincular y durante 24 horas no sirve para restablecer una contraseña. Use el otro contacto.',
  ERROR_MEMBER_DISABLED: 'El administrador le ha dado de baja y no puede usar esta cuenta de empresa.',
  ERROR_NOT_A_MEMBER: 'Esta cuenta no existe.',
  ERROR_SCAN_EXPIRED: 'El código QR ha caducado. Cree otro en el ordenador.',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: 'La solicitud se está revisando. Espere el resultado.',
  ERROR_IDENTITY_PASSED: 'La identidad ya está verificada.',
  ERROR_IDENTITY_NAME: 'Introduzca el nombre real del documento, como máximo {limit} caracteres.',
  ERROR_IDENTITY_NUMBER: 'El número del documento de identidad no es correcto. Compruébelo.',
  ERROR_IDENTITY_PAPERS: 'Suba imágenes de los documentos exigidos: {papers}',
  ERROR_IDENTITY_REQUIRED: 'Esto requiere antes una identidad verificada.',
  ERROR_IDENTITY_DECIDED: 'Esta solicitud ya se ha resuelto.',
  ERROR_ENTERPRISE_NAME: 'Introduzca el nombre de la empresa, como máximo {limit} caracteres.',
  ERROR_ENTERPRISE_CODE: 'El código unificado de crédito social no es correcto. Compruébelo.',
  ERROR_ENTERPRISE_TAKEN: 'Esta empresa ya está registrada. Pida a su administrador que le invite.',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: 'Inicie sesión primero en la consola de operadores.',
  ERROR_OPERATOR_ROLE: 'Su rol no lo permite. Los roles los asigna un administrador.',
  ERROR_OPERATOR_LAST: 'El último administrador conserva este rol.',
  ERROR_OPERATOR_EXISTS: 'Este nombre de acceso ya existe.',
  ERROR_OPERATOR_CODE_MISSING: 'Introduzca el código de 6 dígitos de su aplicación de autenticación (totp).',
  ERROR_OPERATOR_CODE_WRONG: 'El código no es correcto o ya se usó. Espere el siguiente.',
  ERROR_OPERATOR_FACTOR_NEEDED: 'Configure primero el segundo factor.',
  ERROR_OPERATOR_FACTOR_EXISTS: 'El segundo factor ya está configurado. Se quita con la orden npm run operator.',
  ERROR_REQUEST_OWN: 'Debe confirmarlo otro operador.',
  ERROR_REQUEST_DECIDED: 'Esta petición ya se ha resuelto o ha caducado.',
  ERROR_REQUEST_WAITING: 'Ya hay una petición pendiente sobre lo mismo.',
  ERROR_REQUEST_SUBJECT: 'Ya no se puede hacer, porque el estado del asunto ha cambiado.',
  ERROR_IDENTITY_TAKEN: 'Este número de documento pertenece a una identidad ya verificada.',
  ERROR_IDENTITY_SUSPENDED:
    'La autoridad de certificación ha suspendido la identidad verificada. Contacte con la autoridad.',
  ERROR_IDENTITY_LETTER:
    'Un solicitante que no es el representante legal debe subir una carta de autorización (documento de tipo AUTHORISATION).',
  ERROR_CERTIFICATE_NOT_FOUND: 'Este certificado no existe.',
  ERROR_CERTIFICATE_REVOKED: 'Este certificado ya está revocado.',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: 'Cargue una nueva imagen con caracteres.',
  ERROR_CODE_EXPIRED: 'El código no existe o ha caducado. Pida uno nuevo.',
  ERROR_CODE_WRONG: 'El código no es correcto. Vuelva a introducirlo.',
  ERROR_CODE_LOCKED: 'Demasiados intentos fallidos; bloqueado durante 1 hora. Vuelva a intentarlo en {wait}.',
  ERROR_OPCODE: 'El código de operación no es válido o ya se usó. Verifíquese de nuevo.',
  ERROR_CONTACT:
    'Contacto no válido: introduzca un teléfono (desde el extranjero, con + y prefijo de país) o un correo electrónico.',
  ERROR_PHONE_UNSUPPORTED: 'Este servicio no envía SMS: introduzca un correo electrónico en lugar de un teléfono.',
  ERROR_PHONE_COUNTRY:
    'Este servicio no envía SMS a este país: introduzca un correo electrónico en lugar de un teléfono.',
  ERROR_PARTICIPANT_UNREACHABLE:
    'Este servicio no puede enviar SMS al teléfono de {name}. Indique un correo electrónico para {name}.',
  ERROR_SEND_BUSY: 'Demasiados envíos seguidos. Espere a que termine la cuenta atrás ({expireIn} segundos).',
  ERROR_FREQUENTLY: 'Demasiadas solicitudes de envío. Espere {wait}.',
  ERROR_AMOUNT_OUT_LIMIT: 'Ha alcanzado el límite diario de códigos. Inténtelo mañana.',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: 'Ha alcanzado el límite diario de códigos por voz. Inténtelo mañana.',
  ERROR_SEND_FAILED: 'No se ha podido enviar. Vuelva a intentarlo más tarde.',
  ERROR_TIMEOUT: 'El envío no ha respondido a tiempo. Vuelva a intentarlo.',
  ERROR_CONTACT_BLACKLISTED: 'Este número no puede recibir códigos. Contacte con atención al cliente.',
  ERROR_VOICE_FREQUENTLY: 'Demasiadas solicitudes de envío. Espere {wait}.',
  ERROR_VOICE_BLACKLISTED: 'Este número no puede recibir códigos. Contacte con atención al cliente.',
};
