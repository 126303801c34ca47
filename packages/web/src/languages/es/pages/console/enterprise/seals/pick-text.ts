import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/pick-text.ts';

export const text: typeof Shape = {
  trouble: 'No se ha podido cargar. Vuelva a intentarlo más tarde.',
  members: 'Miembros',
  envelopes: 'Contratos',
  envelopeSearch: 'Buscar contratos por título',
  noEnvelopes: 'No existe ese contrato.',
  templates: 'Plantillas',
  templateSearch: 'Buscar plantillas por nombre',
  noTemplates: 'No existe esa plantilla.',
};
