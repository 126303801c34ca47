import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: 'Handbuch',
  download: 'Handbuch herunterladen (PDF)',
  verify: 'Signierte Datei prüfen',
  root: 'Stammzertifikat',
  practice: 'Zertifizierungsbetrieb',
  report: 'Melden oder Hilfe anfordern',
  access: 'Barrierefreiheit',
};
