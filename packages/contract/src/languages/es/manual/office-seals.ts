import type { WrittenSection } from '../../../text/written-section.ts';

export const officeSeals: WrittenSection = {
  title: 'Sellos de una empresa',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Crear: en «Sellos de empresa», elija un tipo (oficial, de contratos, de finanzas…), introduzca su texto y vea la vista previa; o suba una foto de un sello, cuyo fondo de papel se elimina.',
        'Revisar: un sello nuevo espera en «Control de sellos» y se puede usar cuando se ha aprobado allí.',
        'Autorizar: elija los miembros que pueden usar un sello y, si quiere, hasta cuándo, cuántas veces o para qué contratos y plantillas. Puede retirar la autorización cuando quiera; una firma en curso no se completa.',
        'Usar: cuando firme por la empresa, elija su sello en el panel de sellos. Sin autorización, solicite antes el uso y firme cuando la solicitud esté aprobada.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Cada uso queda registrado: quién, cuándo y en qué contrato. El informe de evidencias también lo indica.',
        'Puede crear sellos antes de que la empresa esté verificada y usarlos después. El certificado que respalda un sello nombra a la empresa, y la verificación lo muestra.',
        'Para usar un sello de una empresa debe haber iniciado sesión; no basta un enlace de firma.',
        'Un sello dado de baja no se puede restaurar; los contratos firmados con él no se ven afectados.',
      ],
    },
  ],
};
