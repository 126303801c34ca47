import type { accountsErrors as Shape } from '../../zh-CN/errors/accounts.ts';

/** Refusals of every call, accounts, identities, operators and codes. */
export const accountsErrors: typeof Shape = {
  // wire and session
  ERROR_MALFORMED: 'Die Anfrage ist fehlerhaft: {field} {detail}',
  ERROR_UNKNOWN_FIELD: 'Die Anfrage hat ein unbekanntes Feld: {field}',
  ERROR_NOT_LOGIN: 'Sie sind nicht angemeldet oder die Anmeldung ist beendet. Bitte melden Sie sich erneut an.',
  ERROR_CANT_USE_FREE_LOGIN:
    'Ein Signaturlink öffnet nur diesen einen Vertrag. Bitte melden Sie sich an, um anderes zu nutzen.',
  ERROR_FORBIDDEN: 'Dazu sind Sie nicht berechtigt.',
  ERROR_CROSS_SITE: 'Die Anfrage kam von einer anderen Website und wurde abgewiesen.',
  ERROR_NOT_FOUND: 'Dies wurde nicht gefunden.',
  ERROR_TOO_LARGE: 'Dies ist zu groß; die Grenze ist {limit}.',
  ERROR_UNSUPPORTED_MEDIA: 'Dieser Medientyp wird nicht akzeptiert.',
  ERROR_BUSY: 'Das System ist ausgelastet. Bitte versuchen Sie es in {expireIn} Sekunden erneut; nichts ist verloren.',
  ERROR_UNAVAILABLE:
    'Ein Teil des Systems ist nicht verfügbar. Bereits Bestätigtes ist sicher; bitte versuchen Sie es in {expireIn} Sekunden erneut.',
  ERROR_STORAGE_FULL:
    'Es ist kein Platz mehr, um dies zu speichern. Bereits Bestätigtes ist sicher; bitte versuchen Sie es später erneut.',
  ERROR_OUTCOME_UNKNOWN:
    'Ob dies ausgeführt wurde, ist nicht bekannt: Die Verbindung brach beim Speichern ab. Prüfen Sie nach {expireIn} Sekunden den aktuellen Stand, bevor Sie es erneut tun, oder wiederholen Sie die Anfrage mit demselben Idempotency-Key.',
  ERROR_TOO_MANY_REQUESTS: 'Zu viele Anfragen. Bitte versuchen Sie es in {expireIn} Sekunden erneut.',
  ERROR_INTERNAL:
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut; wenn das Problem bleibt, nennen Sie dem Kundendienst die Anfrage-ID.',
  ERROR_IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  ERROR_DONE_UNANSWERED:
    'Dies wurde bereits ausgeführt, aber die Antwort ging verloren. Prüfen Sie den aktuellen Stand; um es noch einmal zu tun, verwenden Sie einen neuen Idempotency-Key.',
  // accounts
  ERROR_ACCOUNT_INPUT:
    'Das Konto ist nicht richtig eingegeben: Geben Sie eine Telefonnummer (aus dem Ausland mit + und Landesvorwahl) oder eine E-Mail-Adresse ein.',
  ERROR_ACCOUNT_NOT_REGISTERED: 'Dieses Konto ist noch nicht registriert.',
  ERROR_ACCOUNT_EXISTS: 'Dieses Konto ist bereits registriert. Bitte melden Sie sich an.',
  ERROR_LOGIN_FAILED: 'Das Konto oder das Passwort ist falsch. Bitte geben Sie beides erneut ein.',
  ERROR_ACCOUNT_DISABLED: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an den Kundendienst.',
  ERROR_PASSWORD_FORM: 'Das Passwort wurde vor dem Senden nicht wie vereinbart gehasht.',
  ERROR_PASSWORD_WRONG: 'Das Passwort ist falsch. Bitte geben Sie es erneut ein.',
  ERROR_SIGN_PASSWORD_EXISTS: 'Das Signaturpasswort ist bereits festgelegt.',
  ERROR_SIGN_PASSWORD_NONE:
    'Es ist kein Signaturpasswort festgelegt. Verwenden Sie stattdessen einen Code oder legen Sie zuerst eines fest.',
  ERROR_SIGN_PASSWORD_WRONG: 'Das Signaturpasswort ist falsch. Bitte geben Sie es erneut ein.',
  ERROR_FREQUENT_ACCOUNT_CHECK: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  ERROR_RESET_PASSWORD: 'Das Passwort konnte nicht zurückgesetzt werden. Bitte bestätigen Sie sich erneut.',
  ERROR_SECURITY_TOKEN: 'Das Sicherheitstoken ist ungültig, verbraucht oder abgelaufen.',
  ERROR_PASSKEY: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder melden Sie sich anders an.',
  ERROR_PASSKEY_LIMIT: 'Höchstens {limit} Passkeys. Löschen Sie zuerst einen.',
  ERROR_CONTACT_TAKEN: 'Dieser Kontakt gehört zu einem anderen Konto.',
  ERROR_CONTACT_LAST: 'Dies ist der einzige Kontakt des Kontos. Hinterlegen Sie zuerst einen anderen.',
  ERROR_CONTACT_UNCHANGED: 'Dieser Kontakt ist bereits hinterlegt.',
  ERROR_CONTACT_FRESH:
    'Dieser Kontakt wurde gerade erst hinterlegt und kann 24 Stunden lang kein Passwort zurücksetzen. Verwenden Sie den anderen Kontakt.',
  ERROR_MEMBER_DISABLED: 'Ein Administrator hat Sie entfernt; Sie können dieses Unternehmenskonto nicht verwenden.',
  ERROR_NOT_A_MEMBER: 'Dieses Konto gibt es nicht.',
  ERROR_SCAN_EXPIRED: 'Der QR-Code ist abgelaufen. Erstellen Sie am Computer einen neuen.',
  // identity and enterprises
  ERROR_IDENTITY_WAITING: 'Der Antrag wird geprüft. Bitte warten Sie auf das Ergebnis.',
  ERROR_IDENTITY_PASSED: 'Die Identität ist bereits bestätigt.',
  ERROR_IDENTITY_NAME: 'Geben Sie den wirklichen Namen auf dem Dokument ein, höchstens {limit} Zeichen.',
  ERROR_IDENTITY_NUMBER: 'Die Nummer des Ausweisdokuments ist falsch. Bitte prüfen Sie sie.',
  ERROR_IDENTITY_PAPERS: 'Laden Sie Bilder der nötigen Dokumente hoch: {papers}',
  ERROR_IDENTITY_REQUIRED: 'Dafür muss zuerst die Identität bestätigt sein.',
  ERROR_IDENTITY_DECIDED: 'Über diesen Antrag ist bereits entschieden.',
  ERROR_ENTERPRISE_NAME: 'Geben Sie den Namen des Unternehmens ein, höchstens {limit} Zeichen.',
  ERROR_ENTERPRISE_CODE: 'Der einheitliche Sozialkreditcode ist falsch. Bitte prüfen Sie ihn.',
  ERROR_ENTERPRISE_TAKEN:
    'Dieses Unternehmen ist bereits registriert. Bitten Sie dessen Administrator um eine Einladung.',
  // operators
  ERROR_OPERATOR_NOT_LOGIN: 'Melden Sie sich zuerst bei der Betriebskonsole an.',
  ERROR_OPERATOR_ROLE: 'Ihre Rolle erlaubt dies nicht. Rollen vergibt ein Administrator.',
  ERROR_OPERATOR_LAST: 'Der letzte Administrator behält diese Rolle.',
  ERROR_OPERATOR_EXISTS: 'Diesen Anmeldenamen gibt es bereits.',
  ERROR_OPERATOR_CODE_MISSING: 'Geben Sie den 6-stelligen Code Ihrer Authenticator-App ein (totp).',
  ERROR_OPERATOR_CODE_WRONG: 'Der Code ist falsch oder verbraucht. Warten Sie auf den nächsten.',
  ERROR_OPERATOR_FACTOR_NEEDED: 'Richten Sie zuerst den zweiten Faktor ein.',
  ERROR_OPERATOR_FACTOR_EXISTS:
    'Der zweite Faktor ist bereits eingerichtet. Entfernt wird er mit dem Befehl npm run operator.',
  ERROR_REQUEST_OWN: 'Ein anderer Mitarbeiter muss dies bestätigen.',
  ERROR_REQUEST_DECIDED: 'Über diesen Vorgang ist entschieden oder er ist abgelaufen.',
  ERROR_REQUEST_WAITING: 'Ein Vorgang zum selben Gegenstand wartet bereits.',
  ERROR_REQUEST_SUBJECT: 'Dies ist nicht mehr möglich, weil sich der Stand des Gegenstands geändert hat.',
  ERROR_IDENTITY_TAKEN: 'Diese Dokumentnummer gehört zu einer bereits bestätigten Identität.',
  ERROR_IDENTITY_SUSPENDED:
    'Die Zertifizierungsstelle hat die bestätigte Identität ausgesetzt. Wenden Sie sich an die Zertifizierungsstelle.',
  ERROR_IDENTITY_LETTER:
    'Wer den Antrag stellt, ohne gesetzlicher Vertreter zu sein, muss eine Vollmacht hochladen (Dokument der Art AUTHORISATION).',
  ERROR_CERTIFICATE_NOT_FOUND: 'Dieses Zertifikat gibt es nicht.',
  ERROR_CERTIFICATE_REVOKED: 'Dieses Zertifikat ist bereits widerrufen.',
  // captcha, codes, opcodes
  ERROR_CAPTCHA_AGAIN: 'Bitte lösen Sie das Captcha erneut.',
  ERROR_CODE_EXPIRED: 'Den Code gibt es nicht oder er ist abgelaufen. Bitte fordern Sie einen neuen an.',
  ERROR_CODE_WRONG: 'Der Code ist falsch. Bitte geben Sie ihn erneut ein.',
  ERROR_CODE_LOCKED: 'Zu viele falsche Versuche; für 1 Stunde gesperrt. Noch zu warten: {wait}.',
  ERROR_OPCODE: 'Der Vorgangscode ist ungültig oder verbraucht. Bitte bestätigen Sie sich erneut.',
  ERROR_CONTACT:
    'Das Format der Kontaktangabe ist falsch: Geben Sie eine Telefonnummer (aus dem Ausland mit + und Landesvorwahl) oder eine E-Mail-Adresse ein.',
  ERROR_PHONE_UNSUPPORTED:
    'Dieser Dienst sendet keine SMS: Geben Sie statt einer Telefonnummer eine E-Mail-Adresse ein.',
  ERROR_PHONE_COUNTRY:
    'Dieser Dienst sendet keine SMS in dieses Land: Geben Sie statt einer Telefonnummer eine E-Mail-Adresse ein.',
  ERROR_PARTICIPANT_UNREACHABLE:
    'An die Telefonnummer von {name} kann dieser Dienst keine SMS senden. Geben Sie für {name} eine E-Mail-Adresse an.',
  ERROR_SEND_BUSY: 'Zu viele Anfragen. Bitte warten Sie, bis der Countdown abgelaufen ist ({expireIn} Sekunden).',
  ERROR_FREQUENTLY: 'Zu viele Anfragen. Bitte warten Sie {wait}.',
  ERROR_AMOUNT_OUT_LIMIT: 'Das heutige Limit für Codes ist erreicht. Bitte versuchen Sie es morgen.',
  ERROR_VOICE_AMOUNT_OUT_LIMIT: 'Das heutige Limit für Codes per Anruf ist erreicht. Bitte versuchen Sie es morgen.',
  ERROR_SEND_FAILED: 'Senden fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  ERROR_TIMEOUT: 'Zeitüberschreitung beim Senden. Bitte versuchen Sie es erneut.',
  ERROR_CONTACT_BLACKLISTED:
    'An diese Nummer können keine Codes gesendet werden. Bitte wenden Sie sich an den Kundendienst.',
  ERROR_VOICE_FREQUENTLY: 'Zu viele Anfragen. Bitte warten Sie {wait}.',
  ERROR_VOICE_BLACKLISTED:
    'An diese Nummer können keine Codes gesendet werden. Bitte wenden Sie sich an den Kundendienst.',
};
