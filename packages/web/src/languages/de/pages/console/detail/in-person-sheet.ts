import type { text as Shape } from '../../../../zh-CN/pages/console/detail/in-person-sheet.ts';

export const text: typeof Shape = {
  title: (name) => `${name} auf diesem Gerät handeln lassen`,
  code: (contact) =>
    `Die Person weist sich mit einem Code aus, der an ${contact} geht; er wird auf diesem Gerät nicht angezeigt.`,
  lock: 'Ihre Anmeldung auf diesem Gerät endet sofort: Kein Tab öffnet mehr Ihre Verträge.',
  back: 'Am Ende zeigt das Gerät an, dass es an Sie zurückgeht; melden Sie sich wieder an, um zu diesem Vertrag zurückzukehren.',
  act: 'Gerät sperren und übergeben',
};
