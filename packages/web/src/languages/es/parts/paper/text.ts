import type { text as Shape } from '../../../zh-CN/parts/paper/text.ts';

export const text: typeof Shape = {
  scan: 'Escanear con la cámara',
  title: 'Escanear con la cámara',
  lead: 'Fotografíe el papel; cada imagen será una página.',
  unreadable: (name) => `No se puede leer la imagen «${name}»`,
  fileName: (day) => `Escaneo ${day}`,
  failed: 'No se pudo crear el documento. Inténtelo de nuevo.',
  make: (count) =>
    count === 0
      ? 'Crear el documento'
      : count === 1
        ? 'Crear el documento (1 página)'
        : `Crear el documento (${count} páginas)`,
  reading: 'Buscando los bordes del papel…',
  making: (page, count) => `Creando la página ${page} de ${count}`,
  notFound: 'En una imagen no se encontró papel, así que se usa entera. Revise y ajuste los bordes.',
  tone: 'Colores',
  tones: { COLOUR: 'Color', GREY: 'Grises', BLACK_WHITE: 'Blanco y negro' },
  private: 'Las imágenes permanecen en este navegador; solo se sube el documento terminado.',
  take: 'Hacer una foto',
  choose: 'Elegir imágenes',
  pages: 'Páginas',
  page: (page) => `Página ${page}`,
  edges: 'Ajustar los bordes',
  edgesOf: (page) => `Ajustar los bordes de la página ${page}`,
  turn: (page) => `Girar la página ${page}`,
  up: (page) => `Subir la página ${page}`,
  down: (page) => `Bajar la página ${page}`,
  remove: (page) => `Quitar la página ${page}`,
  use: 'Usar',
  photograph: 'Fotografía',
  corner: (at, x, y) => `Esquina ${at}: ${x} % desde la izquierda, ${y} % desde arriba`,
  how: 'Arrastre las cuatro esquinas hasta las del papel, o mueva la elegida con las flechas (más lejos con Mayús).',
};
