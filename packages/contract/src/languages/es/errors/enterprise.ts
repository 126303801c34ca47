import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: 'Ya existe un rol con este nombre. Elija otro nombre.',
  ERROR_ROLE_LIMIT: 'Como máximo {limit} roles propios. Elimine uno primero.',
  ERROR_ROLE_BUILT_IN: 'Esto no se puede cambiar en un rol integrado. Cópielo a un rol propio.',
  ERROR_ROLE_KEY: 'Un rol no puede tener este permiso: está reservado al propietario de la empresa.',
  ERROR_ROLE_ABOVE: 'Este rol tiene permisos que usted no tiene. Consulte al propietario de la empresa.',
  ERROR_ROLE_OWN: 'Sus propios roles solo puede cambiarlos otro miembro. Consulte al propietario de la empresa.',
  ERROR_ROLE_IN_USE:
    'Un contrato espera a quienes tienen este rol ({title}). Elimine el rol cuando el contrato haya terminado o se haya retirado.',
  ERROR_OWNER_STAYS:
    'El propietario de una empresa no se puede quitar ni puede marcharse. Traspase primero la propiedad.',
  ERROR_OWNER_SUCCESSOR: 'El nuevo propietario debe ser otro miembro de la empresa que no se haya quitado.',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: 'Ya existe una etiqueta llamada «{name}». Elija otro nombre.',
  ERROR_LABEL_NOT_FOUND: 'Esta etiqueta no existe.',
  ERROR_LABEL_LIMIT: 'Una cuenta tiene como máximo {limit} etiquetas. Elimine una que no use.',
  ERROR_VIEW_NOT_FOUND: 'Esta vista guardada no existe.',
  ERROR_VIEW_LIMIT: 'Se pueden guardar como máximo {limit} vistas. Elimine una que no use.',
  ERROR_CONTACT_GROUP_EXISTS: 'Ya existe un grupo de contactos «{name}».',
  ERROR_CONTACT_GROUP_NOT_FOUND: 'Este grupo de contactos no existe.',
  ERROR_CONTACT_GROUP_LIMIT: 'Se pueden guardar como máximo {limit} grupos de contactos. Elimine uno que no use.',
  // API keys and webhooks
  ERROR_API_KEY:
    'Esta clave de API es desconocida, ha caducado o se ha revocado. Pida otra al propietario de la empresa.',
  ERROR_API_KEY_SCOPE: 'Esta clave de API no puede hacer esta llamada. Necesita uno de estos permisos: {scopes}.',
  ERROR_API_KEY_COOKIE: 'Una llamada se hace con una clave de API o con una cookie de sesión, no con ambas. Quite una.',
  ERROR_API_CLIENT_LIMIT: 'Como máximo {limit} claves de API. Revoque una que no use.',
  ERROR_API_CLIENT_EXPIRE: 'La caducidad de la clave de API debe ser futura.',
  ERROR_WEBHOOK_URL:
    'No se pueden enviar webhooks a esta dirección. Indique una dirección https pública en el puerto 443 u 8443, sin nombre de usuario.',
  ERROR_WEBHOOK_LIMIT: 'Como máximo {limit} webhooks. Elimine uno que no use.',
  ERROR_WEBHOOK_OFF: 'Este webhook está desactivado. Actívelo primero.',
  ERROR_WEBHOOK_WAITING: 'Esta entrega ya está en curso.',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    'No hay suficientes créditos: quedan {balance} y enviar este contrato requiere {needed}. Compre un paquete y envíelo de nuevo.',
  ERROR_ORDER_DECIDED: 'Este pedido ya se ha tramitado. Vuelva a cargar la página para verlo.',
  ERROR_ORDER_LIMIT: 'Como máximo {limit} pedidos pueden estar pendientes de pago. Pague o cancele uno primero.',
  ERROR_ORDER_UNPAID: 'Este pedido no se pagó, por lo que no hay nada que devolver.',
  ERROR_PAYMENT_AMOUNT: 'El importe no es el del pedido, que es {expected}.',
  ERROR_PAYMENT_USED: 'Este pago ya se usó para otro pedido.',
  ERROR_REFUND_AMOUNT:
    'Un reembolso no puede superar lo pagado y aún no devuelto (en unidades menores, como máximo {limit}).',
  ERROR_REFUND_CHARGES: 'Se pueden devolver como máximo {limit} créditos; los demás se usaron o han caducado.',
  ERROR_PAYMENT_CLOSED: 'En este momento no se pueden comprar créditos. Contacte con atención al cliente.',
  ERROR_CONTRACT_NUMBER_PREFIX:
    'Ya existe una regla de numeración con el prefijo «{prefix}». Actívela o elija otro prefijo.',
  ERROR_CONTRACT_NUMBER_RESET:
    'Un contador que se reinicia cada año necesita el año en el número; uno que se reinicia cada mes, el año y el mes.',
  ERROR_CONTRACT_NUMBER_STATUS:
    'El estado de esta regla de numeración ha cambiado. Vuelva a cargar la página para verlo.',
  ERROR_CONTRACT_NUMBER_LIMIT: 'Una empresa tiene como máximo {limit} reglas de numeración. Active una de ellas.',
  ERROR_CONTRACT_NUMBER_TAKEN:
    'Todos los números de esta regla ya se han usado. Cambie la regla de numeración y envíe de nuevo.',
  ERROR_CONTRACT_NUMBER_GLYPH:
    'La fuente de los documentos no tiene ningún glifo para «{text}», por lo que no se ha podido dibujar el número. Elija otro prefijo.',
  // templates
  ERROR_BST_VERSION: 'Entretanto, otra persona ha guardado esta plantilla. Ábrala de nuevo y repita su cambio.',
  ERROR_BST_DISABLED: 'Esta plantilla está desactivada. Se podrá usar cuando se active.',
  ERROR_BST_EDITING:
    'Esta es la vista de edición de una plantilla y no se puede enviar. Guarde la plantilla y úsela después.',
  ERROR_BST_INCOMPLETE: 'La plantilla no está completa: necesita un documento y un rol que firme.',
  ERROR_BST_ROLE: 'La plantilla no tiene ningún rol «{role}».',
  ERROR_BST_LIMIT: 'Una empresa puede tener como máximo {limit} plantillas. Elimine una que no use.',
  ERROR_BST_GROUP_EXISTS: 'Ya existe un grupo llamado «{name}». Elija otro nombre.',
  ERROR_BST_GROUP_LIMIT: 'Una empresa tiene como máximo {limit} grupos de plantillas. Elimine uno que no use.',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: 'Este departamento no existe. Actualice la página.',
  ERROR_DEPARTMENT_EXISTS: 'Ya existe un departamento llamado «{name}» en este nivel.',
  ERROR_DEPARTMENT_CIRCLE: 'Un departamento no se puede mover por debajo de sí mismo.',
  ERROR_DEPARTMENT_DEPTH: 'Los departamentos pueden tener como máximo {limit} niveles.',
  ERROR_DEPARTMENT_NOT_EMPTY: 'El departamento aún tiene miembros o departamentos dependientes. Muévalos primero.',
  ERROR_DEPARTMENT_LIMIT: 'Una empresa tiene como máximo {limit} departamentos.',
  ERROR_EMPLOYEE_NUMBER_TAKEN: 'El número de empleado «{employeeNumber}» pertenece a otro miembro.',
  ERROR_MEMBER_ABOVE:
    'Este miembro tiene permisos que usted no tiene. Consulte al propietario o a un miembro que los tenga.',
  ERROR_HANDOVER_MEMBER: 'Elija otro miembro activo de esta empresa que se haga cargo.',
  ERROR_HANDOVER_RUNNING: 'Ya se están traspasando las tareas de este miembro. Compruebe el progreso en un momento.',
  ERROR_EXPORT_RUNNING: 'Ya se está creando una exportación. Espere a que esté lista o elimínela primero.',
  ERROR_DELETION_BLOCKED:
    'La cuenta aún no se puede eliminar. Traspase las empresas de las que es propietario, y complete, traspase o retire los contratos y envíos masivos en curso; figuran en la página de sus datos ({reasons}).',
  ERROR_LEGAL_HOLD:
    'Está bajo una retención legal y no se puede eliminar. Consulte a quien la estableció o vuelva a intentarlo cuando se haya levantado.',
  ERROR_HOLD_RELEASED: 'Esta retención legal ya se ha levantado. Vuelva a cargar la página.',
  ERROR_RETENTION_DAYS:
    'Los días de «{field}» deben ser de {min} a {max}, o quedar vacíos para conservarlo todo. Cambie este número y guarde de nuevo.',
  ERROR_EXPORT_LIMIT:
    'Se pueden hacer como máximo {limit} exportaciones en 24 horas. Use una de ellas o inténtelo mañana.',
  ERROR_EXPORT_TOO_LARGE:
    'Este período tiene {count} contratos y una exportación puede contener {limit}. Elija un período más corto y haga varias exportaciones.',
  ERROR_EXPORT_NOT_READY:
    'Esta exportación no se puede descargar: no está lista o ha caducado. Haga otra si la necesita.',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name} ya no puede actuar en este contrato (dejó la empresa, su cuenta está desactivada o ningún miembro tiene el rol). Sustituya al participante o pida que su empresa designe a un colega.',
  ERROR_INVITATION_ROLE: 'Este rol no se puede asignar: no existe o no tiene permiso para asignarlo.',
  ERROR_INVITATION_EXPIRED: 'La invitación ha caducado. Pida otra a la empresa.',
  ERROR_INVITATION_DELETED: 'La invitación se ha retirado. Si tiene dudas, pregunte a la empresa.',
  ERROR_INVITATION_USED: 'La invitación ya se ha usado.',
  ERROR_INVITATION_LINK_OFF: 'El enlace ya no se usa. Pida otro a la empresa.',
  ERROR_INVITATION_OTHER:
    'Esta invitación no es para su cuenta. Inicie sesión con el contacto que la recibió o vincúlelo primero a su cuenta.',
  ERROR_INVITATION_LIMIT: 'Una empresa puede enviar como máximo {limit} invitaciones al día. Continúe mañana.',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    'Hasta que la empresa esté verificada, se pueden enviar como máximo {limit} invitaciones al día. Continúe mañana o verifique la empresa.',
  ERROR_INVITATION_TOO_OFTEN:
    'Se acaba de enviar una invitación a este contacto, o se han enviado varias hoy. Invítelo más tarde.',
  ERROR_ALREADY_MEMBER: 'Este contacto ya es miembro.',
  ERROR_ALREADY_INVITED: 'Este contacto ya está invitado y aún no ha respondido.',
  ERROR_MEMBER_REMOVED: 'Este contacto se quitó antes. Restáurelo desde los miembros desactivados.',
  ERROR_ENTERPRISE_NAME_FIXED: 'El nombre se está verificando o está verificado, y no se puede cambiar.',
  ERROR_IMPORT_HEADING:
    'La primera fila debe nombrar las columnas, al menos el nombre y el teléfono o correo. Use la hoja que puede descargar aquí.',
  ERROR_IMPORT_RUNNING: 'Hay otra importación en curso. Espere a que termine.',
  ERROR_IMPORT_ROWS: 'Una importación admite como máximo {limit} personas. Divida la hoja.',
  ERROR_ROW_BROKEN: 'Esta fila no se ha podido procesar. Envíela de nuevo.',
  ERROR_ROW_TEXT: '«{column}» puede tener como máximo {detail} caracteres y ninguno invisible.',
  ERROR_ROW_DEPARTMENT: 'No existe el departamento «{text}». Escriba su ruta completa, como «I+D/Plataforma».',
  ERROR_ROW_ROLE: 'No existe el rol «{text}» o no tiene permiso para asignarlo.',
  ERROR_ROW_NUMBER: 'La fila {detail} tiene el mismo número de empleado.',
};
