import type { text as Shape } from '../../../../zh-CN/pages/light/verify/statement-text.ts';

export const text: typeof Shape = {
  title: 'En pocas frases',
  unknown: 'un firmante que no se puede identificar',
  broken: (who) => `Esta firma dice ser de ${who}, pero el contenido del archivo no coincide con ella: no prueba nada.`,
  signed: (who) => `${who} firmó este archivo.`,
  signedFor: (who, organisation) => `${who} firmó este archivo en nombre de «${organisation}».`,
  noTime: 'El archivo no indica cuándo.',
  stamped: (time, authority) =>
    authority === ''
      ? `Un sello de tiempo prueba que la firma existía el ${time}.`
      : `Un sello de tiempo de «${authority}» prueba que la firma existía el ${time}.`,
  claimed: (time) => `El dispositivo del firmante indicó la hora ${time}; ningún tercero la prueba.`,
  certified: (issuer) => `El certificado lo emitió «${issuer}», bajo una autoridad en la que confiamos.`,
  notCertified: (issuer) =>
    `El certificado lo emitió «${issuer}», que no lleva a ninguna autoridad en la que confiemos: no se sabe quién firmó.`,
  name: {
    VERIFIED: 'La autoridad verificó su nombre con documentos de identidad antes de la firma.',
    PROFILE: 'El nombre lo introdujo el firmante en su propia cuenta; no se verificó.',
    GIVEN: 'El nombre lo introdujo el remitente; no se verificó.',
  },
  status: {
    GOOD: (at) => `Su estado el ${at} era: no revocado.`,
    REVOKED: (at) => `Se revocó el ${at}.`,
  },
  since: {
    NONE: 'Desde entonces no ha cambiado ni un byte del archivo.',
    PERMITTED:
      'Desde entonces solo se ha añadido contenido que el proceso de firma permite, como firmas de otras personas y datos de validación; lo firmado no ha cambiado.',
    SUSPICIOUS:
      'Desde entonces el archivo se cambió de un modo que el proceso de firma no permite; lo que se ve ahora no es lo que se firmó.',
  },
  lasting: {
    ARCHIVE: (day) =>
      `La firma se puede verificar hasta el ${day}: los certificados, estados y horas necesarios están en el archivo, protegidos por el sello de tiempo del final, cuyos certificados terminan ese día. Otro sello de tiempo anterior a esa fecha lo prolonga.`,
    STAMP:
      'La firma tiene un sello de tiempo, pero ningún sello de tiempo de documento la protege: cuando termine el certificado del servicio de sellado de tiempo, la verificación no se puede garantizar.',
    CERTIFICATE: (day) =>
      `La firma no tiene sello de tiempo: solo se puede verificar mientras sea válido el certificado del firmante, hasta el ${day}.`,
  },
};
