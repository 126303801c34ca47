import type { text as Shape } from '../../../../zh-CN/pages/light/verify/how-text.ts';

export const text: typeof Shape = {
  steps: [
    'Alle Signaturen und Dokument-Zeitstempel jeder Version werden gefunden. Eine Signatur muss eine ganze Version abdecken; ausgenommen ist nur sie selbst.',
    'Die abgedeckten Bytes werden neu gehasht, und der Signaturwert wird gegen den öffentlichen Schlüssel des Zertifikats geprüft.',
    'Aus den Zertifikaten in der Datei wird ein Pfad bis zu einem Stammzertifikat gebildet, dem wir vertrauen. Einem in der Datei enthaltenen Stammzertifikat wird nie vertraut.',
    'Ein vertrauenswürdiger Zeitstempel bestimmt den Zeitpunkt der Unterzeichnung; ohne ihn gilt die aktuelle Zeit.',
    'Der Status der Zertifikate stammt aus den OCSP-Antworten und Sperrlisten in der Datei. Keine in der Datei genannte Adresse wird aufgerufen.',
    'Die Änderungen jeder späteren Version werden Objekt für Objekt geprüft. Eine Änderung, die keine der folgenden Regeln erklärt, gilt als verdächtig.',
    'Eine Datei ist gültig, wenn jede Signatur und jeder Zeitstempel besteht und keine Änderung verdächtig ist. Die Begriffe sind die von ETSI EN 319 102-1.',
  ],
  trust: 'Wir vertrauen unserem eigenen Stammzertifikat und den Listen, die unsere Mitarbeiter importiert haben.',
  rules: 'Nach einer Signatur erlaubte Änderungen',
  limits:
    'Die Datei wird nur im Arbeitsspeicher geprüft, die Prüfung endet an einer Grenze der Rechenzeit, und die Datei wird sofort verworfen. Programme können POST /api/verify aufrufen; siehe die API-Dokumentation.',
  api: 'API-Dokumentation',
};
