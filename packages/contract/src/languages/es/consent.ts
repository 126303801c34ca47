import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
  sign: {
    button: 'Firmar ahora',
    text: (button) =>
      `Al pulsar «${button}», confirmo que he leído y acepto todos los documentos anteriores, que quiero firmarlos electrónicamente y que para esta firma se usa un certificado.`,
  },
  fill: {
    button: 'Enviar ahora',
    text: (button) =>
      `Al pulsar «${button}», confirmo que he leído los documentos anteriores y que lo que he rellenado es cierto.`,
  },
  void: {
    button: 'Confirmar la anulación',
    text: (button) =>
      `Al pulsar «${button}», confirmo que he leído este acuerdo de anulación, que el contrato quedará anulado cuando todos hayan confirmado, que quiero firmar el acuerdo electrónicamente y que para esta firma se usa un certificado.`,
  },
  batch: {
    button: 'Firmar ahora',
    text: (button, count = 1) =>
      `Al pulsar «${button}», confirmo que he leído y acepto todos los documentos de ${count === 1 ? 'este contrato' : `estos ${count} contratos`}, que quiero firmar cada uno electrónicamente y que para cada firma se usa un certificado.`,
  },
};
