import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `Acciones para el sello «${name}»`,
  pictureOf: (name) => `Impresión del sello «${name}»`,
  authorize: 'Autorizar a miembros',
  authorizations: 'Miembros autorizados',
  uses: 'Registro de uso',
  kind: 'Tipo',
  size: 'Tamaño',
  group: 'Grupo',
  author: 'Creado por',
  authorOn: (name, day) => `${isolate(name)}, ${day}`,
  useCount: 'Usos',
  times: (count) => String(count),
  lastUse: 'Último uso',
  never: 'nunca usado',
  companyName: 'Nombre en la imagen',
  notCompared: 'Subido, aún sin comparar',
  approval: 'Aprobación',
  selfApproved: 'Por quien lo creó, al no haber otro aprobador',
  comparing:
    'Su empresa ha aprobado este sello. La autoridad de certificación compara su imagen con el nombre verificado; después se podrá autorizar a los miembros a usarlo.',
  outdated:
    'La imagen de este sello no muestra el nombre verificado actual de la empresa. Ya no se puede usar para firmar; créelo de nuevo.',
  waiting: 'Este sello está pendiente de revisión. Después se podrá autorizar a los miembros a usarlo.',
  refused: (reason) => (reason === '' ? 'Se rechazó en la revisión.' : `Se rechazó en la revisión: ${reason}`),
  abandoned: (when) => `Este sello se dio de baja (${when}) y ya no se puede usar.`,
};
