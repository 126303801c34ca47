import type { text as Shape } from '../../../zh-CN/parts/site-foot/foot-links.ts';

export const text: typeof Shape = {
  manual: 'Guide d’utilisation',
  download: 'Télécharger le guide (PDF)',
  verify: 'Vérifier un fichier signé',
  root: 'Certificat racine',
  practice: 'Déclaration des pratiques',
  report: 'Signaler ou demander de l’aide',
  access: 'Accessibilité',
};
