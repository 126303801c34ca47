export const terms = `# Nutzungsbedingungen

Diese Bedingungen sind die Vereinbarung zwischen Ihnen und {authority} („wir“) über den Signaturdienst.

## Konto

- Das Konto ist nur für Sie. Behalten Sie das Passwort, das Signaturpasswort und alle Codes für sich; was damit getan wird, gilt bis zum Beweis des Gegenteils als von Ihnen getan.
- Wenn Sie feststellen, dass jemand anderes Ihr Konto benutzt, setzen Sie sofort das Passwort zurück und wenden Sie sich an uns: {service}.
- Wenn Sie für ein Unternehmen unterzeichnen, bestätigen Sie, dass Sie dazu berechtigt sind.

## Signaturen

- Für jede Signatur wird von unserer Zertifizierungsstelle ein Zertifikat ausgestellt oder verwendet. Lesen Sie einen Vertrag vollständig, bevor Sie ihn unterzeichnen.
- „Was Ihre Signatur bedeutet“ sagt, wofür eine Signatur steht, was sie beweist und was sie nicht beweist.
- Dokumente, für die das Gesetz die elektronische Form nicht zulässt, können hier nicht unterzeichnet werden. Bitte beurteilen Sie das selbst und fragen Sie, wenn nötig, einen Rechtsanwalt.

## Inhalte

- Ihre Dateien und Angaben müssen wahr sein, und Sie müssen berechtigt sein, sie zu verwenden.
- Benutzen Sie den Dienst nicht, um rechtswidrige Inhalte zu senden, andere zu belästigen oder sich als andere auszugeben. In diesem Fall dürfen wir ein Konto deaktivieren.
- Wir prüfen den Inhalt der Verträge nicht und sind nicht ihre Partei. Verantwortlich sind ihre Parteien.

## Dienst

- Wir stellen Zertifikate nach unserer Erklärung zum Zertifizierungsbetrieb aus, verwenden und widerrufen sie danach und bewahren die Nachweise der Unterzeichnung auf.
- Der Dienst kann durch Wartung oder Störungen unterbrochen sein. Bereits geleistete Signaturen berührt das nicht; fertige Dateien können ohne uns geprüft werden.
- Der Preis einer kostenpflichtigen Leistung wird vor dem Kauf angezeigt.

## Haftung

- Für Schäden, die wir durch einen Verstoß gegen diese Bedingungen oder das Gesetz verursachen, haften wir nach den gesetzlichen Vorschriften.
- Eine Haftung, die nach dem Gesetz nicht ausgeschlossen werden darf, wird auch hier nicht ausgeschlossen.

## Ende und Änderungen

- Sie können Ihr Konto jederzeit löschen. Zuvor geleistete Signaturen und ihre Nachweise bleiben davon unberührt.
- Ändern sich diese Bedingungen, veröffentlichen wir das Datum der neuen Fassung und bitten Sie bei der nächsten Anmeldung um Bestätigung. Eine laufende Unterzeichnung wird dadurch nicht unterbrochen.
`;
