import type { filesErrors as Shape } from '../../zh-CN/errors/files.ts';

/** Refusals of files, and of what exceeds the limits of a contract. */
export const filesErrors: typeof Shape = {
  ERROR_FILENAME_SIZE: 'Der Dateiname ist zu lang; höchstens {limit} Zeichen.',
  ERROR_FILE_SIZE: 'Die Datei ist zu groß; höchstens {limitMb} MB.',
  ERROR_FILE_TYPE: 'Diese Art von Datei wird nicht akzeptiert. Laden Sie ein PDF oder ein Bild hoch.',
  ERROR_UPLOAD_REJECTED:
    'Das Hochladen wurde abgewiesen: Die Teile passen nicht zusammen. Bitte laden Sie erneut hoch.',
  ERROR_UPLOAD_QUOTA:
    'Ein Konto darf binnen 24 Stunden {limitMb} MB hochladen; diese Grenze haben Sie erreicht. Bitte versuchen Sie es morgen erneut.',
  ERROR_FILE_DAMAGED:
    'Die Datei ist beschädigt und lässt sich nicht öffnen. Exportieren Sie sie neu und laden Sie sie hoch.',
  ERROR_FILE_ENCRYPTED:
    'Die Datei ist auf eine nicht unterstützte Weise verschlüsselt. Entfernen Sie die Verschlüsselung und laden Sie sie erneut hoch.',
  ERROR_FILE_SIGNED_DAMAGED:
    'Die Datei ist bereits signiert, aber fehlerhaft; sie kann weder geändert noch verwendet werden. Bitten Sie den Unterzeichner um das Original.',
  ERROR_FILE_PASSWORD: 'Die Datei ist geschützt. Geben Sie das Passwort ein, das sie öffnet.',
  ERROR_FILE_PASSWORD_WRONG: 'Dieses Passwort öffnet die Datei nicht. Bitte versuchen Sie es erneut.',
  ERROR_FILE_OWNER_PASSWORD:
    'Der Autor der Datei verbietet Änderungen. Geben Sie das Berechtigungspasswort ein (Besitzerpasswort).',
  ERROR_FILE_SIGNED_ENCRYPTED:
    'Die Datei ist signiert und verschlüsselt; ohne Verschlüsselung wären ihre Signaturen ungültig. Bitten Sie die Unterzeichner um das Original ohne Verschlüsselung.',
  ERROR_FILE_SIGNED_ACTIVE:
    'Die Datei ist signiert und enthält Skripte, Anhänge oder andere aktive Inhalte, die sich nicht entfernen lassen, ohne ihre Signaturen ungültig zu machen. Sie kann nicht verwendet werden.',
  ERROR_FILE_XFA:
    'Die Datei ist ein XFA-Formular. Drucken oder speichern Sie sie mit dem ursprünglichen Programm als gewöhnliches PDF und laden Sie dieses hoch.',
  ERROR_FILE_CERTIFIED:
    'Der Autor hat die Datei zertifiziert und verbietet jede Änderung; sie kann daher nicht unterzeichnet werden.',
  ERROR_FILE_TOO_COMPLEX:
    'Die Datei ist zu komplex für die Verarbeitung. Exportieren Sie sie neu und laden Sie sie hoch.',
  ERROR_FILE_NOT_READY: 'Die Datei wird noch verarbeitet. Bitte warten Sie.',
  ERROR_FILE_CONVERSION:
    'Das Dokument konnte nicht umgewandelt werden. Speichern Sie es als PDF und laden Sie das PDF hoch.',
  ERROR_PICTURE: 'Das Bild lässt sich nicht verwenden. Wählen Sie ein anderes PNG oder JPEG.',
  ERROR_INK: 'Die Handschrift lässt sich nicht verwenden. Löschen Sie sie und schreiben Sie erneut. {detail}',
  ERROR_INK_SLIGHT:
    'Ein Punkt, ein gerader Strich oder ein Haken ist noch keine Unterschrift. Bitte schreiben Sie Ihren ganzen Namen.',
  ERROR_LIMIT_PARTICIPANTS: 'Höchstens {limit} Teilnehmer.',
  ERROR_LIMIT_DOCUMENTS: 'Höchstens {limit} Dokumente.',
  ERROR_LIMIT_BYTES: 'Die Dokumente dürfen zusammen höchstens {limitMb} MB haben.',
  ERROR_LIMIT_PAGES: 'Die Dokumente dürfen zusammen höchstens {limit} Seiten haben.',
  ERROR_LIMIT_FORMS: 'Höchstens {limit} Felder.',
  ERROR_ATTACHMENT_NOT_FOUND: 'Diese beigefügte Datei gibt es nicht.',
  ERROR_ATTACHMENT_TYPE: 'Dieses Feld nimmt eine solche Datei nicht an{where}; möglich: {detail}.',
  ERROR_ATTACHMENT_COUNT: 'Dieses Feld nimmt höchstens {limit} Dateien an{where}.',
};
