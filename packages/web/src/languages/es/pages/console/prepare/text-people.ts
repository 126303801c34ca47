import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: 'Introduzca un nombre',
  nameLong: 'Como máximo 50 caracteres',
  contactMissing: 'Introduzca un contacto',
  contactWrong: 'Contacto no válido',
  duplicate: 'Ya está en la lista',
  enterpriseMissing: 'Introduzca el nombre de la empresa',
  roleMissing: 'Elija un rol',
  listAgain: 'Un contrato tiene como máximo una lista de destinatarios',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    'Hay un revisor después de todos los firmantes: para entonces el contrato ya estará firmado. Lo normal es revisar primero.',
  checkerBesideSigner: 'Un revisor actúa al mismo tiempo que un firmante, que puede firmar antes de la revisión.',
  allCheckers: 'Aún no hay ningún firmante, por lo que el contrato no se puede enviar.',
  sameTwice: 'La misma persona está en dos pasos seguidos: recibirá dos avisos y deberá actuar dos veces.',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: 'Una persona',
  ENTERPRISE_MEMBER: 'Un miembro de una empresa',
  ENTERPRISE_ROLE: 'Un rol de la empresa',
  BULK_PERSON: 'Una lista de destinatarios',
};
const auth: Record<AuthLevel, string> = {
  LOW: 'Básica: código o contraseña de firma',
  MEDIUM: 'Media: además, identidad verificada',
  HIGH: 'Alta: identidad, código y contraseña',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: 'Para una sola firma (habitual)',
  PERSONAL_CERT: 'El propio, de larga duración',
  ENTERPRISE_CERT: 'El de la empresa, de larga duración',
  SHIELD_CERT: 'Firma con teléfono (la clave sigue en él)',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}, por «${enterprise}»,`,
    role: `Cualquier «${role}» de «${enterprise}»`,
    list: 'Cada persona de la lista recibe su propio contrato y',
  }[as];
  if (act === 'check') return `${who} lo revisa y lo aprueba o no, sin firmar.`;
  const first = [
    ...(joins ? ['se une a la empresa si aún no es miembro'] : []),
    ...(verifies ? ['verifica su identidad'] : []),
  ];
  const proof = `firma con ${proofs === 'both' ? 'un código y la contraseña de firma' : 'un código o la contraseña de firma'}`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', con su propio certificado de larga duración',
    ENTERPRISE_CERT: ', con el certificado de la empresa, que para entonces debe estar verificada',
    SHIELD_CERT: ', y termina escaneando un código con su propio teléfono',
  }[certificate];
  return `${who} ${[...first, proof].join(', después ')}${how}.`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: 'Quién firma o revisa',
  participantsLead: 'Actúan de arriba abajo. Quien no tiene cuenta recibe un enlace de firma.',
  yourStart: 'envía el contrato',
  name: 'Nombre',
  nameOf: {
    PERSON: 'Nombre',
    ENTERPRISE_MEMBER: 'Nombre',
    ENTERPRISE_ROLE: 'Se muestra como',
    BULK_PERSON: 'Nombre de la lista',
  },
  contact: orMail('Teléfono o correo', 'Correo electrónico'),
  role: 'Acción',
  signer: 'Firma',
  checker: 'Revisa',
  together: 'A la vez que el anterior',
  order: 'Orden',
  oneByOne: 'Uno tras otro',
  allTogether: 'Todos a la vez',
  addPerson: 'Añadir un participante',
  addMe: 'Añadirme a mí',
  recent: 'Personas recientes',
  recentSearch: 'Nombre, contacto o empresa',
  recentNone: 'Aún no ha enviado nada. Aquí aparecerán las personas a las que envíe.',
  recentNoMatch: 'No se ha encontrado a nadie.',
  recentMore: 'Mostrar más',
  recentFailed: 'No se han podido cargar los contactos recientes.',
  colleague: (contact) => `Colega · ${contact}`,
  colleagues: 'Miembros',
  colleaguesOf: 'Elegir de la empresa',
  colleaguesSearch: 'Nombre o número de empleado',
  colleaguesMembers: 'Miembros',
  colleaguesRoles: 'Roles',
  colleaguesNone: 'La empresa aún no tiene otros miembros.',
  colleaguesFailed: 'No se han podido cargar los miembros.',
  rolesWhy: 'Puede actuar cualquier miembro con el rol; basta uno.',
  pasteMany: 'Pegar varios',
  pasteTitle: 'Añadir varios participantes',
  pasteHint:
    'Una persona por línea: nombre y contacto, separados por espacios, comas o tabuladores. Puede pegar desde una hoja de cálculo.',
  pasteLabel: 'Personas',
  pastePlaceholder: 'Lucía García  +34 612 34 56 78\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) =>
    lines.length === 1
      ? `La línea ${lines[0]} no tiene contacto y queda fuera.`
      : `Las líneas ${lines.join(', ')} no tienen contacto y quedan fuera.`,
  pasteAct: (count) => (count > 0 ? `Añadir ${count}` : 'Añadir'),
  personOf: (at) => `Participante ${at}`,
  more: 'Más',
  moreOf: (name) => `Más sobre ${name}`,
  type: 'Participa como',
  enterprise: 'Nombre de la empresa',
  enterpriseHint: 'Tal como figura en su licencia comercial',
  enterpriseRole: 'Rol',
  roleHint: 'Puede actuar cualquier miembro con el rol; cuenta el primero que lo haga',
  chooseRole: 'Elija uno',
  auth: 'Acredita su identidad con',
  secure: 'Certificado',
  group: 'Grupo',
  groupHint: 'Por ejemplo «Parte A»; solo para agrupar',
  listHint: 'Cada persona de la lista recibe su propio contrato',
  drag: 'Arrastrar para ordenar',
  moveUp: (name) => `Mover ${name} hacia arriba`,
  moveDown: (name) => `Mover ${name} hacia abajo`,
  remove: (name) => `Quitar a ${name}`,
  treeTitle: 'Partes',
  previewTitle: 'Qué va a pasar',
  previewStart: 'Usted lo envía y empieza enseguida.',
  previewSign: (names) => `Deben firmar: ${names}.`,
  previewCheck: (names) => `Deben revisar: ${names}; si alguien no lo aprueba, el contrato termina.`,
  previewTogether: (names) => `Actúan al mismo tiempo: ${names}.`,
  previewDone: byLevel({
    'B-LTA': 'Cuando todos hayan completado su parte, cualquiera podrá descargar el contrato con sello de tiempo.',
    'B-B': 'Cuando todos hayan completado su parte, cualquiera podrá descargar el contrato.',
  }),
  previewEmpty: 'Añada participantes y aquí se explicará cada paso.',
  and: ', ',
};
