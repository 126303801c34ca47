import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: 'Usted no es participante de este contrato.',
  ERROR_WAITING_JOIN_ENTERPRISE: 'Únase primero a la empresa y firme después.',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: 'El contrato ha caducado.',
  ERROR_NOT_A_SIGNER: 'Usted no es firmante de este contrato.',
  ERROR_NOT_A_CHECKER: 'Usted no es revisor de este contrato.',
  ERROR_NEED_WAIT_OTHER: 'Otras personas deben actuar antes que usted.',
  ERROR_ALREADY_SIGNED: 'Usted, o un colega con el mismo rol, ya ha actuado en este contrato.',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: 'El remitente ha retirado este contrato.',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: 'Este contrato se ha rechazado.',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: 'El estado del contrato no lo permite.',
  ERROR_DOCUMENT_CHANGED: 'El documento ha cambiado desde que lo abrió. Vuelva a cargarlo, léalo y firme.',
  ERROR_DOCUMENT_NOT_SHOWN: 'No se han abierto por completo todos los documentos. Ábralos todos primero.',
  ERROR_CONTACT_NOT_PROVED:
    'Aquí solo puede actuar la persona que haya acreditado {contact}. Abra con ese contacto el enlace de firma o vincúlelo primero a su cuenta.',
  ERROR_SIGNING_IN_PROGRESS: 'Hay una firma en curso. Vuelva a intentarlo en un momento.',
  ERROR_AUTH_REQUIRED: 'Confirme que es usted con la contraseña de firma o un código.',
  ERROR_AUTH_LEVEL: 'El remitente exige una identidad verificada antes de firmar.',
  ERROR_PERSONAL_CERT:
    'Este contrato se firma con su propio certificado, para lo que antes hay que verificar su identidad.',
  ERROR_ENTERPRISE_CERT: 'Este contrato se firma con el certificado de {name}, cuya identidad debe verificarse antes.',
  ERROR_SHIELD_REQUIRED: 'Este contrato se firma con su teléfono: escanee el código de la página de firma.',
  ERROR_SHIELD_EXPIRED: 'El código para su teléfono ha caducado. Cree otro en el ordenador.',
  ERROR_SHIELD_PROVIDER: 'No existe ese servicio de firma con teléfono. Elija uno de estos: {names}.',
  ERROR_SHIELD_ALGORITHM: 'Este algoritmo de resumen no está permitido. Elija uno de estos: {names}.',
  ERROR_SHIELD_PROOF: 'El teléfono no ha podido demostrar que tiene la clave de firma. Abra el código otra vez.',
  ERROR_SHIELD_SIGNATURE:
    'La firma del teléfono no coincide con lo que se mostró. No se ha firmado nada. Cree otro código en el ordenador.',
  ERROR_SHIELD_DEVICE:
    'La clave de firma de este teléfono ya no es válida. Abra el código otra vez para crear una nueva.',
  ERROR_SHIELD_DEVICE_LIMIT:
    'Como máximo {limit} teléfonos pueden tener una clave suya. Quite antes uno en los ajustes de su cuenta.',
  ERROR_SHIELD_NOT_ASKED: 'No necesita un teléfono para firmar este contrato.',
  ERROR_SHIELD_CODE:
    'Este teléfono firma por primera vez: introduzca el código enviado al firmante o inicie sesión en este teléfono como firmante.',
  ERROR_SHIELD_CODE_WRONG: 'El código no es correcto o ya no es válido. Compruébelo o pida otro.',
  ERROR_SHIELD_NUMBER:
    'No es el número que muestra el teléfono. Léalo en su propio teléfono; si no muestra ninguno, cree otro código QR.',
  ERROR_JOIN_ENTERPRISE:
    'No se puede identificar la empresa {name}. Consulte al remitente o pida a la empresa que verifique su identidad.',
  ERROR_SEAL_NOT_FOUND: 'Este sello no existe.',
  ERROR_WRITE_NOT_FOUND: 'Esta firma no existe.',
  ERROR_REASON_MISSING: 'Indique un motivo de 1 a {limit} caracteres.',
  ERROR_REMIND_TOO_SOON: 'Se acaba de enviar un recordatorio a este participante. Envíe otro en {expireIn} segundos.',
  ERROR_NOT_FINISHED: 'El contrato se puede descargar cuando esté completado.',
  ERROR_PROLONG_EARLIER: 'El nuevo plazo debe ser posterior al actual.',
  ERROR_PARTICIPANT_DEADLINE: 'El plazo de un participante debe ser futuro y anterior al del contrato.',
  ERROR_READING_MISSING:
    'El remitente pide que antes se vean los documentos. Abra el contrato por separado, haga lo que pide la página y confirme.',
  ERROR_IN_PERSON_ENTERPRISE:
    'Un participante que actúa por una empresa necesita su propia cuenta y no puede firmar de forma presencial en su dispositivo.',
  ERROR_IN_PERSON_OWN_CONTACT:
    'El contacto de este participante es el suyo: el código se le enviaría a usted. Sustitúyalo antes por el teléfono o correo electrónico de esa persona.',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    'Este dispositivo se entregó para otro contrato. Su dueño debe iniciar sesión antes de poder abrir este aquí.',
  ERROR_IN_PERSON_HOST_ONLY: 'Este dispositivo lo entregó {name}, y solo esa persona puede iniciar sesión en él.',
  ERROR_PARTICIPANT_OVERDUE:
    'El plazo que el remitente fijó para este participante ha vencido. Solo el remitente puede ampliarlo.',
  ERROR_AUTHORIZE_SELF: 'Este contacto es el suyo. Introduzca el contacto de otra persona.',
  ERROR_AUTHORIZE_LIMIT: 'Este turno ya se ha reasignado {limit} veces; no se puede reasignar más.',
  ERROR_CANCEL_RUNNING: 'Ya hay un acuerdo de anulación en curso para este contrato.',
  ERROR_ENVELOPE_VOIDED: 'Este contrato ya está anulado.',
  // office seals
  ERROR_SEAL_NOT_CHECKED: 'El sello «{name}» aún no se ha aprobado.',
  ERROR_SEAL_ABANDONED: 'El sello «{name}» se dio de baja y ya no se puede usar.',
  ERROR_SEAL_NOT_AUTHORIZED: 'No tiene autorización para usar el sello «{name}». Puede solicitarla.',
  ERROR_SEAL_AUTHORIZATION_ENDED: 'Su autorización para el sello «{name}» ha terminado. Puede solicitarla de nuevo.',
  ERROR_SEAL_USED_UP: 'Ha agotado los usos autorizados del sello «{name}». Puede solicitar otros.',
  ERROR_SEAL_SCOPE: 'Su autorización para el sello «{name}» no incluye este contrato.',
  ERROR_SEAL_REVOKED: 'Su autorización para el sello «{name}» se revocó; no se ha firmado nada.',
  ERROR_SEAL_OF_ENTERPRISE: 'Este sello solo puede usarlo quien firma por su empresa.',
  ERROR_SEAL_NAME_EXISTS: 'Ya existe un sello llamado «{name}».',
  ERROR_SEAL_LIMIT: 'Como máximo {limit} sellos.',
  ERROR_SEAL_GROUP_EXISTS: 'Ya existe un grupo llamado «{name}».',
  ERROR_SEAL_GROUP_NOT_FOUND: 'Este grupo de sellos no existe.',
  ERROR_SEAL_GROUP_LIMIT: 'Como máximo {limit} grupos de sellos.',
  ERROR_SEAL_APPLICATION_EXISTS: 'Ya ha solicitado este sello; la solicitud está pendiente.',
  ERROR_SEAL_APPLICATION_NOT_FOUND: 'Esta solicitud no existe.',
  ERROR_SEAL_APPLICATION_HANDLED: 'Esta solicitud ya se ha resuelto.',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: 'Esta autorización no existe.',
  ERROR_SEAL_MEMBER: 'Solo se puede autorizar a miembros activos de esta empresa.',
  ERROR_SEAL_TEXT: 'Estos caracteres no se pueden grabar en un sello: {text}',
  ERROR_SEAL_CERT:
    'Un sello de empresa necesita un certificado de la empresa o un certificado de un solo uso. Pida al remitente que lo cambie.',
  ERROR_SEAL_SCOPE_EMPTY: 'Elija los contratos o plantillas a los que se aplica la autorización.',
  ERROR_SEAL_END: 'La fecha de fin debe ser futura.',
  ERROR_SEAL_APPLICATION_LIMIT: 'Como máximo {limit} solicitudes pueden estar pendientes a la vez.',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    'El sello «{name}» se podrá usar cuando la empresa esté verificada. Su propietario lo solicita en la página de la empresa.',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    'Un sello lleva el nombre verificado: antes hay que verificar su empresa. Su propietario lo solicita en la página de la empresa.',
  ERROR_SEAL_COMPANY_NAME: 'El servidor fija el nombre del sello: «{name}». No indique text.',
  ERROR_SEAL_CENTER_TEXT: 'Las palabras del centro de este tipo de sello son fijas: «{text}». No indique centerText.',
  ERROR_SEAL_DEPARTMENT:
    'En este tipo de sello, centerText es un nombre habitual de departamento, como «Departamento de Ventas», de {limit} caracteres como máximo. Para cualquier otro nombre, suba una imagen del sello, que un operador compara.',
  ERROR_SEAL_NUMBER:
    'bottomText es el número del sello: como máximo {limit} cifras, guiones y paréntesis, con dos letras seguidas como máximo, o el código unificado de crédito social.',
  ERROR_SEAL_NAME_OUTDATED:
    'La imagen del sello «{name}» no lleva el nombre verificado actual de la empresa. Cree el sello de nuevo.',
  ERROR_SEAL_NAME_CHECK_DONE: 'La imagen de este sello no necesita compararse o ya se ha comparado.',
  ERROR_SEAL_SELF_AUDIT:
    'Otro miembro puede decidirlo. Quien creó el sello o lo solicitó solo puede decidir si no puede hacerlo ningún otro miembro.',
};
