import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/practice/text.ts';

export const text: typeof Shape = {
  title: 'Declaración de prácticas de certificación',
  lead: 'Cómo emite, usa y revoca certificados esta autoridad, y cómo puede comprobarlo cualquiera. Los números y las listas proceden del propio programa en funcionamiento.',
  test: 'Esta autoridad funciona en modo de evaluación: el nombre de todos los certificados contiene TEST y ninguno sirve para un contrato real.',
  whoTitle: '1. La autoridad y sus servicios',
  who: [
    'Emite certificados solo para firmar contratos en esta plataforma: ninguno para sitios web y ninguno que se declare cualificado conforme a ley alguna.',
    'La raíz certifica a las autoridades emisoras y firma su propia lista de revocación. Una autoridad emisora certifica a los firmantes y los servicios: sellos de tiempo, estado de certificados, el sello y el registro de la plataforma.',
  ],
  identityTitle: '2. Nombres en los certificados',
  identity: [
    'La política del certificado indica de dónde procede el nombre: verificado con documentos de identidad o indicado por el remitente del contrato. Esto último solo prueba que un código llegó al contacto.',
    'Para una persona verificada, el certificado contiene el nombre, separado en apellidos y nombre si es posible, y un número que distingue a personas con el mismo nombre y no contiene nada de sus documentos de identidad; para una empresa verificada, su nombre y su código unificado de crédito social.',
    'Los certificados de larga duración son para personas y empresas cuya identidad ha aprobado un operador o un servicio de verificación; el certificado de una empresa lleva el nombre de la empresa.',
    'Si cambia el nombre verificado, hace falta un nuevo certificado; cuando un miembro se va, se revocan los certificados que actúan por la empresa.',
  ],
  keyTitle: '3. Claves',
  key: [
    'La clave de un certificado para una sola firma se genera en el proceso firmante, firma una vez y se destruye; nunca se almacena. El propio certificado identifica el contrato, el resumen del documento y el resumen de las evidencias hasta ese momento.',
    'Las claves de larga duración se almacenan cifradas y solo se descifran en el proceso firmante. La clave de un certificado de teléfono permanece en el teléfono del firmante.',
    'Cada clave propia de la autoridad solo firma lo que su tipo puede firmar, con una anotación en el registro antes y después. La clave raíz puede guardarse sin conexión y usarse en una ceremonia, o en un módulo de hardware.',
  ],
  issueTitle: '4. Comprobaciones antes de la emisión',
  issue:
    'Cada certificado se comprueba regla por regla con los estándares antes de que lo firme ninguna clave; si incumple una sola regla, no se emite. Los números de serie contienen al menos 128 bits aleatorios.',
  check: 'Comprobación',
  clause: 'Según',
  statusTitle: '5. Revocación y estado',
  status: [
    'Una revocación surte efecto de inmediato y es definitiva: el servicio de estado (OCSP, RFC 6960) informa de ella al instante y la lista de revocación se actualiza. Las listas se emiten a diario y valen siete días.',
    'Un número de serie que nunca se emitió es «unknown», y nunca «good».',
    'Una firma anterior a la revocación, probada con un sello de tiempo, sigue siendo válida.',
  ],
  reasons: 'Motivos de revocación',
  timeTitle: '6. Sellos de tiempo',
  time: 'Los sellos de tiempo siguen RFC 3161 y RFC 5816, con precisión de segundos, sobre SHA-256, SHA-384 y SHA-512. Mientras el reloj esté por detrás del último sello de tiempo, no se emite ninguno.',
  yearsTitle: '7. Renovación',
  years: [
    'Una raíz vale 20 años y una autoridad emisora, 10; cada una se sustituye tres años antes de caducar. La raíz antigua y la nueva se certifican mutuamente, y las listas y el estado de una autoridad emisora antigua se ofrecen hasta que caduca.',
    byLevel({
      'B-LTA':
        'Los contratos se completan en PAdES B-LTA. Una renovación no afecta a los contratos firmados: contienen los certificados, el estado y los sellos de tiempo necesarios para verificarlos, y se renuevan a tiempo.',
      'B-LT':
        'Los contratos se completan en PAdES B-LT: contienen los certificados y el estado necesarios para verificarlos, y cada firma tiene un sello de tiempo. Los sellos de tiempo de archivo posteriores son responsabilidad de quien conserva el contrato.',
      'B-T':
        'Los contratos se completan en PAdES B-T, solo para pruebas: cada firma tiene un sello de tiempo, pero no se incluye el estado, por lo que no se garantiza la verificación cuando los certificados caduquen.',
      'B-B':
        'Los contratos se completan en PAdES B-B, solo para pruebas: las firmas no tienen sello de tiempo ni se incluye el estado, por lo que no se garantiza la verificación cuando los certificados caduquen o se revoquen.',
    }),
  ],
  policiesTitle: 'Políticas de certificado',
  policy: 'Política',
  oid: 'Identificador de objeto',
  profilesTitle: 'Tipos de certificados',
  profile: 'Tipo',
  longest: 'Máximo',
  usage: 'Uso de la clave',
  days: (days) => (days > 1000 ? `${Math.floor(days / 365.25)} años` : `${days} días`),
  certificatesTitle: 'Certificados de la autoridad',
  until: 'Válido hasta',
  fingerprint: 'SHA-256',
  retired: 'sustituido',
  addressTitle: 'Direcciones',
  loading: 'Cargando los datos de la autoridad',
  policyWord: {
    verifiedName: 'Una firma, nombre verificado',
    nameAsGiven: 'Una firma, nombre indicado por el remitente',
    personal: 'Certificado de persona, de larga duración',
    enterprise: 'Certificado de empresa, de larga duración',
    shieldVerifiedName: 'De un teléfono, nombre verificado',
    platformSeal: 'Sello de la plataforma',
    log: 'Registro de la plataforma',
    timestamp: 'Sellos de tiempo',
  },
  profileWord: {
    root: 'Raíz',
    cross: 'Certificado cruzado de raíces',
    issuing: 'Autoridad emisora',
    tsa: 'Sellos de tiempo',
    ocsp: 'Estado de certificados',
    signer: 'Una firma',
    holder: 'De larga duración',
    shield: 'De un teléfono',
    platform: 'Sello de la plataforma',
    log: 'Registro de la plataforma',
  },
  addressWord: { root: 'Raíz', list: 'Lista de revocación', ocsp: 'Estado (OCSP)', tsa: 'Sellos de tiempo (RFC 3161)' },
};
