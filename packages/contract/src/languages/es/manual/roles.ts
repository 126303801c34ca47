import type { WrittenSection } from '../../../text/written-section.ts';

export const roles: WrittenSection = {
  title: 'Roles y permisos de una empresa',
  blocks: [
    {
      kind: 'text',
      text: 'Un rol decide qué páginas de la empresa pueden abrir sus miembros y qué pueden hacer en ellas. Cada empresa tiene seis roles integrados: propietario, administrador, administrador de sellos, de plantillas y de finanzas, y miembro, que todos tienen automáticamente. Puede crear roles propios o copiar un rol y cambiarlo.',
    },
    {
      kind: 'points',
      items: [
        'Los cambios en un rol y sus miembros surten efecto con la siguiente acción de la persona afectada; las páginas abiertas también cambian.',
        'Todos, excepto el propietario, gestionan solo roles dentro de sus propios permisos, no pueden cambiar sus propios roles ni asignarse roles. «Aplicaciones» está reservado al propietario.',
        'Un contrato puede nombrar un rol: puede actuar cualquier miembro que lo tenga y decide el primero que lo haga. Un rol al que espera un contrato no se puede eliminar.',
        'El propietario puede traspasar la propiedad a otro miembro con la contraseña de firma o un código. El anterior propietario pasa a ser un miembro corriente; al propietario no se le puede quitar sin traspaso.',
      ],
    },
  ],
};
