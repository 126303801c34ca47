import type { evidenceErrors as Shape } from '../../zh-CN/errors/evidence.ts';

/** Refusals of verification, trusted lists and the audit log. */
export const evidenceErrors: typeof Shape = {
  // verification
  ERROR_VERIFY_FILE:
    'Dieses PDF lässt sich nicht lesen. Vielleicht ist es beschädigt oder unvollständig; bitten Sie erneut darum.',
  ERROR_VERIFY_ENCRYPTED:
    'Dieses PDF ist so verschlüsselt, dass es hier kein Passwort öffnet. Bitten Sie um eine unverschlüsselte Kopie.',
  ERROR_VERIFY_COST:
    'Die Prüfung dieser Datei braucht mehr Zeit oder Speicher, als online erlaubt ist. Prüfen Sie sie mit dem Befehlszeilenprogramm.',
  ERROR_TRUST_FILE: 'Das sind weder Zertifikate (PEM oder DER) noch eine Vertrauensliste (ETSI TS 119 612).',
  ERROR_TRUST_SIGNATURE:
    'Die Signatur der Vertrauensliste passt nicht zu ihr oder hat nicht die verlangte Form. Laden Sie die Liste erneut vom Herausgeber herunter.',
  ERROR_TRUST_ALGORITHM:
    'Die Vertrauensliste ist mit einem nicht unterstützten oder nicht mehr sicheren Verfahren signiert: {detail}. Bitten Sie den Herausgeber um eine mit RSA, RSA-PSS oder ECDSA und SHA-256 oder stärker signierte.',
  ERROR_TRUST_INCOMPLETE:
    'In der Vertrauensliste fehlt {field} oder ist ungültig; jede Liste muss es enthalten (ETSI TS 119 612 §5.3). Laden Sie sie erneut vom Herausgeber herunter.',
  ERROR_TRUST_SIGNER:
    'Die Vertrauensliste hat den falschen Unterzeichner. Sie muss vom Unterzeichner der früheren Liste signiert sein, mit einem Zertifikat, das eine andere Liste nennt, oder mit dem Zertifikat, das Sie angeben. Prüfen Sie, wer sie signiert hat, und geben Sie den SHA-256 dieses Zertifikats ein.',
  ERROR_TRUST_EMPTY:
    'Nichts in der Datei ist vertrauenswürdig: Nötig sind Zertifikate von Zertifizierungsstellen oder anerkannte qualifizierte Dienste.',
  ERROR_TRUST_ENDS:
    'Diese Ausgabe der Liste nennt keinen vertrauenswürdigen Dienst mehr. Sobald sie importiert und von einem anderen Mitarbeiter bestätigt ist, wird den {count} Zertifikaten von „{name}“ nicht mehr vertraut.',
  ERROR_TRUST_ANCHORS: 'Eine Liste enthält höchstens {limit} Zertifikate. Teilen Sie sie auf.',
  ERROR_TRUST_LISTS: 'Es gibt höchstens {limit} Listen. Löschen Sie eine, die nicht mehr gebraucht wird.',
  ERROR_TRUST_NAME: 'Eine Liste mit diesem Namen gibt es bereits.',
  ERROR_TRUST_OLDER:
    'Eine neuere Ausgabe dieser Liste wurde bereits importiert. Löschen Sie sie zuerst, wenn der älteren vertraut werden soll.',
  // audit log
  ERROR_LOG_EMPTY: 'Das Audit-Protokoll hat noch keinen signierten Prüfpunkt. Fragen Sie in einer Minute erneut.',
  ERROR_LOG_ENTRY:
    'Bei dieser Größe enthält das Audit-Protokoll keine Zeile mit diesem Hashwert. Eine neue Zeile kommt binnen einer Minute hinzu.',
  ERROR_LOG_SIZE:
    'Das Audit-Protokoll ist bis zu {limit} Zeilen signiert. Fragen Sie nach dieser oder einer kleineren Größe.',
};
