import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: 'L’expéditeur demande que chaque page soit affichée ici avant que vous agissiez. Cela est enregistré.',
  seconds: (count) =>
    `L’expéditeur demande que chaque document soit affiché ici au moins ${count} s avant que vous agissiez. Cela est enregistré.`,
  pagesLeft: (name, left) => `« ${name} » : encore ${left} ${left < 2 ? 'page' : 'pages'}`,
  secondsLeft: (name, left) => `« ${name} » : encore ${left} s`,
  next: 'Aller à la page suivante',
  there: 'Aller à ce document',
  met: 'Terminé',
};
