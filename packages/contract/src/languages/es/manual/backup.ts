import type { WrittenSection } from '../../../text/written-section.ts';

export const backup: WrittenSection = {
  title: 'Administradores: copia de seguridad y restauración',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Detenga el servidor (Ctrl-C). Con PostgreSQL no hace falta: vuelque la base de datos con sus propias herramientas.',
        'Copie DATA_DIR: db/ es la base de datos integrada y blobs/ contiene los archivos. tmp/ no hace falta.',
        'Haga una copia de KEYS_DIR aparte, en otro lugar: kek protege las claves privadas de la autoridad; pepper protege los hashes de contraseñas y contactos.',
        'Para restaurar, devuelva ambos a sus lugares originales e inicie el servidor.',
      ],
    },
    {
      kind: 'note',
      text: 'Con los datos pero sin las claves, la autoridad no puede emitir más certificados y nadie puede iniciar sesión con su contraseña anterior. Las claves sin los datos no sirven de nada. Guarde las dos copias por separado. Los contratos completados no se ven afectados: los archivos contienen todo lo necesario para verificarlos.',
    },
  ],
};
