import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: 'Signer avec votre téléphone',
  lead: 'La clé de signature est dans votre propre téléphone. Scannez le code, contrôlez-y le contrat, puis confirmez.',
  steps: [
    'Scannez le code avec l’appareil photo du téléphone',
    'Contrôlez-y le contrat et son empreinte',
    'Appuyez sur « Signer » sur le téléphone ; la suite se fait ici toute seule',
  ],
  code: 'Code QR : scannez-le avec votre téléphone pour contrôler et signer',
  making: 'Création du code…',
  status: {
    SHOWN: 'Ce code ne sert qu’une fois. Ne le transmettez à personne.',
    OPENED: 'Ouvert sur votre téléphone. Contrôlez et confirmez-y',
    READY: 'Signature sur le téléphone…',
    SIGNED: 'Signé avec le téléphone',
    REFUSED: 'Vous avez choisi sur le téléphone de ne pas signer.',
    FAILED: 'La signature n’a pas eu lieu. Rien n’a changé.',
    EXPIRED: 'Le code a expiré.',
  },
  left: (minutes, seconds) => `expire dans ${minutes}:${String(seconds).padStart(2, '0')}`,
  newPhone: (name) => `Un nouveau téléphone va servir à signer${name ? ` : ${name}` : ''}.`,
  numberWhy:
    'Regardez votre propre téléphone et saisissez le numéro affiché. S’il n’en affiche aucun, ne saisissez rien ; fermez et recommencez.',
  number: 'Numéro affiché sur le téléphone',
  again: 'Recommencer',
  here: 'Signer sur ce téléphone',
  compare: 'Comparer les empreintes',
  digest: (at, count) => (count === 1 ? 'Empreinte SHA-256' : `Empreinte SHA-256 du document ${at}`),
};
