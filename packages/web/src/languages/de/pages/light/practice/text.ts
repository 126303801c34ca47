import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/practice/text.ts';

export const text: typeof Shape = {
  title: 'Erklärung zum Zertifizierungsbetrieb',
  lead: 'Wie diese Zertifizierungsstelle Zertifikate ausstellt, verwendet und widerruft, und wie jeder das prüfen kann. Zahlen und Listen stammen aus dem laufenden Programm selbst.',
  test: 'Diese Zertifizierungsstelle läuft im Testbetrieb: Jeder Name im Zertifikat enthält TEST, und keines ist für einen echten Vertrag bestimmt.',
  whoTitle: '1. Die Zertifizierungsstelle und ihre Dienste',
  who: [
    'Sie stellt Zertifikate nur für das Unterzeichnen von Verträgen auf dieser Plattform aus: keine für Websites und keine mit dem Anspruch, nach irgendeinem Gesetz qualifiziert zu sein.',
    'Die Stammzertifizierungsstelle zertifiziert ausstellende Zertifizierungsstellen und signiert ihre eigene Sperrliste. Eine ausstellende Zertifizierungsstelle zertifiziert Unterzeichner und die Dienste: Zeitstempel, Zertifikatsstatus, das Siegel und das Protokoll der Plattform.',
  ],
  identityTitle: '2. Namen in Zertifikaten',
  identity: [
    'Die Richtlinie im Zertifikat sagt, woher der Name stammt: anhand von Ausweisdokumenten bestätigt oder vom Absender des Vertrags angegeben. Letzteres beweist nur, dass ein Code den Kontakt erreicht hat.',
    'Bei einer bestätigten Person enthält ein Zertifikat den Namen, wenn möglich in Nachname und Vorname getrennt, und eine Nummer, die Personen gleichen Namens unterscheidet und nichts aus ihren Ausweisdokumenten enthält; bei einem bestätigten Unternehmen dessen Namen und einheitlichen Sozialkreditcode.',
    'Langzeitzertifikate erhalten Personen und Unternehmen, deren Identität ein Mitarbeiter der Zertifizierungsstelle oder ein Prüfdienst bestätigt hat; das Zertifikat eines Unternehmens nennt das Unternehmen.',
    'Ändert sich ein bestätigter Name, ist ein neues Zertifikat nötig; scheidet ein Mitglied aus, werden die Zertifikate widerrufen, die für das Unternehmen handeln.',
  ],
  keyTitle: '3. Schlüssel',
  key: [
    'Der Schlüssel eines Zertifikats für eine einzelne Signatur wird im Signaturprozess erzeugt, signiert einmal und wird vernichtet; er wird nie gespeichert. Das Zertifikat selbst nennt den Vertrag, den Hashwert des Dokuments und den Hashwert der bisherigen Nachweise.',
    'Langzeitschlüssel werden verschlüsselt gespeichert und nur im Signaturprozess entschlüsselt. Der Schlüssel eines Smartphone-Zertifikats bleibt auf dem Smartphone des Unterzeichners.',
    'Jeder eigene Schlüssel der Zertifizierungsstelle signiert nur, was seine Art signieren darf, mit einem Protokolleintrag davor und danach. Der Stammschlüssel kann offline verwahrt und in einer Zeremonie verwendet werden oder in einem Hardwaremodul liegen.',
  ],
  issueTitle: '4. Prüfungen vor der Ausstellung',
  issue:
    'Jedes Zertifikat wird Regel für Regel gegen die Standards geprüft, bevor ein Schlüssel es signiert; verletzt es eine Regel, wird es nicht ausgestellt. Seriennummern enthalten mindestens 128 zufällige Bits.',
  check: 'Prüfung',
  clause: 'Nach',
  statusTitle: '5. Widerruf und Status',
  status: [
    'Ein Widerruf wirkt sofort und ist endgültig: Der Statusdienst (OCSP, RFC 6960) meldet ihn unverzüglich, und die Sperrliste wird aktualisiert. Listen erscheinen täglich und gelten sieben Tage.',
    'Eine Seriennummer, die nie vergeben wurde, ist „unknown“ und niemals „good“.',
    'Eine Signatur, die nach Ausweis eines Zeitstempels vor dem Widerruf entstand, bleibt gültig.',
  ],
  reasons: 'Gründe eines Widerrufs',
  timeTitle: '6. Zeitstempel',
  time: 'Zeitstempel folgen RFC 3161 und RFC 5816, auf die Sekunde genau, über SHA-256, SHA-384 und SHA-512. Solange die Uhr hinter dem letzten Zeitstempel liegt, wird keiner ausgestellt.',
  yearsTitle: '7. Erneuerung',
  years: [
    'Eine Stammzertifizierungsstelle gilt 20 Jahre, eine ausstellende 10; jede wird drei Jahre vor ihrem Ablauf ersetzt. Die alte und die neue Stammzertifizierungsstelle zertifizieren sich gegenseitig, und Listen und Status einer alten ausstellenden Zertifizierungsstelle werden bis zu deren Ablauf bereitgestellt.',
    byLevel({
      'B-LTA':
        'Verträge werden auf der Stufe PAdES B-LTA abgeschlossen. Eine Erneuerung berührt unterzeichnete Verträge nicht: Sie enthalten die zur Prüfung nötigen Zertifikate, Status und Zeitstempel und werden rechtzeitig erneuert.',
      'B-LT':
        'Verträge werden auf der Stufe PAdES B-LT abgeschlossen: Sie enthalten die zur Prüfung nötigen Zertifikate und Status, und jede Signatur hat einen Zeitstempel. Für spätere Archivzeitstempel ist verantwortlich, wer den Vertrag besitzt.',
      'B-T':
        'Verträge werden auf der Stufe PAdES B-T abgeschlossen, nur zum Testen: Jede Signatur hat einen Zeitstempel, aber kein Status ist enthalten; nach Ablauf der Zertifikate ist eine Prüfung nicht gewährleistet.',
      'B-B':
        'Verträge werden auf der Stufe PAdES B-B abgeschlossen, nur zum Testen: Signaturen haben keinen Zeitstempel und kein Status ist enthalten; nach Ablauf oder Widerruf der Zertifikate ist eine Prüfung nicht gewährleistet.',
    }),
  ],
  policiesTitle: 'Zertifikatsrichtlinien',
  policy: 'Richtlinie',
  oid: 'Objektkennung',
  profilesTitle: 'Arten von Zertifikaten',
  profile: 'Art',
  longest: 'Höchstens',
  usage: 'Schlüsselverwendung',
  days: (days) => (days > 1000 ? `${Math.floor(days / 365.25)} Jahre` : days === 1 ? '1 Tag' : `${days} Tage`),
  certificatesTitle: 'Zertifikate der Zertifizierungsstelle',
  until: 'Bis',
  fingerprint: 'SHA-256',
  retired: 'abgelöst',
  addressTitle: 'Adressen',
  loading: 'Daten der Zertifizierungsstelle werden geladen',
  policyWord: {
    verifiedName: 'Eine Signatur, Name bestätigt',
    nameAsGiven: 'Eine Signatur, Name vom Absender angegeben',
    personal: 'Langzeitzertifikat einer Person',
    enterprise: 'Langzeitzertifikat eines Unternehmens',
    shieldVerifiedName: 'Smartphone, Name bestätigt',
    platformSeal: 'Siegel der Plattform',
    log: 'Protokoll der Plattform',
    timestamp: 'Zeitstempel',
  },
  profileWord: {
    root: 'Stamm',
    cross: 'Kreuzzertifikat der Stämme',
    issuing: 'Ausstellende Stelle',
    tsa: 'Zeitstempel',
    ocsp: 'Zertifikatsstatus',
    signer: 'Eine Signatur',
    holder: 'Langzeit',
    shield: 'Smartphone',
    platform: 'Siegel der Plattform',
    log: 'Protokoll der Plattform',
  },
  addressWord: { root: 'Stamm', list: 'Sperrliste', ocsp: 'Status (OCSP)', tsa: 'Zeitstempel (RFC 3161)' },
};
