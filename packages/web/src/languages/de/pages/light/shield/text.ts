import type { text as Shape } from '../../../../zh-CN/pages/light/shield/text.ts';

export const text: typeof Shape = {
  page: 'Mit dem Smartphone unterzeichnen',
  opening: 'Wird geöffnet…',
  from: (sender) => `Gesendet von ${sender}`,
  lead: 'Prüfen und dann mit diesem Smartphone unterzeichnen',
  as: (name) => `Unterzeichner: ${name}`,
  parties: 'Parteien',
  role: { SIGNER: 'unterzeichnet', CHECKER: 'prüft', CC: 'erhält eine Kopie' },
  documents: (count) => (count === 1 ? 'Dokument' : `Dokumente (${count})`),
  pages: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  digest: 'SHA-256-Hashwert',
  digestWhy:
    'Der Hashwert ist der Fingerabdruck des Inhalts. Zeigt der Computer neben dem QR-Code denselben Hashwert, ist es dieselbe Datei.',
  keyKnown: 'Der Signaturschlüssel dieses Smartphones wird verwendet',
  keyNew: 'Erste Verwendung: Dieses Smartphone erzeugt einen Signaturschlüssel',
  keyNewByCode: (contact) =>
    `Erste Verwendung: Dieses Smartphone erzeugt einen Signaturschlüssel; ein Code an ${contact} bestätigt, dass Sie es sind`,
  code: 'Code',
  codeSent: (contact) => `Ein Code wurde an ${contact} gesendet. Geben Sie ihn ein, um fortzufahren.`,
  codeAgain: 'Neuen Code senden',
  number: 'Geben Sie diese Zahl am Computer ein, um zu bestätigen, dass das Smartphone Ihnen gehört',
  keyWhy:
    'Der Schlüssel existiert nur in diesem Browser; niemand kann ihn auslesen, auch wir nicht. Unterzeichnen Sie nicht auf dem Smartphone einer anderen Person.',
  left: (minutes, seconds) => `noch ${minutes}:${String(seconds).padStart(2, '0')}`,
  confirm: 'Jetzt unterzeichnen',
  refuse: 'Nicht unterzeichnen',
  refuseTitle: 'Diesen Vertrag nicht unterzeichnen?',
  refuseWhy:
    'Der Code wird sofort ungültig und nichts wird unterzeichnet. Sie können später am Computer einen neuen erstellen.',
  doing: {
    key: 'Signaturschlüssel wird vorbereitet…',
    prepare: 'Dokumente werden vorbereitet…',
    sign: 'Wird signiert…',
  },
  doneTitle: 'Unterzeichnet',
  doneWhy: (title) => `„${title}“ ist mit diesem Smartphone unterzeichnet. Schauen Sie auf Ihren Computer.`,
  signedDigest: 'Hashwert des Unterzeichneten',
  refusedTitle: 'Nicht unterzeichnet',
  refusedWhy: 'Sie haben sich gegen die Unterzeichnung entschieden. Sie können diese Seite schließen.',
  goneTitle: 'Dieser Code ist abgelaufen',
  goneWhy:
    'Ein Code gilt fünf Minuten und nur einmal. Wenn Ihr Computer nicht anzeigt, dass Sie unterzeichnet haben, erstellen Sie dort einen neuen und scannen Sie ihn.',
  failedTitle: 'Es wurde nicht unterzeichnet',
  failedNext: 'Nichts wurde unterzeichnet. Erstellen Sie am Computer einen neuen Code.',
  notShown:
    'Die empfangenen Daten passen nicht zu den gezeigten Dokumenten; deshalb hat dieses Smartphone nicht signiert.',
  awayTitle: 'Öffnen fehlgeschlagen',
  incompleteTitle: 'Der Link ist unvollständig',
  incompleteWhy: 'Scannen Sie den Code am Computer mit der Kamera Ihres Smartphones.',
  unfitTitle: 'Dieser Browser kann nicht signieren',
  unfitWhy:
    'Für einen Signaturschlüssel brauchen Sie ein aktuelles Chrome, Safari, Edge oder Firefox, und diese Website muss über https geöffnet sein. Scannen Sie den Code mit einem anderen Browser.',
};
