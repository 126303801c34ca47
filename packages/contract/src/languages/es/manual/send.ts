import type { WrittenSection } from '../../../text/written-section.ts';

export const send: WrittenSection = {
  title: 'Preparar y enviar',
  blocks: [
    {
      kind: 'text',
      text: 'Pulse «Nuevo contrato» o suelte un archivo en la página de inicio para crear un borrador. Siguen tres pasos, cada uno con su propia dirección. Cada cambio se guarda en un segundo; no se pierde nada si cierra la página.',
    },
    {
      kind: 'steps',
      items: [
        'Documentos: suelte uno o varios archivos PDF, imágenes o documentos de Office. En un teléfono también puede escanear papel con la cámara o compartir un PDF o una imagen con la aplicación instalada. Cámbieles el nombre, reordénelos o quítelos; después introduzca un título, un mensaje y un plazo (de 1 hora a 365 días, 30 días por defecto).',
        'Participantes: una persona por línea, con nombre y [[teléfono o correo electrónico|correo electrónico]], como firmante o revisor. Actúan de arriba abajo; las personas del mismo paso actúan a la vez.',
        'Campos: elija una persona y arrastre firmas, sellos, textos y fechas a las páginas; un texto puede limitarse a un número, un importe (también en mayúsculas chinas), [[un correo electrónico, un teléfono|un correo electrónico]] o un número de identidad, y hay listas desplegables, opciones únicas y casillas, cuyas opciones se escriben junto a la página, iniciales, archivos que adjunta el firmante (como la imagen del documento de identidad) y notas que se imprimen en la página; o seleccione el campo y después la página; o use el teclado. Las flechas mueven un campo 1 punto, con Mayús 10; con Alt cambian su tamaño. Puede deshacer 50 pasos.',
      ],
    },
    {
      kind: 'text',
      text: '«Revisar y enviar» enumera lo que falta; cada entrada lleva a su lugar. Cuando no falta nada, puede enviar: los participantes reciben un aviso con sus enlaces.',
    },
    {
      kind: 'points',
      items: [
        'Un contrato contiene como máximo 100 participantes, 50 documentos, 100 MB y 3.000 páginas.',
        'Si un contrato debe revisarse antes de firmarlo, ponga al revisor antes de los firmantes.',
        'Un sello entre páginas es un solo campo: elija las páginas y el borde, y vea una vista previa sobre los bordes de las páginas. Cuando el firmante sella, cada página recibe su parte.',
        'Colocar por texto: introduzca una palabra como «Firma», vea todos los lugares donde aparece y ponga un campo en uno o en todos.',
        'En «Más» de un participante puede escribir un mensaje que solo ve esa persona, elegir el idioma de sus avisos y páginas, y fijar un plazo propio anterior al del contrato. Después ya no puede actuar; usted recibe un aviso y puede ampliarlo, o sustituir o quitar a la persona.',
        '«Lectura exigida», en «Más ajustes», exige que se muestren todas las páginas, o cada documento durante unos segundos, antes de que alguien firme o apruebe una revisión. Se informa antes a las personas y el informe de evidencias lo registra; no prueba que hayan leído.',
        'Seleccione un campo y vea «Reglas» junto a la página: mostrado u obligatorio solo si otros campos cumplen condiciones (todas o alguna), igual que otro campo, o calculado a partir de otros (suma, producto, días después de una fecha, un importe en mayúsculas chinas). Las reglas solo dependen de campos del mismo firmante o de firmantes anteriores. Un campo que no se muestra no deja nada en el papel.',
        'Para un testigo, añada a la persona como firmante y marque «Firma como testigo» en «Más»: así constará en la firma y en el informe de evidencias.',
        'Puede programar el envío; también puede permitir que los firmantes coloquen sus propios campos.',
        'Después del envío, la página de detalle le permite enviar recordatorios a los participantes (a cada uno, una vez cada 10 minutos), retirar el contrato o quitar a quien no haya actuado.',
      ],
    },
    {
      kind: 'note',
      text: 'Un PDF que ya contiene firmas se conserva sin cambios y nunca se reescribe. Si no es posible, la subida se rechaza con el motivo.',
    },
  ],
};
