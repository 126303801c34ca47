import type { OutReason } from '../../../../../../pages/light/sign/batch/model.ts';
import { byLevel } from '../../../../../../text/level.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/light/sign/batch/text.ts';

const out: Record<OutReason, string> = {
  checker: 'Sie sollen ihn prüfen und dazu gesondert entscheiden',
  shield: 'Er muss auf Ihrem Smartphone bestätigt werden',
  bothProofs: 'Der Absender verlangt Signaturpasswort und Code',
  voiding: 'Eine Aufhebung muss gesondert bestätigt werden',
  place: 'Sie müssen Ihre Felder selbst platzieren',
  text: 'Er enthält Text, den Sie ausfüllen müssen',
  password: 'Sie haben kein Signaturpasswort: bitte einzeln mit einem Code unterzeichnen',
};

export const text: typeof Shape = {
  title: 'Gemeinsam unterzeichnen',
  back: 'Verträge',
  list: 'Zu unterzeichnende Verträge',
  outList: 'Nicht gemeinsam möglich',
  outReason: out,
  notYourTurn: 'Sie sind noch nicht an der Reihe',
  joinFirst: 'Treten Sie zuerst dem Unternehmen bei',
  alone: 'Einzeln öffnen',
  none: 'Keine Verträge lassen sich gemeinsam unterzeichnen',
  noneText: 'Die ausgewählten Verträge warten nicht auf Sie oder müssen einzeln bearbeitet werden.',
  tooMany: (most) => `Höchstens ${most} werden auf einmal unterzeichnet; die übrigen danach.`,
  from: (sender) => `Von ${sender}`,
  files: (count, pages) =>
    `${count === 1 ? '1 Dokument' : `${count} Dokumente`}, ${pages === 1 ? '1 Seite' : `${pages} Seiten`}`,
  seen: 'Angesehen',
  unseen: 'Noch nicht angesehen',
  loading: 'Wird geöffnet…',
  doc: 'Der Vertrag',
  closeDoc: 'Zurück zur Liste',
  markSeen: 'Angesehen, nächster',
  markLast: 'Angesehen',
  seenOf: (done, total) => `${done} von ${total} angesehen`,
  look: 'Nächsten ansehen',
  chooseSignature: 'Unterschrift wählen',
  chooseSeal: 'Siegel wählen',
  changeSignature: 'Unterschrift ändern',
  changeSeal: 'Siegel ändern',
  mine: 'Für alle Verträge',
  signature: 'Unterschrift',
  seal: 'Siegel',
  day: 'Überall gilt das heutige Datum',
  confirm: (count) => (count === 1 ? '1 Vertrag unterzeichnen' : `${count} Verträge unterzeichnen`),
  noPassword:
    'Gemeinsames Unterzeichnen wird mit Ihrem Signaturpasswort bestätigt, und Sie haben noch keines festgelegt. Ohne dieses wird jeder Vertrag einzeln mit einem Code unterzeichnet.',
  setPassword: 'Signaturpasswort festlegen',
  consentTitle: (count) => (count === 1 ? '1 Vertrag bestätigen' : `${count} Verträge bestätigen`),
  password: 'Signaturpasswort',
  needsPassword: 'Geben Sie Ihr Signaturpasswort ein',
  working: (at, total) => `Vertrag ${at} von ${total} wird unterzeichnet`,
  keep: 'Die Unterzeichnung läuft. Bitte lassen Sie diese Seite geöffnet.',
  doneAll: (count) =>
    count === 1 ? 'Sie haben den Vertrag unterzeichnet' : `Sie haben alle ${count} Verträge unterzeichnet`,
  doneSome: (signed, left) => `${signed} unterzeichnet, ${left} nicht unterzeichnet`,
  doneNone: 'Nichts wurde unterzeichnet',
  doneText: byLevel({
    'B-LTA':
      'Ihre Signaturen sind in den Verträgen, durch Zeitstempel geschützt. Sobald alle unterzeichnet haben, können Sie die Verträge aus der Liste herunterladen.',
    'B-B':
      'Ihre Signaturen sind in den Verträgen. Sobald alle unterzeichnet haben, können Sie die Verträge aus der Liste herunterladen.',
  }),
  results: 'Ergebnis jedes Vertrags',
  resultSigned: 'Unterzeichnet',
  resultSigning: 'Wird unterzeichnet…',
  resultWaiting: 'Wartet',
  resultChanged: 'Die Dokumente haben sich nach Ihrer Ansicht geändert: nicht unterzeichnet',
  again: (count) => (count === 1 ? 'Erneut ansehen' : `Diese ${count} erneut ansehen`),
  toList: 'Meine Verträge ansehen',
  stopped: 'Nicht begonnen',
};
