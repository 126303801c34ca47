import type { text as Shape } from '../../../../../zh-CN/pages/console/account/identity/identity-text.ts';
import {
  PAPER_LABELS,
  IDENTITY_NUMBER_LABELS,
  APPLICATION_LABELS,
  IDENTITY_LABELS,
} from '@countersign/contract/languages/es/labels';
import type { IdentityNumberKind } from '@countersign/domain';

const kinds: Record<IdentityNumberKind, string> = {
  ...IDENTITY_NUMBER_LABELS,
  ID_CARD: 'Documento de identidad (China)',
  PASSPORT: 'Pasaporte',
};
const wrong: Record<IdentityNumberKind, string> = {
  ID_CARD:
    'El número no es correcto: el dígito de control o la fecha de nacimiento no son válidos. Compárelo con el documento',
  PASSPORT: 'El número no es correcto. Compárelo con la página de datos',
  UNIFIED_SOCIAL_CODE: 'El código no es correcto: su carácter de control no es válido. Compárelo con la licencia',
  REGIST_CODE: 'El número no es correcto: su dígito de control no es válido. Compárelo con la licencia',
};

export const text: typeof Shape = {
  title: 'Verificación de identidad',
  lead: 'Acredita ante las demás partes de un contrato quién es usted.',
  leadEnterprise: 'Acredita ante las demás partes de un contrato qué empresa es.',
  papersOf: PAPER_LABELS,
  kinds,
  numbers: IDENTITY_NUMBER_LABELS,
  wrong,
  steps: 'Progreso de la verificación',
  step: { apply: 'Solicitar', review: 'Revisión', done: 'Verificado' },
  state: {
    ...APPLICATION_LABELS,
    ...IDENTITY_LABELS,
    SENIOR_PASSED: IDENTITY_LABELS.SENIOR_NO_CERT,
  },
  held: {
    suspended: (reason) => `La autoridad de certificación ha suspendido esta verificación: ${reason}`,
    withdrawn: (reason) => `La autoridad de certificación ha retirado esta verificación: ${reason}`,
  },
  heldHow: {
    suspended:
      'Hasta que se levante la suspensión, no puede firmar con la identidad verificada. Los certificados de larga duración se revocan. Contacte con la autoridad.',
    withdrawn: 'Los certificados de larga duración se revocan. Puede enviar documentos y solicitarlo de nuevo.',
  },
  person: 'Su identidad',
  enterprise: 'Identidad de la empresa',
  opens: 'Qué permite',
  opensPerson: [
    'Puede firmar contratos cuyo remitente pide una identidad verificada',
    'Sus certificados llevan su nombre real, y otros pueden comprobarlo',
    'Puede solicitar la verificación de su empresa',
  ],
  opensEnterprise: [
    'Puede firmar y sellar en nombre de la empresa',
    'Los contratos llevan el nombre verificado de la empresa',
    'Puede gestionar sus sellos y miembros',
  ],
  safe: 'Las imágenes de los documentos se guardan cifradas y solo se usan para la revisión. El número no se muestra a otros usuarios.',
  realName: 'Nombre real',
  realNameHint: 'Tal como figura en el documento',
  realNameMissing: 'Introduzca el nombre que figura en el documento',
  paperKind: 'Tipo de documento',
  numberMissing: 'Introduzca el número',
  numberPartial: (length) => `El número no está completo: tiene ${length} caracteres`,
  numberRight: 'El formato del número es correcto',
  papers: 'Imágenes de los documentos',
  papersHint: 'Las cuatro esquinas visibles, todo el texto legible, sin reflejos. PNG o JPG.',
  choose: 'Elegir una imagen',
  shoot: 'Hacer una foto',
  replace: 'Sustituir',
  chooseOf: (paper) => `Elegir una imagen: ${paper}`,
  shootOf: (paper) => `Hacer una foto: ${paper}`,
  replaceOf: (paper) => `Sustituir: ${paper}`,
  uploading: (paper) => `Subiendo: ${paper}`,
  uploaded: 'subido',
  paperMissing: 'Esta imagen es necesaria',
  unreadable: 'Este archivo no se puede leer como imagen. Elija un PNG o un JPG.',
  submit: 'Solicitar',
  submitAgain: 'Solicitar de nuevo',
  submitted: 'Enviado; espere a la revisión',
  waiting:
    'Nuestro personal está revisando su solicitud. Le avisaremos del resultado, y esta página se actualiza automáticamente.',
  returned: (reason) => `La solicitud se ha devuelto: ${reason}`,
  returnedHow: 'Corríjala y vuelva a solicitarlo.',
  noReason: 'sin motivo indicado',
  passed: 'Su identidad está verificada.',
  passedEnterprise: 'La identidad de la empresa está verificada.',
  name: 'Nombre',
  enterpriseName: 'Nombre de la empresa',
  enterpriseNameHint: 'Tal como figura en la licencia comercial',
  enterpriseNameMissing: 'Introduzca el nombre que figura en la licencia comercial',
  number: 'Número',
  appliedOn: 'Solicitado',
  decidedOn: 'Verificado',
  codeKind: 'Tipo de número',
  legalName: 'Representante legal',
  legalNameMissing: 'Introduzca el nombre del representante legal',
  authorisationHint: 'Necesario si el solicitante no es el representante legal',
  ownerOnly: 'Solo el propietario de la empresa puede solicitarla.',
  selfFirst: 'Verifique primero su propia identidad antes de solicitar la de la empresa.',
};
