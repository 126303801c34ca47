import type { RefusalDictionary } from '../../../../../pages/light/sign/refusal-words.ts';

export const text: RefusalDictionary = {
  notInFlow: {
    title: 'Sie können diesen Vertrag nicht öffnen',
    text: 'Dieses Konto ist kein Teilnehmer oder der Link ist nicht mehr gültig. Wenn der Link an Sie ging, bestätigen Sie den Kontakt, der ihn erhalten hat, um den Vertrag zu öffnen.',
  },
  joinFirst: {
    title: 'Treten Sie zuerst dem Unternehmen bei',
    text: 'Der Absender bittet Sie, als Mitglied eines Unternehmens zu unterzeichnen. Nach Ihrem Beitritt öffnet diese Seite den Vertrag von selbst.',
  },
  overdue: {
    title: 'Ihre Frist ist abgelaufen',
    text: 'Die Frist, die der Absender Ihnen gesetzt hat, ist vorbei. Wenn Sie noch handeln müssen, bitten Sie den Absender, sie zu verlängern.',
  },
  expired: {
    title: 'Der Vertrag ist abgelaufen',
    text: 'Die Frist zum Unterzeichnen ist vorbei. Wenn er noch unterzeichnet werden soll, bitten Sie den Absender, ihn erneut zu senden.',
  },
  notSigner: {
    title: 'Sie müssen nicht unterzeichnen',
    text: 'Sie können diesen Vertrag verfolgen, aber der Absender hat Sie nicht um eine Unterschrift gebeten.',
  },
  notChecker: {
    title: 'Sie müssen nicht prüfen',
    text: 'Sie können diesen Vertrag verfolgen, aber der Absender hat Sie nicht um eine Prüfung gebeten.',
  },
  waitOthers: {
    title: 'Sie sind noch nicht an der Reihe',
    text: 'Andere müssen vor Ihnen handeln. Wir benachrichtigen Sie, wenn Sie an der Reihe sind; diese Seite öffnet den Vertrag dann von selbst.',
  },
  alreadySigned: {
    title: 'Das ist bereits erledigt',
    text: 'Sie oder ein Kollege mit derselben Rolle haben bei diesem Vertrag gehandelt. Für Sie ist nichts weiter zu tun.',
  },
  revoked: {
    title: 'Der Vertrag wurde zurückgezogen',
    text: 'Der Absender hat ihn zurückgezogen; er kann nicht mehr unterzeichnet werden. Bei Fragen wenden Sie sich bitte an den Absender.',
  },
  rejected: {
    title: 'Der Vertrag wurde abgelehnt',
    text: 'Ein Teilnehmer hat ihn abgelehnt; die Unterzeichnung ist beendet.',
  },
  statusNoMatch: {
    title: 'Der Vertrag kann gerade nicht unterzeichnet werden',
    text: 'Sein Status hat sich geändert. Aktualisieren Sie, um den neuesten Stand zu sehen.',
  },
  returned: {
    title: 'Der Vertrag wurde zurückgegeben',
    text: 'Er ging zur Korrektur an den Absender zurück und kann nicht mehr unterzeichnet werden. Nach der Korrektur erhalten Sie einen neuen Link.',
  },
  checkFailed: {
    title: 'Der Vertrag wurde nicht freigegeben',
    text: 'Ein Prüfer hat die Freigabe verweigert; die Unterzeichnung ist beendet.',
  },
  preparing: {
    title: 'Die Dokumente werden vorbereitet',
    text: 'Das dauert einige Sekunden; die Seite öffnet den Vertrag von selbst.',
  },
  prepareFailed: {
    title: 'Die Dokumente sind nicht bereit',
    text: 'Bei der Vorbereitung ist etwas schiefgegangen; wir arbeiten daran. Bitte kommen Sie später wieder.',
  },
  inProgress: {
    title: 'Gerade unterzeichnet jemand anderes',
    text: 'Ein anderer Teilnehmer unterzeichnet in diesem Moment denselben Vertrag. Sie können gleich fortfahren.',
  },
  notLogin: {
    title: 'Bitte bestätigen Sie, dass Sie es sind',
    text: 'Ihre Sitzung ist beendet. Ein Code öffnet den Vertrag wieder; alles, was Sie ausgefüllt haben, ist noch da.',
  },
  otherScope: {
    title: 'Bitte bestätigen Sie sich mit dem Link dieses Vertrags',
    text: 'Ihre aktuelle Sitzung öffnet nur einen anderen Vertrag.',
  },
  authLevel: {
    title: 'Ihre Identität muss zuerst bestätigt werden',
    text: 'Der Absender verlangt von Unterzeichnern eine bestätigte Identität.',
  },
  network: {
    title: 'Keine Netzwerkverbindung',
    text: 'Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut. Alles, was Sie ausgefüllt haben, ist noch da.',
  },
  other: {
    title: 'Der Vertrag ließ sich nicht öffnen',
    text: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später erneut; wenn das Problem bleibt, geben Sie dem Absender oder unserem Kundendienst die Anfragenummer.',
  },
};
