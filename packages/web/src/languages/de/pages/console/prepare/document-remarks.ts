import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/document-remarks.ts';

export const text: typeof Shape = {
  fonts: (names) => `Nicht eingebettet: ${names}. Anderswo erscheint dieser Text vielleicht in einer anderen Schrift`,
  offPage: (pages) => `Seite ${pages}: Text außerhalb der Seite, den Unterzeichner nicht sehen`,
  hiddenLayers: 'Ebenen, die beim Öffnen der Datei ausgeblendet sind, wurden entfernt',
  notDrawn: (pages) => `Seite ${pages}: Felder oder Anmerkungen ohne eigene Darstellung; sie gehören nicht zur Seite`,
  layersStay: 'Die Datei ist bereits signiert; Reader können ihre Ebenen weiterhin umschalten',
  formStays: 'Die Datei ist bereits signiert; ihre Formularfelder bleiben unverändert',
  marksStay: 'Die Datei ist bereits signiert; ihre Anmerkungen bleiben unverändert',
  list: (values) => values.join(', '),
  more: (count) => ` und weitere, insgesamt ${count}`,
  look: (page) => `Seite ${page} ansehen`,
  title: (page) => `Seite ${page}`,
  asSeen:
    'So sehen es die Unterzeichner hier. Damit der Vertrag überall so aussieht, betten Sie beim Export die Schriften ein und laden Sie ihn erneut hoch.',
  asSeenPage: 'Das sehen die Unterzeichner; mehr ist nicht enthalten.',
};
