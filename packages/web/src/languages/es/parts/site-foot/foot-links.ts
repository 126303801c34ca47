import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: 'Manual de usuario',
  download: 'Descargar el manual (PDF)',
  verify: 'Verificar un archivo firmado',
  root: 'Certificado raíz',
  practice: 'Prácticas de certificación',
  report: 'Denunciar o pedir ayuda',
  access: 'Accesibilidad',
};
