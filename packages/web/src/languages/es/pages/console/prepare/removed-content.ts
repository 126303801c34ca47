import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/removed-content.ts';

export const text: typeof Shape = {
  groups: {
    scripts: 'scripts y acciones',
    files: 'archivos adjuntos',
    media: 'multimedia',
    links: 'enlaces a otros archivos',
    form: 'campos de formulario',
    marks: 'anotaciones',
    layers: 'capas',
    printed: 'contenido solo para imprimir',
  },
  and: (groups) => groups.join(', '),
  gone: (list) => `Eliminado: ${list}`,
  drawn: (list) => `Ahora forma parte de la página: ${list}`,
  both: (gone, drawn) => `${gone}. ${drawn}`,
};
