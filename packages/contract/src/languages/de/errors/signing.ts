import type { signingErrors as Shape } from '../../zh-CN/errors/signing.ts';

/** Refusals of the course of a contract and office seals. */
export const signingErrors: typeof Shape = {
  // the flow
  ERROR_NOT_IN_ENVELOPE_FLOW: 'Sie sind kein Teilnehmer dieses Vertrags.',
  ERROR_WAITING_JOIN_ENTERPRISE: 'Treten Sie zuerst dem Unternehmen bei und unterzeichnen Sie dann.',
  ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED: 'Der Vertrag ist abgelaufen.',
  ERROR_NOT_A_SIGNER: 'Sie sind kein Unterzeichner dieses Vertrags.',
  ERROR_NOT_A_CHECKER: 'Sie sind kein Prüfer dieses Vertrags.',
  ERROR_NEED_WAIT_OTHER: 'Andere müssen vor Ihnen handeln.',
  ERROR_ALREADY_SIGNED: 'Sie oder ein Kollege mit derselben Rolle haben bei diesem Vertrag bereits gehandelt.',
  ERROR_ENVELOPE_HAD_BEEN_REVOKED: 'Der Absender hat diesen Vertrag zurückgezogen.',
  ERROR_ENVELOPE_HAD_BEEN_REJECTED: 'Dieser Vertrag wurde abgelehnt.',
  ERROR_ENVELOPE_STATUS_IS_NOT_MATCH: 'Der Status des Vertrags lässt dies nicht zu.',
  ERROR_DOCUMENT_CHANGED:
    'Das Dokument hat sich geändert, seit Sie es geöffnet haben. Laden Sie es neu, lesen Sie es und unterzeichnen Sie dann.',
  ERROR_DOCUMENT_NOT_SHOWN: 'Nicht jedes Dokument wurde vollständig geöffnet. Öffnen Sie zuerst alle.',
  ERROR_CONTACT_NOT_PROVED:
    'Nur wer {contact} bestätigt hat, darf hier handeln. Öffnen Sie damit den Signaturlink oder hinterlegen Sie den Kontakt zuerst in Ihrem Konto.',
  ERROR_SIGNING_IN_PROGRESS: 'Gerade entsteht eine Signatur. Bitte versuchen Sie es gleich erneut.',
  ERROR_AUTH_REQUIRED: 'Bestätigen Sie mit dem Signaturpasswort oder einem Code, dass Sie es sind.',
  ERROR_AUTH_LEVEL: 'Der Absender verlangt vor der Unterzeichnung eine bestätigte Identität.',
  ERROR_PERSONAL_CERT:
    'Dieser Vertrag wird mit Ihrem eigenen Zertifikat unterzeichnet; dafür muss zuerst Ihre Identität bestätigt sein.',
  ERROR_ENTERPRISE_CERT:
    'Dieser Vertrag wird mit dem Zertifikat von {name} unterzeichnet; dafür muss zuerst dessen Identität bestätigt sein.',
  ERROR_SHIELD_REQUIRED:
    'Dieser Vertrag wird mit Ihrem Smartphone unterzeichnet: Scannen Sie den Code auf der Signaturseite.',
  ERROR_SHIELD_EXPIRED: 'Der Code für Ihr Smartphone ist abgelaufen. Erstellen Sie am Computer einen neuen.',
  ERROR_SHIELD_PROVIDER: 'Diesen Dienst für Smartphone-Signaturen gibt es nicht. Wählen Sie einen von: {names}.',
  ERROR_SHIELD_ALGORITHM: 'Dieser Hash-Algorithmus ist nicht erlaubt. Wählen Sie einen von: {names}.',
  ERROR_SHIELD_PROOF:
    'Das Smartphone konnte nicht nachweisen, dass es den Signaturschlüssel hat. Öffnen Sie den Code noch einmal.',
  ERROR_SHIELD_SIGNATURE:
    'Die Signatur des Smartphones passt nicht zum Gezeigten. Nichts wurde unterzeichnet. Erstellen Sie am Computer einen neuen Code.',
  ERROR_SHIELD_DEVICE:
    'Der Signaturschlüssel dieses Smartphones ist nicht mehr gültig. Öffnen Sie den Code noch einmal, um einen neuen zu erzeugen.',
  ERROR_SHIELD_DEVICE_LIMIT:
    'Höchstens {limit} Smartphones können einen Schlüssel von Ihnen haben. Entfernen Sie zuerst eines in Ihren Kontoeinstellungen.',
  ERROR_SHIELD_NOT_ASKED: 'Für diesen Vertrag brauchen Sie kein Smartphone zum Unterzeichnen.',
  ERROR_SHIELD_CODE:
    'Dieses Smartphone unterzeichnet zum ersten Mal: Geben Sie den Code ein, der an den Unterzeichner ging, oder melden Sie sich auf diesem Smartphone als Unterzeichner an.',
  ERROR_SHIELD_CODE_WRONG:
    'Der Code ist falsch oder nicht mehr gültig. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  ERROR_SHIELD_NUMBER:
    'Das ist nicht die Zahl, die das Smartphone anzeigt. Lesen Sie sie von Ihrem eigenen Smartphone ab; zeigt es keine an, erstellen Sie einen neuen QR-Code.',
  ERROR_JOIN_ENTERPRISE:
    'Das Unternehmen {name} lässt sich nicht bestimmen. Fragen Sie den Absender oder bitten Sie das Unternehmen, seine Identität bestätigen zu lassen.',
  ERROR_SEAL_NOT_FOUND: 'Dieses Siegel gibt es nicht.',
  ERROR_WRITE_NOT_FOUND: 'Diese Unterschrift gibt es nicht.',
  ERROR_REASON_MISSING: 'Geben Sie einen Grund mit 1 bis {limit} Zeichen an.',
  ERROR_REMIND_TOO_SOON:
    'Dieser Teilnehmer wurde gerade erst erinnert. In {expireIn} Sekunden können Sie erneut erinnern.',
  ERROR_NOT_FINISHED: 'Der Vertrag kann heruntergeladen werden, sobald er abgeschlossen ist.',
  ERROR_PROLONG_EARLIER: 'Die neue Frist muss später als die aktuelle sein.',
  ERROR_PARTICIPANT_DEADLINE: 'Die Frist eines Teilnehmers muss in der Zukunft und vor der des Vertrags liegen.',
  ERROR_READING_MISSING:
    'Der Absender wünscht, dass die Dokumente zuerst angesehen werden. Öffnen Sie den Vertrag einzeln, folgen Sie der Seite und bestätigen Sie dann.',
  ERROR_IN_PERSON_ENTERPRISE:
    'Ein Teilnehmer, der für ein Unternehmen handelt, braucht sein eigenes Konto und kann nicht vor Ort auf Ihrem Gerät handeln.',
  ERROR_IN_PERSON_OWN_CONTACT:
    'Der Kontakt dieses Teilnehmers ist Ihr eigener: Der Code ginge an Sie. Ersetzen Sie ihn zuerst durch dessen eigene Telefonnummer oder E-Mail-Adresse.',
  ERROR_IN_PERSON_OTHER_CONTRACT:
    'Dieses Gerät wurde für einen anderen Vertrag übergeben. Der Besitzer muss sich anmelden, bevor dieser hier geöffnet werden kann.',
  ERROR_IN_PERSON_HOST_ONLY: 'Dieses Gerät wurde von {name} übergeben; nur diese Person kann sich darauf anmelden.',
  ERROR_PARTICIPANT_OVERDUE:
    'Die Frist, die der Absender diesem Teilnehmer gesetzt hat, ist abgelaufen. Nur der Absender kann sie verlängern.',
  ERROR_AUTHORIZE_SELF: 'Dieser Kontakt ist Ihr eigener. Geben Sie den Kontakt einer anderen Person ein.',
  ERROR_AUTHORIZE_LIMIT:
    'Dieser Vorgang wurde bereits {limit}-mal weitergegeben; eine weitere Weitergabe ist nicht möglich.',
  ERROR_CANCEL_RUNNING: 'Für diesen Vertrag läuft bereits eine Aufhebungsvereinbarung.',
  ERROR_ENVELOPE_VOIDED: 'Dieser Vertrag ist bereits aufgehoben.',
  // office seals
  ERROR_SEAL_NOT_CHECKED: 'Das Siegel „{name}“ ist noch nicht genehmigt.',
  ERROR_SEAL_ABANDONED: 'Das Siegel „{name}“ ist stillgelegt und kann nicht mehr verwendet werden.',
  ERROR_SEAL_NOT_AUTHORIZED: 'Sie sind nicht berechtigt, das Siegel „{name}“ zu verwenden. Sie können es beantragen.',
  ERROR_SEAL_AUTHORIZATION_ENDED:
    'Ihre Berechtigung für das Siegel „{name}“ ist beendet. Sie können sie erneut beantragen.',
  ERROR_SEAL_USED_UP:
    'Sie haben das Siegel „{name}“ so oft verwendet, wie Sie berechtigt waren. Sie können es erneut beantragen.',
  ERROR_SEAL_SCOPE: 'Ihre Berechtigung für das Siegel „{name}“ umfasst diesen Vertrag nicht.',
  ERROR_SEAL_REVOKED: 'Ihre Berechtigung für das Siegel „{name}“ wurde entzogen; nichts wurde unterzeichnet.',
  ERROR_SEAL_OF_ENTERPRISE: 'Dieses Siegel kann nur verwenden, wer für dessen Unternehmen unterzeichnet.',
  ERROR_SEAL_NAME_EXISTS: 'Ein Siegel mit dem Namen „{name}“ gibt es bereits.',
  ERROR_SEAL_LIMIT: 'Höchstens {limit} Siegel.',
  ERROR_SEAL_GROUP_EXISTS: 'Eine Gruppe mit dem Namen „{name}“ gibt es bereits.',
  ERROR_SEAL_GROUP_NOT_FOUND: 'Diese Siegelgruppe gibt es nicht.',
  ERROR_SEAL_GROUP_LIMIT: 'Höchstens {limit} Siegelgruppen.',
  ERROR_SEAL_APPLICATION_EXISTS: 'Sie haben dieses Siegel bereits beantragt; der Antrag ist offen.',
  ERROR_SEAL_APPLICATION_NOT_FOUND: 'Diesen Antrag gibt es nicht.',
  ERROR_SEAL_APPLICATION_HANDLED: 'Dieser Antrag wurde bereits bearbeitet.',
  ERROR_SEAL_AUTHORIZATION_NOT_FOUND: 'Diese Berechtigung gibt es nicht.',
  ERROR_SEAL_MEMBER: 'Nur aktive Mitglieder dieses Unternehmens können berechtigt werden.',
  ERROR_SEAL_TEXT: 'Diese Zeichen lassen sich nicht in ein Siegel setzen: {text}',
  ERROR_SEAL_CERT:
    'Ein Unternehmenssiegel braucht ein Zertifikat des Unternehmens oder ein Einmalzertifikat. Bitten Sie den Absender, dies zu ändern.',
  ERROR_SEAL_SCOPE_EMPTY: 'Bitte wählen Sie die Verträge oder Vorlagen, für die die Berechtigung gilt.',
  ERROR_SEAL_END: 'Das Ende muss in der Zukunft liegen.',
  ERROR_SEAL_APPLICATION_LIMIT: 'Höchstens {limit} Anträge dürfen gleichzeitig offen sein.',
  ERROR_SEAL_ENTERPRISE_NOT_VERIFIED:
    'Das Siegel „{name}“ kann verwendet werden, sobald das Unternehmen bestätigt ist. Der Inhaber beantragt dies auf der Unternehmensseite.',
  ERROR_SEAL_NAME_NOT_VERIFIED:
    'Ein Siegel trägt den bestätigten Namen: Zuerst muss das Unternehmen bestätigt sein. Der Inhaber beantragt dies auf der Unternehmensseite.',
  ERROR_SEAL_COMPANY_NAME: 'Den Namen im Siegel setzt der Server: „{name}“. Lassen Sie text weg.',
  ERROR_SEAL_CENTER_TEXT:
    'Die Wörter in der Mitte dieser Art von Siegel sind fest: „{text}“. Lassen Sie centerText weg.',
  ERROR_SEAL_DEPARTMENT:
    'centerText dieser Art von Siegel ist ein üblicher Abteilungsname wie „Vertriebsabteilung“, höchstens {limit} Zeichen. Für einen anderen Namen laden Sie ein Bild des Siegels hoch, das ein Mitarbeiter vergleicht.',
  ERROR_SEAL_NUMBER:
    'bottomText ist die Nummer des Siegels: höchstens {limit} Ziffern, Bindestriche und Klammern mit höchstens zwei Buchstaben hintereinander, oder der einheitliche Sozialkreditcode.',
  ERROR_SEAL_NAME_OUTDATED:
    'Das Bild des Siegels „{name}“ trägt nicht den aktuellen bestätigten Namen des Unternehmens. Erstellen Sie das Siegel neu.',
  ERROR_SEAL_NAME_CHECK_DONE: 'Das Bild dieses Siegels muss nicht verglichen werden oder wurde bereits verglichen.',
  ERROR_SEAL_SELF_AUDIT:
    'Darüber kann ein anderes Mitglied entscheiden. Wer das Siegel erstellt oder beantragt hat, darf nur entscheiden, wenn kein anderes Mitglied es kann.',
};
