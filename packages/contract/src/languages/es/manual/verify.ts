import type { WrittenSection } from '../../../text/written-section.ts';

export const verify: WrittenSection = {
  title: 'Verificar un contrato',
  blocks: [
    {
      kind: 'text',
      text: 'Cualquiera puede verificar un archivo sin iniciar sesión: abra «Verificar un archivo firmado», suelte el PDF o un archivo ZIP que contenga PDF y vea quién hizo cada firma, cuándo y si algo ha cambiado desde entonces. El archivo solo se usa para esta comprobación y no se guarda.',
    },
    {
      kind: 'text',
      text: 'También puede verificar sin nosotros: descargue el certificado raíz, confíe en él en un lector de PDF y abra el contrato. Una vez que se confía en la raíz, un lector compatible con PAdES muestra el mismo resultado.',
    },
    {
      kind: 'points',
      items: [
        'Firmas válidas, contenido intacto: las firmas coinciden con el contenido y sus certificados los emitió esta autoridad.',
        'Emisor no fiable: las firmas coinciden con el contenido, pero un certificado lo emitió otra autoridad. Compruebe quién es el firmante.',
        'Cambiado después de la firma, o firma no válida: no confíe en este archivo; pida el original a la otra parte.',
      ],
    },
    {
      kind: 'text',
      text: '«Cómo se formó este archivo» enumera todas las versiones del archivo: elija una para ver sus páginas tal como eran y compárela con la versión anterior o con el archivo actual; las diferencias están enmarcadas. Las páginas solo se dibujan en su navegador.',
    },
    {
      kind: 'level',
      texts: {
        'B-LTA':
          'El remitente y los participantes de un contrato completado pueden descargar su informe de evidencias: quién confirmó su identidad, cuándo y cómo, qué versión vio, imágenes pequeñas de las páginas, los certificados y sellos de tiempo, y el registro de auditoría encadenado.',
        'B-B':
          'El remitente y los participantes de un contrato completado pueden descargar su informe de evidencias: quién confirmó su identidad, cuándo y cómo, qué versión vio, imágenes pequeñas de las páginas, los certificados y el registro de auditoría encadenado.',
      },
    },
  ],
};
