export const privacy = `# Datenschutzerklärung

Diese Erklärung sagt, welche personenbezogenen Daten {authority} („wir“) bei der Nutzung des Signaturdienstes verarbeitet, warum und wie lange, und welche Rechte Sie haben.

## Die Daten

- Konto: Telefonnummer, E-Mail-Adresse, Anzeigename und Bild sowie Prüfwerte Ihres Passworts und Ihres Signaturpassworts. Die Passwörter selbst werden nicht gespeichert.
- Bestätigte Identität, nur wenn Sie sie beantragen: Name, Art, Nummer und Bilder des Ausweises. Sie werden verschlüsselt gespeichert und nur für die Entscheidung und gegen Identitätsmissbrauch verwendet.
- Verträge: die Dateien, die Sie hochladen, Ihre Eingaben, die Bilder von Unterschriften und Siegeln sowie Namen und Kontaktdaten der Teilnehmer.
- Handlungen: wann, von welcher Netzwerkadresse und mit welchem Gerät Sie etwas angesehen, unterzeichnet oder abgelehnt haben, welcher Kontakt einen Code erhalten hat und welche Erklärung Ihnen angezeigt wurde.
- Zertifikate: Die für Ihre Signaturen ausgestellten Zertifikate enthalten Ihren Namen; ein Zertifikat für eine einzige Signatur enthält auch die Nummer des Vertrags und den Hashwert des Dokuments.

## Zwecke und Rechtsgrundlagen

- Um den Signaturdienst zu erbringen, den Sie verlangen; das ist zur Erfüllung der Vereinbarung zwischen Ihnen und uns erforderlich.
- Um für Sie und die anderen Parteien eines Vertrags nachweisen zu können, wer wann was unterzeichnet hat, und um die gesetzlichen Pflichten eines Zertifizierungsdienstes zu erfüllen.
- Um Konten und die Plattform zu schützen, zum Beispiel durch Grenzen für Codes und Fehlversuche.
- Wir verkaufen Ihre personenbezogenen Daten nicht und verwenden sie weder für Werbung noch für Profiling.

## Wer sie sehen kann

- Absender und Teilnehmer eines Vertrags sehen seinen Inhalt, die Namen der Parteien, die Zeitpunkte der Unterzeichnung und den Nachweisbericht. Kontaktdaten sind im Bericht teilweise verdeckt.
- Eine signierte Datei enthält die Namen und Zertifikate ihrer Unterzeichner. Alle, die die Datei erhalten, können sie sehen.
- Dienstleister für SMS, E-Mail und Speicherung, die in unserem Auftrag arbeiten, erhalten nur, was ihr Dienst erfordert.
- Wo das Gesetz es verlangt, geben wir Daten an die zuständigen Behörden weiter.

## Wie lange

- Kontodaten werden aufbewahrt, bis Sie das Konto löschen.
- Abgeschlossene Verträge, Nachweise und Zertifikate werden so lange aufbewahrt, wie die Parteien es eingestellt haben und das Gesetz es verlangt. Mit einem Konto werden sie nicht gelöscht, weil auch die anderen Parteien die Nachweise brauchen.
- Das Audit-Protokoll wird dauerhaft aufbewahrt; Kontaktdaten sind darin teilweise verdeckt.

## Ihre Rechte

- In den Kontoeinstellungen können Sie Ihre Daten einsehen, berichtigen und herunterladen und das Konto löschen.
- Sie können die Unterzeichnung jedes Vertrags ablehnen. Ihr Konto bleibt davon unberührt.
- Sie können von uns auch Auskunft, Berichtigung oder Löschung verlangen oder eine Einwilligung widerrufen. Ein Widerruf berührt weder die Verarbeitung bis dahin noch bereits geleistete Signaturen.
- Kontakt: {service}. Sie können sich auch bei der Aufsichtsbehörde beschweren.

## Cookies und lokale Speicherung

- Wir verwenden nur die Cookies, mit denen Sie angemeldet bleiben, und speichern in Ihrem Browser die Sprache, die Darstellung und noch nicht abgesendete Eingaben. Cookies für Statistik oder Werbung gibt es nicht.

## Änderungen

- Ändert sich diese Erklärung, veröffentlichen wir das Datum der neuen Fassung und bitten Sie bei der nächsten Anmeldung um Bestätigung.
`;
