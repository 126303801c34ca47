import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: 'El contrato ya se ha enviado o está programado y no se puede cambiar.',
  ERROR_TITLE_MISSING: 'Introduzca un título.',
  ERROR_DOCUMENT_MISSING: 'Añada al menos un documento.',
  ERROR_SIGNER_MISSING: 'Se necesita al menos un firmante.',
  ERROR_EXPIRY: 'El plazo debe ser de al menos {minHours} hora y como máximo {maxDays} días.',
  ERROR_TIMER: 'La hora de envío debe ser futura y anterior al plazo.',
  ERROR_PARTICIPANT_CONTACT:
    'Introduzca un teléfono (desde el extranjero, con + y prefijo de país) o un correo electrónico para {name}.',
  ERROR_PARTICIPANT_DUPLICATE: '{name} aparece dos veces en el mismo paso.',
  ERROR_PARTICIPANT_NOT_FOUND: 'Este participante no existe.',
  ERROR_PARTICIPANT_HAS_ACTED: 'Este participante ya ha actuado y no se puede quitar.',
  ERROR_PARTICIPANT_SENDER: 'La entrada del remitente la mantiene el sistema y no se puede cambiar así.',
  ERROR_PARTICIPANT_UNSUPPORTED: '{field} aún no puede ser {value}.',
  ERROR_PARTICIPANT_ENTERPRISE: 'Indique por qué empresa actúa {name}, con su nombre o con un número registrado aquí.',
  ERROR_PARTICIPANT_ROLE: 'Elija un rol de la empresa para {name}.',
  ERROR_PARTICIPANT_MEMBER:
    '{name} ya no es miembro de su empresa. Elija otro miembro o introduzca un teléfono o correo electrónico.',
  ERROR_PARTICIPANT_BULK: 'Un contrato tiene como máximo una lista de destinatarios.',
  ERROR_MULTI_SEND_REQUIRED: 'Este contrato tiene una lista de destinatarios: envíelo a la lista.',
  ERROR_MULTI_SEND_PERSON: 'Este participante no es una lista de destinatarios.',
  ERROR_MULTI_SEND_NO_ROWS:
    'La lista no tiene ningún destinatario al que se pueda enviar el contrato. Corrija primero la lista.',
  ERROR_MULTI_SEND_STATE: 'El estado del envío ha cambiado. Vuelva a consultarlo.',
  ERROR_MULTI_SEND_QUOTA:
    'Se pueden enviar como máximo {limit} a la vez en envíos masivos. Espere a que se envíen los actuales o continúe mañana.',
  ERROR_SHEET_UNREADABLE: 'No se puede leer la hoja. Guárdela como XLSX o CSV y vuelva a subirla.',
  ERROR_SHEET_HEADING:
    'La primera fila debe nombrar las columnas: nombre y teléfono o correo. Use la hoja que puede descargar aquí.',
  ERROR_SHEET_ROWS: 'Una lista puede tener como máximo {limit} destinatarios. Divídala y envíe cada parte.',
  ERROR_SHEET_EMPTY: 'La hoja no tiene filas debajo del encabezado.',
  ERROR_ROW_NAME: 'Introduzca un nombre de {detail} caracteres como máximo.',
  ERROR_ROW_CONTACT: 'Introduzca un teléfono (desde el extranjero, con + y prefijo de país) o un correo electrónico.',
  ERROR_ROW_DUPLICATE: 'El mismo contacto que en la fila {detail}.',
  ERROR_ROW_REQUIRED: '«{column}» está vacío.',
  ERROR_ROW_TITLE: 'Con «{column}», el título o el mensaje supera los {detail} caracteres.',
  ERROR_DOCUMENT_NOT_FOUND: 'Este documento no existe.',
  ERROR_DOCUMENT_DUPLICATE: 'El mismo archivo se ha añadido dos veces.',
  ERROR_FORM_NOT_FOUND: 'Este campo no existe.',
  ERROR_FORM_POSITION:
    'La posición actual del sello o la firma no es correcta; actualice la página y añádalo de nuevo.',
  ERROR_FORM_OVERLAP: 'Dos campos se superponen en la página {page} de «{file}». Mueva uno.',
  ERROR_FORM_MISSING:
    'Cada firmante necesita al menos un campo. Coloque uno o permita que los firmantes sin campos coloquen los suyos (needForm: false).',
  ERROR_FORM_PARTICIPANT: 'Un campo debe pertenecer a un firmante.',
  ERROR_FORM_VALUE: 'El valor no se admite en este campo{where}: {detail}',
  ERROR_FORM_REQUIRED: 'Aún está vacío un campo obligatorio{where}.',
  ERROR_FORM_NOT_REVISABLE: 'El remitente ha fijado el contenido de este campo.',
  ERROR_FORM_GLYPH_MISSING: 'La fuente no tiene ningún glifo para «{text}». Escríbalo de otra forma.',
  ERROR_FORM_APPEND_TOO_LATE: 'El documento ya lleva una firma; no se pueden añadir textos ni fechas.',
  ERROR_FORM_APPEND_CLOSED:
    'El remitente ha colocado los campos de este contrato; los firmantes no pueden añadir otros.',
  ERROR_FORM_PLACE_FIRST: 'Coloque primero su firma en una página o elija firmar sin mostrarla.',
  ERROR_FORM_HAS_FIELDS: 'Tiene campos en las páginas de este contrato; su firma se muestra allí.',
  ERROR_FORM_FILL_FAILED:
    'Lo que ha rellenado no se ha podido incorporar al documento. El contrato vuelve a su remitente.',
  ERROR_FORM_RULE: 'No se puede cumplir una regla de un campo{where}: {detail}',
  ERROR_FORM_HIDDEN: 'Por una regla del remitente, un campo{where} no se muestra y no admite valor.',
  ERROR_FORM_COMPUTED: 'El valor de un campo{where} se calcula y no se puede indicar.',
  ERROR_FORM_UNEQUAL: 'El valor de un campo{where} debe coincidir con {other}.',
  ERROR_PREPARING: 'Se están preparando los documentos. Tarda unos segundos más.',
  ERROR_PREPARE_FAILED: 'No se han podido preparar los documentos. Contacte con el remitente.',
};
