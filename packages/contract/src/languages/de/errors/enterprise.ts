import type { enterpriseErrors as Shape } from '../../zh-CN/errors/enterprise.ts';

/** Refusals of the administration of an enterprise: roles, members, templates, money, keys. */
export const enterpriseErrors: typeof Shape = {
  // roles and the owner of an enterprise
  ERROR_ROLE_EXISTS: 'Eine Rolle mit diesem Namen gibt es bereits. Wählen Sie einen anderen Namen.',
  ERROR_ROLE_LIMIT: 'Höchstens {limit} eigene Rollen. Löschen Sie zuerst eine.',
  ERROR_ROLE_BUILT_IN:
    'Dies lässt sich bei einer vorgegebenen Rolle nicht ändern. Kopieren Sie sie stattdessen in eine eigene Rolle.',
  ERROR_ROLE_KEY: 'Eine Rolle kann diese Berechtigung nicht haben: Sie ist dem Inhaber des Unternehmens vorbehalten.',
  ERROR_ROLE_ABOVE:
    'Diese Rolle hat Berechtigungen, die Sie selbst nicht haben. Fragen Sie den Inhaber des Unternehmens.',
  ERROR_ROLE_OWN: 'Ihre eigenen Rollen kann nur ein anderes Mitglied ändern. Fragen Sie den Inhaber des Unternehmens.',
  ERROR_ROLE_IN_USE:
    'Ein Vertrag wartet auf die Mitglieder mit dieser Rolle ({title}). Löschen Sie die Rolle, nachdem der Vertrag beendet oder zurückgezogen ist.',
  ERROR_OWNER_STAYS:
    'Der Inhaber eines Unternehmens kann nicht entfernt werden oder austreten. Übergeben Sie zuerst die Inhaberschaft.',
  ERROR_OWNER_SUCCESSOR: 'Der neue Inhaber muss ein anderes, nicht entferntes Mitglied des Unternehmens sein.',
  // labels, saved views and groups of contacts
  ERROR_LABEL_EXISTS: 'Ein Label „{name}“ gibt es bereits. Bitte wählen Sie einen anderen Namen.',
  ERROR_LABEL_NOT_FOUND: 'Dieses Label gibt es nicht.',
  ERROR_LABEL_LIMIT: 'Ein Konto hat höchstens {limit} Labels. Bitte löschen Sie ein ungenutztes.',
  ERROR_VIEW_NOT_FOUND: 'Diese gespeicherte Ansicht gibt es nicht.',
  ERROR_VIEW_LIMIT: 'Höchstens {limit} Ansichten lassen sich speichern. Bitte löschen Sie eine ungenutzte.',
  ERROR_CONTACT_GROUP_EXISTS: 'Eine Kontaktgruppe „{name}“ gibt es bereits.',
  ERROR_CONTACT_GROUP_NOT_FOUND: 'Diese Kontaktgruppe gibt es nicht.',
  ERROR_CONTACT_GROUP_LIMIT:
    'Höchstens {limit} Kontaktgruppen lassen sich speichern. Bitte löschen Sie eine ungenutzte.',
  // API keys and webhooks
  ERROR_API_KEY:
    'Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen. Bitten Sie den Inhaber des Unternehmens um einen anderen.',
  ERROR_API_KEY_SCOPE: 'Dieser API-Schlüssel darf diesen Aufruf nicht machen. Nötig ist eines von: {scopes}.',
  ERROR_API_KEY_COOKIE:
    'Ein Aufruf erfolgt mit einem API-Schlüssel oder einem Sitzungs-Cookie, nicht mit beidem. Lassen Sie eines weg.',
  ERROR_API_CLIENT_LIMIT: 'Höchstens {limit} API-Schlüssel. Bitte widerrufen Sie einen ungenutzten.',
  ERROR_API_CLIENT_EXPIRE: 'Der Ablauf des API-Schlüssels muss in der Zukunft liegen.',
  ERROR_WEBHOOK_URL:
    'An diese Adresse können keine Webhooks gesendet werden. Geben Sie eine öffentliche https-Adresse auf Port 443 oder 8443 ohne Benutzernamen an.',
  ERROR_WEBHOOK_LIMIT: 'Höchstens {limit} Webhooks. Bitte löschen Sie einen ungenutzten.',
  ERROR_WEBHOOK_OFF: 'Dieser Webhook ist deaktiviert. Aktivieren Sie ihn zuerst.',
  ERROR_WEBHOOK_WAITING: 'Diese Zustellung läuft bereits.',
  // contract numbers and money
  ERROR_CHARGES_INSUFFICIENT:
    'Das Kontingent reicht nicht: noch {balance}, für diesen Vertrag nötig {needed}. Kaufen Sie zuerst ein Paket und senden Sie ihn dann erneut.',
  ERROR_ORDER_DECIDED: 'Diese Bestellung wurde bereits bearbeitet. Laden Sie neu, um sie zu sehen.',
  ERROR_ORDER_LIMIT:
    'Höchstens {limit} Bestellungen dürfen auf Zahlung warten. Bezahlen oder stornieren Sie zuerst eine davon.',
  ERROR_ORDER_UNPAID: 'Diese Bestellung wurde nicht bezahlt; daher kann nichts erstattet werden.',
  ERROR_PAYMENT_AMOUNT: 'Der Betrag ist nicht der der Bestellung: {expected}.',
  ERROR_PAYMENT_USED: 'Diese Zahlung wurde bereits für eine andere Bestellung verwendet.',
  ERROR_REFUND_AMOUNT:
    'Eine Erstattung kann nicht höher sein als das Bezahlte und noch nicht Erstattete (in kleinster Einheit, höchstens {limit}).',
  ERROR_REFUND_CHARGES:
    'Höchstens {limit} Einheiten des Kontingents können zurückgegeben werden; die übrigen sind verbraucht oder verfallen.',
  ERROR_PAYMENT_CLOSED: 'Kontingent kann derzeit nicht gekauft werden. Bitte wenden Sie sich an den Kundendienst.',
  ERROR_CONTRACT_NUMBER_PREFIX:
    'Eine Nummernregel mit dem Präfix „{prefix}“ gibt es bereits. Aktivieren Sie diese oder wählen Sie ein anderes Präfix.',
  ERROR_CONTRACT_NUMBER_RESET:
    'Ein Zähler, der jedes Jahr neu beginnt, braucht das Jahr in der Nummer; einer, der jeden Monat neu beginnt, Jahr und Monat.',
  ERROR_CONTRACT_NUMBER_STATUS: 'Der Stand dieser Nummernregel hat sich geändert. Laden Sie neu, um ihn zu sehen.',
  ERROR_CONTRACT_NUMBER_LIMIT: 'Ein Unternehmen hat höchstens {limit} Nummernregeln. Aktivieren Sie eine davon.',
  ERROR_CONTRACT_NUMBER_TAKEN:
    'Die Nummern dieser Regel wurden alle schon verwendet. Ändern Sie die Nummernregel und senden Sie dann erneut.',
  ERROR_CONTRACT_NUMBER_GLYPH:
    'Die Schrift der Dokumente enthält „{text}“ nicht; die Nummer konnte nicht gezeichnet werden. Wählen Sie ein anderes Präfix.',
  // templates
  ERROR_BST_VERSION:
    'Jemand anderes hat diese Vorlage inzwischen gespeichert. Bitte öffnen Sie sie erneut und wiederholen Sie Ihre Änderung.',
  ERROR_BST_DISABLED: 'Diese Vorlage ist deaktiviert. Sie kann verwendet werden, sobald sie aktiviert ist.',
  ERROR_BST_EDITING:
    'Dies ist die Bearbeitungsansicht einer Vorlage und kann nicht gesendet werden. Speichern Sie die Vorlage und verwenden Sie sie dann.',
  ERROR_BST_INCOMPLETE: 'Die Vorlage ist unvollständig: Sie braucht ein Dokument und eine unterzeichnende Rolle.',
  ERROR_BST_ROLE: 'Die Vorlage hat keine Rolle „{role}“.',
  ERROR_BST_LIMIT: 'Ein Unternehmen kann höchstens {limit} Vorlagen haben. Bitte löschen Sie eine ungenutzte.',
  ERROR_BST_GROUP_EXISTS: 'Eine Gruppe „{name}“ gibt es bereits. Bitte wählen Sie einen anderen Namen.',
  ERROR_BST_GROUP_LIMIT: 'Ein Unternehmen hat höchstens {limit} Vorlagengruppen. Bitte löschen Sie eine ungenutzte.',
  // members, departments and invitations
  ERROR_DEPARTMENT_NOT_FOUND: 'Diese Abteilung gibt es nicht. Bitte laden Sie die Seite neu.',
  ERROR_DEPARTMENT_EXISTS: 'Eine Abteilung „{name}“ gibt es auf dieser Ebene bereits.',
  ERROR_DEPARTMENT_CIRCLE: 'Eine Abteilung kann nicht unter sich selbst verschoben werden.',
  ERROR_DEPARTMENT_DEPTH: 'Abteilungen können höchstens {limit} Ebenen tief sein.',
  ERROR_DEPARTMENT_NOT_EMPTY: 'Die Abteilung hat noch Mitglieder oder Unterabteilungen. Verschieben Sie diese zuerst.',
  ERROR_DEPARTMENT_LIMIT: 'Ein Unternehmen hat höchstens {limit} Abteilungen.',
  ERROR_EMPLOYEE_NUMBER_TAKEN: 'Die Personalnummer „{employeeNumber}“ gehört einem anderen Mitglied.',
  ERROR_MEMBER_ABOVE:
    'Dieses Mitglied hat Berechtigungen, die Sie nicht haben. Fragen Sie den Inhaber oder ein Mitglied, das sie hat.',
  ERROR_HANDOVER_MEMBER: 'Wählen Sie für die Übernahme ein anderes aktives Mitglied dieses Unternehmens.',
  ERROR_HANDOVER_RUNNING: 'Die Arbeit dieses Mitglieds wird bereits übergeben. Sehen Sie gleich nach dem Fortschritt.',
  ERROR_EXPORT_RUNNING: 'Ein Export wird bereits erstellt. Warten Sie, bis er bereit ist, oder löschen Sie ihn zuerst.',
  ERROR_DELETION_BLOCKED:
    'Das Konto kann noch nicht gelöscht werden. Übergeben Sie Unternehmen, deren Inhaber Sie sind, und schließen Sie laufende Verträge und Sammelversände ab, übergeben Sie sie oder ziehen Sie sie zurück; sie stehen auf der Seite Ihrer Daten ({reasons}).',
  ERROR_LEGAL_HOLD:
    'Dies steht unter einer Löschsperre und kann nicht gelöscht werden. Fragen Sie, wer die Löschsperre gesetzt hat, oder versuchen Sie es nach deren Aufhebung erneut.',
  ERROR_HOLD_RELEASED: 'Diese Löschsperre ist bereits aufgehoben. Laden Sie die Seite neu.',
  ERROR_RETENTION_DAYS:
    'Die Tage für „{field}“ müssen von {min} bis {max} reichen, oder das Feld bleibt leer, um alles zu behalten. Ändern Sie die Zahl und speichern Sie erneut.',
  ERROR_EXPORT_LIMIT:
    'Höchstens {limit} Exporte sind binnen 24 Stunden möglich. Verwenden Sie einen davon oder versuchen Sie es morgen erneut.',
  ERROR_EXPORT_TOO_LARGE:
    'Dieser Zeitraum hat {count} Verträge, ein Export fasst {limit}. Wählen Sie einen kürzeren Zeitraum und erstellen Sie mehrere Exporte.',
  ERROR_EXPORT_NOT_READY:
    'Dieser Export kann nicht heruntergeladen werden: Er ist nicht bereit oder abgelaufen. Erstellen Sie bei Bedarf einen neuen.',
  ERROR_PARTICIPANT_UNAVAILABLE:
    '{name} kann bei diesem Vertrag nicht mehr handeln (Unternehmen verlassen, Konto deaktiviert oder kein Mitglied hat die Rolle). Ersetzen Sie den Teilnehmer oder lassen Sie dessen Unternehmen einen Kollegen benennen.',
  ERROR_INVITATION_ROLE:
    'Diese Rolle kann nicht vergeben werden: Es gibt sie nicht oder Sie dürfen sie nicht vergeben.',
  ERROR_INVITATION_EXPIRED: 'Die Einladung ist abgelaufen. Bitten Sie das Unternehmen um eine neue.',
  ERROR_INVITATION_DELETED: 'Die Einladung wurde zurückgezogen. Fragen Sie im Zweifel das Unternehmen.',
  ERROR_INVITATION_USED: 'Die Einladung wurde bereits verwendet.',
  ERROR_INVITATION_LINK_OFF: 'Der Link wird nicht mehr verwendet. Bitten Sie das Unternehmen um einen neuen.',
  ERROR_INVITATION_OTHER:
    'Diese Einladung gilt nicht für Ihr Konto. Melden Sie sich mit dem Kontakt an, der sie erhalten hat, oder hinterlegen Sie diesen Kontakt zuerst in Ihrem Konto.',
  ERROR_INVITATION_LIMIT:
    'Ein Unternehmen kann höchstens {limit} Einladungen am Tag senden. Bitte fahren Sie morgen fort.',
  ERROR_INVITATION_LIMIT_UNVERIFIED:
    'Bis das Unternehmen bestätigt ist, können höchstens {limit} Einladungen am Tag gesendet werden. Bitte fahren Sie morgen fort oder lassen Sie es bestätigen.',
  ERROR_INVITATION_TOO_OFTEN:
    'An diesen Kontakt ging gerade eine Einladung, oder heute gingen mehrere. Bitte laden Sie später ein.',
  ERROR_ALREADY_MEMBER: 'Dieser Kontakt ist bereits Mitglied.',
  ERROR_ALREADY_INVITED: 'Dieser Kontakt ist bereits eingeladen und hat noch nicht geantwortet.',
  ERROR_MEMBER_REMOVED:
    'Dieser Kontakt wurde früher entfernt. Stellen Sie ihn bei den entfernten Mitgliedern wieder her.',
  ERROR_ENTERPRISE_NAME_FIXED: 'Der Name wird geprüft oder ist bestätigt und kann nicht geändert werden.',
  ERROR_IMPORT_HEADING:
    'Die erste Zeile muss die Spalten nennen, mindestens „Name“ und „Phone or e-mail“. Verwenden Sie die hier angebotene Tabelle.',
  ERROR_IMPORT_RUNNING: 'Ein anderer Import läuft. Warten Sie, bis er fertig ist.',
  ERROR_IMPORT_ROWS: 'Ein Import nimmt höchstens {limit} Personen auf. Teilen Sie die Tabelle auf.',
  ERROR_ROW_BROKEN: 'Diese Zeile konnte nicht verarbeitet werden. Bitte reichen Sie sie erneut ein.',
  ERROR_ROW_TEXT: '„{column}“ darf höchstens {detail} Zeichen und keine unsichtbaren enthalten.',
  ERROR_ROW_DEPARTMENT:
    'Es gibt keine Abteilung „{text}“. Schreiben Sie den ganzen Pfad, zum Beispiel „Forschung/Plattform“.',
  ERROR_ROW_ROLE: 'Es gibt keine Rolle „{text}“ oder Sie dürfen sie nicht vergeben.',
  ERROR_ROW_NUMBER: 'Zeile {detail} hat dieselbe Personalnummer.',
};
