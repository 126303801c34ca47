import type { text as Shape } from '../../../zh-CN/parts/paper/text.ts';

export const text: typeof Shape = {
  scan: 'Numériser avec l’appareil photo',
  title: 'Numériser avec l’appareil photo',
  lead: 'Photographiez le papier ; chaque image devient une page.',
  unreadable: (name) => `L’image « ${name} » est illisible`,
  fileName: (day) => `Numérisation ${day}`,
  failed: 'Le document n’a pas pu être créé. Veuillez réessayer.',
  make: (count) =>
    count === 0
      ? 'Créer le document'
      : count === 1
        ? 'Créer le document (1 page)'
        : `Créer le document (${count} pages)`,
  reading: 'Recherche des bords du papier…',
  making: (page, count) => `Création de la page ${page} sur ${count}`,
  notFound: 'Aucun papier n’a été trouvé sur une image, qui est donc utilisée en entier. Veuillez vérifier ses bords.',
  tone: 'Couleurs',
  tones: { COLOUR: 'Couleur', GREY: 'Gris', BLACK_WHITE: 'Noir et blanc' },
  private: 'Les images restent dans ce navigateur ; seul le document terminé est téléversé.',
  take: 'Prendre une photo',
  choose: 'Choisir des images',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  edges: 'Ajuster les bords',
  edgesOf: (page) => `Ajuster les bords de la page ${page}`,
  turn: (page) => `Pivoter la page ${page}`,
  up: (page) => `Monter la page ${page}`,
  down: (page) => `Descendre la page ${page}`,
  remove: (page) => `Retirer la page ${page}`,
  use: 'Utiliser',
  photograph: 'Photo',
  corner: (at, x, y) => `Coin ${at} : ${x} % depuis la gauche, ${y} % depuis le haut`,
  how: 'Faites glisser les quatre coins sur ceux du papier, ou déplacez le coin choisi avec les flèches (plus loin avec Maj).',
};
