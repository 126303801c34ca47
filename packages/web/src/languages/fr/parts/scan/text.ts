import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: 'Dessiner sur le téléphone',
  steps: [
    'Scannez le code avec l’appareil photo du téléphone',
    'Dessinez, puis appuyez sur « Envoyer »',
    'Le dessin apparaît ici tout seul',
  ],
  code: 'Code QR : scannez-le avec votre téléphone pour y dessiner',
  making: 'Création du code…',
  left: (minutes, seconds) => `expire dans ${minutes}:${String(seconds).padStart(2, '0')}`,
  opened: 'Ouvert sur votre téléphone. Veuillez y écrire',
  expired: 'Le code a expiré',
  again: 'Créer un nouveau code',
  drawn: 'Votre dessin est arrivé du téléphone',
  once: 'Ce code ne sert qu’une fois. Ne le transmettez à personne.',
};
