import type { text as Shape } from '../../../../zh-CN/pages/console/account/seals-text.ts';

export const text: typeof Shape = {
  deleteIt: 'Löschen',
  addedOn: (when) => `hinzugefügt: ${when}`,
  sizeOf: (width, height) => `${width} × ${height} mm`,
  origins: {
    UPLOAD: 'aus einem Bild',
    DRAW: 'gezeichnet',
    TYPE: 'Namenssiegel',
    SCAN: 'auf dem Smartphone gezeichnet',
  },
  seals: 'Persönliche Siegel',
  sealsWhy:
    'Aus Ihrem Namen erstellt, gezeichnet oder als Bild hochgeladen, bereit zum Unterzeichnen. Angezeigt wird die Standardgröße eines Siegelfelds.',
  addSeal: 'Siegel hinzufügen',
  sealName: 'Name des Siegels',
  sealNameHint: 'Nur für Sie sichtbar',
  defaultSealName: (name) => (name === '' ? 'Mein Siegel' : `Siegel von ${name}`),
  sealNameMissing: 'Geben Sie dem Siegel einen Namen',
  sealMissing: {
    DRAW: 'Zeichnen Sie zuerst das Siegel',
    TYPE: 'Geben Sie zuerst Zeichen ein, aus denen ein Siegel entstehen kann',
    UPLOAD: 'Wählen Sie ein Bild',
  },
  saveSeal: 'Siegel speichern',
  sealDone: 'Das Siegel ist hinzugefügt',
  noSeals: 'Noch keine Siegel',
  deleteSeal: (name) => `Siegel ${name} löschen`,
  deleteSealTitle: 'Dieses Siegel löschen?',
  deleteSealWhy:
    'Unterzeichnete Dokumente bleiben unverändert. Beim Unterzeichnen können Sie dieses Siegel nicht mehr wählen.',
  writes: 'Gespeicherte Unterschriften',
  writesWhy: 'Beim Unterzeichnen gespeicherte Unterschriften, bereit für das nächste Mal.',
  noWrites: 'Keine gespeicherten Unterschriften',
  deleteWrite: (at) => `Unterschrift ${at} löschen`,
  deleteWriteTitle: 'Diese Unterschrift löschen?',
  deleteWriteWhy: 'Unterzeichnete Dokumente bleiben unverändert.',
  addWrite: 'Unterschrift hinzufügen',
  saveWrite: 'Unterschrift speichern',
  writeMissing: 'Schreiben Sie zuerst Ihre Unterschrift',
  writeDone: 'Die Unterschrift ist gespeichert',
  writePicture: (at) => `Unterschrift ${at}`,
};
