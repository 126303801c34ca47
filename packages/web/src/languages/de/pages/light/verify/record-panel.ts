import type { text as Shape } from '../../../../zh-CN/pages/light/verify/record-panel.ts';

export const text: typeof Shape = {
  title: 'Der Vertrag, für den dieser Link steht',
  number: 'Nummer',
  completed: 'Abgeschlossen',
  state: 'Stand',
  force: 'in Kraft',
  voided: (time) => `durch Vereinbarung der Parteien aufgehoben seit ${time}`,
  documents: 'Dokumente',
  documentsAre: (count) => `${count}`,
  next: 'Wählen Sie die Datei, die Sie erhalten haben, um zu sehen, ob sie ein Dokument dieses Vertrags ist. Weder Name noch Inhalt des Vertrags werden hier angezeigt.',
  is: (at, of) => `Diese Datei ist Dokument ${at} von ${of} dieses Vertrags, wie abgeschlossen, Byte für Byte.`,
  isNot:
    'Diese Datei ist kein Dokument dieses Vertrags, wie er abgeschlossen wurde: Vielleicht wurde sie geändert, ist eine unfertige Fassung oder gehört zu einem anderen Vertrag.',
  none: 'Es gibt keinen abgeschlossenen Vertrag mit dieser Nummer.',
};
