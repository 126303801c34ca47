import type { contractsErrors as Shape } from '../../zh-CN/errors/contracts.ts';

/** Refusals of files and the preparation of a contract. */
export const contractsErrors: typeof Shape = {
  // envelope preparation
  ERROR_ENVELOPE_NOT_DRAFT: 'Der Vertrag ist gesendet oder geplant und kann nicht geändert werden.',
  ERROR_TITLE_MISSING: 'Bitte geben Sie einen Titel ein.',
  ERROR_DOCUMENT_MISSING: 'Bitte fügen Sie mindestens ein Dokument hinzu.',
  ERROR_SIGNER_MISSING: 'Mindestens ein Unterzeichner ist nötig.',
  ERROR_EXPIRY: 'Die Frist muss mindestens {minHours} Stunde und höchstens {maxDays} Tage in der Zukunft liegen.',
  ERROR_TIMER: 'Der Zeitpunkt des Versands muss in der Zukunft und vor der Frist liegen.',
  ERROR_PARTICIPANT_CONTACT:
    'Geben Sie für {name} eine Telefonnummer (aus dem Ausland mit + und Landesvorwahl) oder eine E-Mail-Adresse ein.',
  ERROR_PARTICIPANT_DUPLICATE: '{name} kommt im selben Schritt zweimal vor.',
  ERROR_PARTICIPANT_NOT_FOUND: 'Diesen Teilnehmer gibt es nicht.',
  ERROR_PARTICIPANT_HAS_ACTED: 'Dieser Teilnehmer hat gehandelt und kann nicht entfernt werden.',
  ERROR_PARTICIPANT_SENDER: 'Den Eintrag des Absenders führt das System; er kann so nicht geändert werden.',
  ERROR_PARTICIPANT_UNSUPPORTED: '{field} kann noch nicht {value} sein.',
  ERROR_PARTICIPANT_ENTERPRISE:
    'Geben Sie an, für welches Unternehmen {name} handelt: mit dessen Namen oder einer hier registrierten Nummer.',
  ERROR_PARTICIPANT_ROLE: 'Wählen Sie für {name} eine Rolle des Unternehmens.',
  ERROR_PARTICIPANT_MEMBER:
    '{name} ist kein Mitglied Ihres Unternehmens mehr. Wählen Sie ein anderes Mitglied oder geben Sie eine Telefonnummer oder E-Mail-Adresse ein.',
  ERROR_PARTICIPANT_BULK: 'Ein Vertrag hat höchstens eine Empfängerliste.',
  ERROR_MULTI_SEND_REQUIRED: 'Dieser Vertrag hat eine Empfängerliste: Senden Sie ihn an die Liste.',
  ERROR_MULTI_SEND_PERSON: 'Dieser Teilnehmer ist keine Empfängerliste.',
  ERROR_MULTI_SEND_NO_ROWS:
    'Die Liste hat keinen Empfänger, an den der Vertrag gesendet werden könnte. Korrigieren Sie zuerst die Liste.',
  ERROR_MULTI_SEND_STATE: 'Der Stand des Versands hat sich geändert. Bitte sehen Sie ihn erneut an.',
  ERROR_MULTI_SEND_QUOTA:
    'Im Sammelversand sind höchstens {limit} auf einmal möglich. Bitte warten Sie, bis die jetzigen gesendet sind, oder fahren Sie morgen fort.',
  ERROR_SHEET_UNREADABLE:
    'Die Tabelle lässt sich nicht lesen. Speichern Sie sie als XLSX oder CSV und laden Sie sie erneut hoch.',
  ERROR_SHEET_HEADING:
    'Die erste Zeile muss die Spalten nennen: Name sowie Phone oder Email. Verwenden Sie die hier angebotene Tabelle.',
  ERROR_SHEET_ROWS: 'Eine Liste darf höchstens {limit} Empfänger haben. Teilen Sie sie auf und senden Sie jeden Teil.',
  ERROR_SHEET_EMPTY: 'Die Tabelle hat unter der Überschrift keine Zeilen.',
  ERROR_ROW_NAME: 'Geben Sie einen Namen mit höchstens {detail} Zeichen ein.',
  ERROR_ROW_CONTACT:
    'Geben Sie eine Telefonnummer (aus dem Ausland mit + und Landesvorwahl) oder eine E-Mail-Adresse ein.',
  ERROR_ROW_DUPLICATE: 'Derselbe Kontakt wie in Zeile {detail}.',
  ERROR_ROW_REQUIRED: '„{column}“ ist leer.',
  ERROR_ROW_TITLE: 'Mit „{column}“ darin wird der Titel oder die Nachricht länger als {detail} Zeichen.',
  ERROR_DOCUMENT_NOT_FOUND: 'Dieses Dokument gibt es nicht.',
  ERROR_DOCUMENT_DUPLICATE: 'Dieselbe Datei wurde zweimal hinzugefügt.',
  ERROR_FORM_NOT_FOUND: 'Dieses Feld gibt es nicht.',
  ERROR_FORM_POSITION:
    'Die Position des Siegels oder der Unterschrift ist falsch; bitte laden Sie die Seite neu und fügen Sie das Feld erneut hinzu.',
  ERROR_FORM_OVERLAP: 'Zwei Felder auf Seite {page} von „{file}“ überlappen sich. Bitte verschieben Sie eines.',
  ERROR_FORM_MISSING:
    'Jeder Unterzeichner braucht mindestens ein Feld. Platzieren Sie eines oder erlauben Sie Unterzeichnern ohne Feld, ihr eigenes zu platzieren (needForm: false).',
  ERROR_FORM_PARTICIPANT: 'Ein Feld muss zu einem Unterzeichner gehören.',
  ERROR_FORM_VALUE: 'Dieser Wert ist in dem Feld nicht erlaubt{where}: {detail}',
  ERROR_FORM_REQUIRED: 'Ein erforderliches Feld ist noch leer{where}.',
  ERROR_FORM_NOT_REVISABLE: 'Der Absender hat den Inhalt dieses Feldes festgelegt.',
  ERROR_FORM_GLYPH_MISSING: 'Die Schrift enthält „{text}“ nicht. Bitte schreiben Sie es anders.',
  ERROR_FORM_APPEND_TOO_LATE: 'Das Dokument trägt eine Signatur; Text und Daten können nicht mehr hinzugefügt werden.',
  ERROR_FORM_APPEND_CLOSED:
    'Der Absender hat die Felder dieses Vertrags platziert; Unterzeichner können keine eigenen hinzufügen.',
  ERROR_FORM_PLACE_FIRST:
    'Bitte platzieren Sie zuerst Ihre Unterschrift auf einer Seite oder wählen Sie, ohne sichtbares Zeichen zu unterzeichnen.',
  ERROR_FORM_HAS_FIELDS: 'Sie haben Felder auf den Seiten dieses Vertrags; Ihre Unterschrift wird dort angezeigt.',
  ERROR_FORM_FILL_FAILED:
    'Ihre Angaben konnten nicht in das Dokument geschrieben werden. Der Vertrag geht an den Absender zurück.',
  ERROR_FORM_RULE: 'Die Regel eines Feldes{where} lässt sich nicht einhalten: {detail}',
  ERROR_FORM_HIDDEN: 'Nach einer Regel des Absenders wird ein Feld{where} nicht angezeigt und nimmt keinen Wert an.',
  ERROR_FORM_COMPUTED: 'Der Wert eines Feldes{where} wird berechnet und kann nicht angegeben werden.',
  ERROR_FORM_UNEQUAL: 'Der Wert eines Feldes{where} muss übereinstimmen mit: {other}.',
  ERROR_PREPARING: 'Die Dokumente werden vorbereitet. Das dauert noch einige Sekunden.',
  ERROR_PREPARE_FAILED: 'Die Dokumente konnten nicht vorbereitet werden. Bitte wenden Sie sich an den Absender.',
};
