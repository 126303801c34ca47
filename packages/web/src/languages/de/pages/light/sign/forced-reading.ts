import type { text as Shape } from '../../../../zh-CN/pages/light/sign/forced-reading.ts';

export const text: typeof Shape = {
  end: 'Der Absender wünscht, dass hier jede Seite angezeigt wird, bevor Sie handeln. Dies wird festgehalten.',
  seconds: (count) =>
    `Der Absender wünscht, dass hier jedes Dokument mindestens ${count} s angezeigt wird, bevor Sie handeln. Dies wird festgehalten.`,
  pagesLeft: (name, left) => `„${name}“: noch ${left === 1 ? '1 Seite' : `${left} Seiten`}`,
  secondsLeft: (name, left) => `„${name}“: noch ${left} s`,
  next: 'Zur nächsten Seite',
  there: 'Zu diesem Dokument',
  met: 'Erledigt',
};
