export const signature = `# Was Ihre Signatur bedeutet

Bitte nehmen Sie sich vor dem Unterzeichnen eine Minute für diese Seite. Sie sagt in alltäglichen Worten, was geschieht, wenn Sie hier unterzeichnen.

## Was Sie erklären

- Dass Sie den Vertrag gelesen haben und an ihn gebunden sein wollen. Die Seite vor der Signatur sagt, wofür die Schaltfläche steht; genau dieser Wortlaut wird Teil der Nachweise.
- Einer Signatur darf die Rechtswirkung nicht allein deshalb abgesprochen werden, weil sie elektronisch ist; für manche Dokumente lässt das Gesetz die elektronische Form aber nicht zu. Fragen Sie im Zweifel zuerst einen Rechtsanwalt.
- Sie müssen nicht unterzeichnen: Bei einer Ablehnung wird der Absender benachrichtigt; andere Folgen hat sie für Sie nicht.

## Was technisch geschieht

- Unsere Zertifizierungsstelle verwendet für Ihre Signatur ein Zertifikat. Es enthält Ihren Namen und sagt, wer den Namen geprüft hat.
- Die Signatur deckt jedes Byte der Datei ab. Jede spätere Änderung wird gefunden, wenn die Datei geprüft wird.
- Zeitpunkt, Netzwerkadresse, Gerät, die Art der Bestätigung Ihrer Identität und die Ihnen angezeigte Erklärung kommen in das Audit-Protokoll und in den Nachweisbericht.

## Was sie beweist

- Jemand, der Codes an Ihre Telefonnummer oder E-Mail-Adresse empfangen kann oder Ihr Signaturpasswort kennt, hat diese Datei zu diesem Zeitpunkt signiert.
- Wenn Ihre Identität bestätigt ist: Der Inhaber dieses Kontos hat der Zertifizierungsstelle seine Identität nachgewiesen.
- Ob die Datei nach der Signatur geändert wurde und was geändert wurde.

## Was sie nicht beweist

- Wenn Ihre Identität nicht bestätigt ist, ist der Name der, den Sie oder der Absender eingegeben haben; er wurde nicht geprüft.
- Das Bild einer Unterschrift oder eines Siegels beweist keine Identität: Es zählt die digitale Signatur, nicht das Bild.
- Sie beweist nicht, dass Sie den Vertrag verstanden haben, und nicht, dass der Vertrag rechtmäßig oder gerecht ist.

## Danach

- Sie erhalten die fertige Datei. Alle können sie auf der Seite „Signierte Datei prüfen“ oder mit einem Programm, das Signaturen in PDF unterstützt, ohne unsere Hilfe prüfen.
- Eine Signatur kann nicht zurückgenommen werden. Die Parteien können einen Vertrag gemeinsam aufheben; die Aufhebungsvereinbarung braucht die Signatur jeder Partei.
- Nicht Sie haben unterzeichnet? Wenden Sie sich sofort an uns: {service}.
`;
