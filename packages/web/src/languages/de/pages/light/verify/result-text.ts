import type { text as Shape } from '../../../../zh-CN/pages/light/verify/result-text.ts';

export const text: typeof Shape = {
  explain: {
    valid:
      'Jede Signatur passt zum Inhalt der Datei. Sobald unserem Stammzertifikat vertraut wird, kommt jeder PDF-Reader unabhängig zum selben Ergebnis.',
    named:
      'Jede Signatur passt zum Inhalt. Aber mindestens ein Unterzeichner hat keine bestätigte Identität: Der Name wurde vom Absender oder vom Unterzeichner eingegeben, und die Signatur beweist nicht, wer diese Person ist.',
    unrecorded:
      'Mindestens eine Signatur verwendet ein Zertifikat von uns, aber unsere Aufzeichnungen enthalten die Signatur nicht: Jemand hat das Zertifikat für eine andere Datei verwendet. Verlassen Sie sich nicht auf diese Datei.',
    validElsewhere:
      'Jede Signatur passt zum Inhalt der Datei, und die Zertifikate stammen von Ausstellern, denen wir vertrauen.',
    untrusted:
      'Die Signaturen passen zum Inhalt, aber mindestens ein Zertifikat stammt nicht von einem Aussteller, dem wir vertrauen; wer der Unterzeichner ist, können wir daher nicht bestätigen.',
    unproven:
      'Die Signaturen passen zum Inhalt, aber bei mindestens einer fehlen Daten, um sie zu bestätigen. Unten steht, was fehlt und was Sie tun können.',
    changed:
      'Mindestens eine Änderung gehört nicht zum Signaturvorgang. Verlassen Sie sich nicht auf diese Datei; bitten Sie um das Original.',
    broken:
      'Mindestens eine Signatur passt nicht zum Inhalt oder ist ungültig. Verlassen Sie sich nicht auf diese Datei; bitten Sie um das Original.',
    revoked:
      'Mindestens eine Signatur entstand mit einem widerrufenen Zertifikat. Verlassen Sie sich nicht auf diese Datei; wenden Sie sich an den Unterzeichner.',
    unsigned: 'Dies ist ein einfaches PDF. Jeder kann es spurlos ändern.',
    voided: 'Die Parteien haben vereinbart, diesen Vertrag aufzuheben; mit den Signaturen ist alles in Ordnung.',
  },
  verifiedAt: 'Geprüft',
  print: 'Drucken oder als PDF speichern',
  signedBy: 'Unterzeichnet von',
  claimedBy: 'Angeblicher Unterzeichner',
  listComma: ', ',
  lastSigned: (time) => `Zuletzt unterzeichnet: ${time}`,
  voidedAt: 'Aufgehoben seit',
  voidReason: 'Grund der Aufhebung',
  signatures: (count) => (count === 1 ? '1 Signatur' : `${count} Signaturen`),
  timestamps: (count) => (count === 1 ? '1 Dokument-Zeitstempel' : `${count} Dokument-Zeitstempel`),
  tone: { good: 'gültig', check: 'nicht bestätigt', bad: 'ungültig' },
  pictures:
    'Die Bilder von Unterschriften und persönlichen Siegeln in der Datei stammen von den Unterzeichnern selbst. Bewiesen ist der Name unten und woher er stammt.',
  nameNotVerified: 'Name nicht bestätigt',
  nameFrom: {
    VERIFIED: 'Der Name wurde von unserer Zertifizierungsstelle bestätigt',
    PROFILE: 'Der Name stammt aus dem eigenen Konto des Unterzeichners und wurde nicht bestätigt',
    GIVEN: 'Der Name wurde vom Absender des Vertrags eingegeben und nicht bestätigt',
  },
  records: {
    KNOWN: 'Unsere Aufzeichnungen enthalten diese Signatur',
    UNKNOWN: 'Unsere Aufzeichnungen enthalten diese Signatur nicht: Sie entstand nicht hier',
  },
  actedBy: {
    PHONE: 'Ausgewiesen durch ein bestätigtes Telefon',
    EMAIL: 'Ausgewiesen durch eine bestätigte E-Mail-Adresse',
    ROLE: 'Ausgewiesen durch eine Rolle im Unternehmen',
    MEMBERSHIP: 'Ausgewiesen als Mitglied des Unternehmens',
  },
  provedAt: (time: string) => `bestätigt: ${time}`,
  account: {
    SENDER: 'das eigene Konto des Absenders',
    GUEST: 'über den Signaturlink, ohne Anmeldung',
    OTHER: 'nicht das Konto des Absenders',
  },
  changedSince: 'seitdem geändert',
  unknownSigner: 'Unbekannter Unterzeichner',
  when: {
    TIMESTAMP: 'Unterzeichnet',
    CLAIMED: 'Angegebene Zeit der Unterzeichnung',
    NONE: 'Zeit der Unterzeichnung unbekannt',
  },
  timeFrom: {
    TIMESTAMP: (authority) =>
      authority === ''
        ? 'Die Zeit ist durch einen Zeitstempel bewiesen'
        : `Die Zeit ist durch einen Zeitstempel von ${authority} bewiesen`,
    CLAIMED: 'Die Zeit stammt vom Gerät des Unterzeichners; kein Dritter beweist sie',
    NONE: 'Die Datei enthält keine Zeit der Unterzeichnung',
  },
  unknownTime: 'unbekannt',
  stampTitle: 'Dokument-Zeitstempel',
  stampedAt: 'Gestempelt',
  by: 'Ausgestellt von',
  level: 'Schutz',
  reason: 'Grund',
  integrity: {
    yes: 'Kein Byte des unterzeichneten Inhalts hat sich geändert',
    no: 'Der unterzeichnete Inhalt passt nicht zur Signatur',
  },
  trust: {
    own: 'Das Zertifikat ist von uns und war bei der Unterzeichnung gültig',
    list: (name) =>
      `Das Zertifikat stammt von einem Aussteller, dem über „${name}“ vertraut wird, und war bei der Unterzeichnung gültig`,
    other: 'Das Zertifikat stammt von einem Aussteller, dem wir vertrauen, und war bei der Unterzeichnung gültig',
    no: 'Das Zertifikat führt zu keinem Aussteller, dem wir vertrauen',
  },
  stampTrust: {
    own: 'Der Zeitstempel ist von uns',
    list: (name) => `Der Zeitstempel stammt von einer Stelle, der über „${name}“ vertraut wird`,
    other: 'Der Zeitstempel stammt von einer Stelle, der wir vertrauen',
    no: 'Der Zeitstempel stammt nicht von einer Stelle, der wir vertrauen',
  },
  change: {
    NONE: 'Seitdem wurde nichts geändert',
    PERMITTED: 'Seitdem nur erlaubte Änderungen: spätere Signaturen und Prüfdaten',
    SUSPICIOUS: 'Seitdem gibt es eine Änderung, die nicht erlaubt ist',
  },
  levels: {
    'B-B': 'Einfache Signatur',
    'B-T': 'Mit vertrauenswürdiger Zeit',
    'B-LT': 'Mit vertrauenswürdiger Zeit und Prüfdaten',
    'B-LTA': 'Langfristig: vertrauenswürdige Zeit, Prüfdaten und ein Archivzeitstempel',
    CMS: 'Gewöhnliche digitale Signatur',
  } as Record<string, string>,
  technical: 'Technische Einzelheiten',
  indication: 'Ergebnis',
  serial: 'Seriennummer des Zertifikats',
  field: 'Signaturfeld',
  issuer: 'Aussteller',
  trustList: 'Vertrauensliste',
  listOverdue: (name, due) =>
    `„${name}“ sollte bis ${due} erneuert werden; eine neuere Ausgabe sagt vielleicht etwas anderes`,
  path: 'Zertifikatspfad',
  validity: (from, to) => `${from} bis ${to}`,
  revocation: 'Zertifikatsstatus',
  revocationIs: {
    GOOD: (source, at) => `nicht widerrufen (${source}, ${at})`,
    REVOKED: (source, at) => `widerrufen (${source}, ${at})`,
    UNKNOWN: () => 'die Datei enthält keinen Status des Zertifikats',
  },
  proof: 'Existierte spätestens',
  proofFrom: {
    SIGNATURE_TIMESTAMP: 'Zeitstempel der Signatur',
    DOCUMENT_TIMESTAMP: 'Dokument-Zeitstempel',
    NONE: '',
  },
  covers: 'Unterzeichnete Version',
  version: (at, of) => (at === 0 ? 'keine ganze Version' : `Version ${at} von ${of}`),
  cover: { yes: 'deckt die ganze Datei ab', no: 'danach wurde der Datei Inhalt hinzugefügt' },
  seeSigned: 'Unterzeichnete Seiten ansehen',
  seeSince: 'Änderungen seitdem ansehen',
  file: 'Die Datei',
  name: 'Name',
  size: 'Größe',
  revisions: 'Versionen',
  digest: 'SHA-256-Hashwert',
  copy: 'Hashwert kopieren',
  copied: 'Kopiert',
};
