import type { WrittenSection } from '../../../text/written-section.ts';

export const templates: WrittenSection = {
  title: 'Plantillas',
  blocks: [
    {
      kind: 'text',
      text: 'Convierta en plantillas los contratos que una empresa envía a menudo: configura una sola vez los documentos, roles, orden y campos. Empresa → Plantillas enumera las plantillas que puede usar.',
    },
    {
      kind: 'steps',
      items: [
        'Pulse «Nueva plantilla» y empiece con documentos o con un contrato existente; el menú de un contrato tiene también «Guardar como plantilla».',
        'Configúrela como un contrato, con roles como «Proveedor» en lugar de personas. Si un rol es siempre la misma persona, puede introducir ya el contacto.',
        'Pulse «Revisar y guardar» y después «Activar».',
        'Para usar una plantilla, introduzca una persona para cada rol, rellene de antemano textos y fechas si quiere, revise y envíe. Si un rol es una lista, la importa en el paso siguiente y cada persona recibe un contrato.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Si dos personas editan a la vez, se avisa a quien guarda en segundo lugar; no se sobrescriben los cambios de nadie.',
        'El registro de uso de una plantilla enumera los contratos hechos con ella. Desactivar o eliminar una plantilla no afecta a los contratos enviados.',
        'Los roles deciden quién puede crear, editar, activar, desactivar y eliminar; el autor de una plantilla siempre puede editarla.',
      ],
    },
  ],
};
