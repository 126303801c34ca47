import type { Part, text as Shape } from '../../../../zh-CN/pages/light/legal/access-text.ts';

const parts: readonly Part[] = [
  {
    title: 'Lo que se cumple',
    points: [
      'Cada página se comprueba con axe, según las reglas de WCAG 2.0 a 2.2 en los niveles A y AA, sus buenas prácticas y sus reglas experimentales, al menos una vez en cada idioma, con los anchos de un teléfono y de un escritorio, y con la apariencia clara y la oscura; una versión con algún problema no se puede publicar.',
      'La firma, la preparación y la verificación se prueban de principio a fin solo con el teclado: en cada paso el foco es visible y nada lo tapa, y se comprueban los nombres de encabezados, regiones y controles y los mensajes leídos en voz alta. Las ventanas toman el foco y lo devuelven.',
      'Los lectores de pantalla leen los resultados y los errores; cada error aparece bajo su campo e indica cómo corregirlo.',
      'En el teléfono, los botones y enlaces miden al menos 44 píxeles de alto. El texto se puede ampliar. La apariencia puede ser clara u oscura: elíjala al pie de la página o en el perfil de su cuenta. Nada se mueve si el sistema pide menos movimiento.',
      'Ninguna información se da solo con el color: los participantes siempre tienen iniciales y los estados siempre tienen palabras.',
    ],
  },
  {
    title: 'Alternativas a dibujar y arrastrar',
    points: [
      'Firma dibujada: en su lugar, escriba el nombre, suba una imagen o use una firma guardada.',
      'Marco para recortar una imagen: una vez que tiene el foco, las flechas lo mueven; con Mayús, más deprisa.',
      'Lugares de firma: elija un tipo y pulse Intro; las flechas lo mueven 1 pt, con Mayús 10, y con Alt cambian su tamaño. También se coloca con un clic o buscando palabras del texto.',
      'Orden de archivos y participantes: cada línea tiene botones para subir y bajar, y los participantes tienen un número editable.',
      'Soltar archivos: siempre hay un botón para elegirlos.',
      'Deslizador que compara páginas al verificar: las flechas lo mueven, y al lado se enumeran los cambios con palabras.',
      'Zoom con dos dedos: siempre hay botones para ampliar y reducir.',
      'Escanear un código QR solo traslada la tarea al teléfono; siempre hay otra forma en el mismo dispositivo, excepto para firmar con una clave del teléfono, que requiere ese teléfono.',
    ],
  },
  {
    title: 'Lo que aún no se cumple',
    points: [
      'El contrato lo sube su remitente. Muchos PDF no tienen etiquetas para lectores de pantalla y algunos son imágenes escaneadas; el modo de lectura solo puede dar el texto fiable del archivo. Pida al remitente una versión legible.',
      'Los PDF del informe de evidencias y del manual de usuario no tienen etiquetas de estructura. El manual es también una página web, y los datos del informe son un archivo de texto en el paquete de evidencias.',
      'La imagen con caracteres no tiene versión hablada. Solo aparece tras varios fallos y al pedir un código; si no puede leerla, contacte con atención al cliente.',
      'No se ha probado todo el producto con usuarios de lectores de pantalla; lo que comprobamos automáticamente son los nombres y la estructura de las páginas y los mensajes leídos.',
    ],
  },
];

export const text: typeof Shape = {
  title: 'Accesibilidad',
  lead: 'El objetivo: todo lo que ve un firmante cumple WCAG 2.2 en el nivel AA. Esta declaración se basa en nuestras propias comprobaciones y es del 28 de noviembre de 2026.',
  parts,
  helpTitle: '¿Encuentra algún obstáculo?',
  help: (service) => `Díganos en qué página y con qué dispositivo: ${service}. Le ayudaremos a firmar de otra forma.`,
  report: 'Comunicarlo aquí',
};
