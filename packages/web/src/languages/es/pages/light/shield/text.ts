import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: 'Firmar con el teléfono',
  opening: 'Abriendo…',
  from: (sender) => `Enviado por ${sender}`,
  lead: 'Revíselo y firme con este teléfono',
  as: (name) => `Firmante: ${name}`,
  parties: 'Partes',
  role: { SIGNER: 'firma', CHECKER: 'revisa', CC: 'recibe copia' },
  documents: (count) => (count === 1 ? 'Documento' : `Documentos (${count})`),
  pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  digest: 'Resumen SHA-256',
  digestWhy:
    'El resumen es la huella del contenido. Si el ordenador muestra el mismo resumen junto al código QR, se trata del mismo archivo.',
  keyKnown: 'Se usará la clave de firma de este teléfono',
  keyNew: 'Primer uso: este teléfono generará una clave de firma',
  keyNewByCode: (contact) =>
    `Primer uso: este teléfono generará una clave de firma; un código enviado a ${contact} confirma su identidad`,
  code: 'Código',
  codeSent: (contact) => `Código enviado a ${contact}. Introdúzcalo para seguir firmando.`,
  codeAgain: 'Enviar otro código',
  number: 'Introduzca este número en el ordenador para confirmar que el teléfono es suyo',
  keyWhy:
    'La clave solo existe en este navegador; nadie, tampoco nosotros, puede extraerla. No firme en el teléfono de otra persona.',
  left: (minutes, seconds) => `quedan ${minutes}:${String(seconds).padStart(2, '0')}`,
  confirm: 'Firmar ahora',
  refuse: 'No firmar',
  refuseTitle: '¿No firmar este contrato?',
  refuseWhy: 'El código deja de servir de inmediato y no se firma nada. Más tarde puede crear otro en el ordenador.',
  doing: { key: 'Preparando la clave de firma…', prepare: 'Preparando los documentos…', sign: 'Firmando…' },
  doneTitle: 'Firmado',
  doneWhy: (title) => `«${title}» se ha firmado con este teléfono. Mire su ordenador.`,
  signedDigest: 'Resumen de lo firmado',
  refusedTitle: 'No firmado',
  refusedWhy: 'Ha elegido no firmar. Puede cerrar esta página.',
  goneTitle: 'Este código ha caducado',
  goneWhy:
    'Un código vale cinco minutos y solo sirve una vez. Si su ordenador no indica que ha firmado, cree otro allí y escanéelo.',
  failedTitle: 'No se ha firmado',
  failedNext: 'No se ha firmado nada. Cree otro código en el ordenador.',
  notShown: 'Los datos recibidos no coinciden con los documentos mostrados, por lo que este teléfono no ha firmado.',
  awayTitle: 'No se ha abierto',
  incompleteTitle: 'El enlace está incompleto',
  incompleteWhy: 'Escanee el código del ordenador con la cámara del teléfono.',
  unfitTitle: 'Este navegador no puede firmar',
  unfitWhy:
    'Una clave de firma requiere una versión reciente de Chrome, Safari, Edge o Firefox, y este sitio abierto por https. Escanee el código con otro navegador.',
};
