import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'de') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Anmeldung mit einem neuen Gerät',
        sentence: `Bei Ihrem Konto hat sich ein neues Gerät angemeldet: ${when} (${deviceOf(notice, (browser, system) => `${browser} auf ${system}`, 'unbekanntes Gerät')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Ihr Anmeldepasswort wurde geändert',
        sentence: `Ihr Anmeldepasswort wurde geändert (${when}); alle anderen Geräte sind abgemeldet${notice.keysRemoved ? ', Passkeys und Signatur-Smartphones sind entfernt' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Ihr Signaturpasswort wurde festgelegt',
        sentence: `Für Ihr Konto wurde ein Signaturpasswort festgelegt (${when})`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Ihr Signaturpasswort wurde geändert',
        sentence: `Ihr Signaturpasswort wurde geändert (${when})`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
        sentence: `Ihrem Konto wurde der Passkey ${name} hinzugefügt (${when}); damit ist eine Anmeldung möglich`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'Ihrem Konto wurde ein Smartphone hinzugefügt',
        sentence: `Ihrem Konto wurde das Smartphone ${name} hinzugefügt (${when}); damit lassen sich Verträge unterzeichnen`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Ihr Kontakt wurde geändert',
        sentence: `Ein Kontakt Ihres Kontos wurde geändert (${when}): ${changeOf(notice, 'keiner')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'Sie haben die Löschung Ihres Kontos verlangt',
          sentence: `Sie haben die Löschung Ihres Kontos verlangt (${when}); gelöscht wird es am ${instantText(new Date(deleteAt), ZONE, 'de')}, eine Anmeldung vorher bricht dies ab`,
        };
      return {
        subject: 'Die Löschung Ihres Kontos ist abgebrochen',
        sentence: `Die Löschung Ihres Kontos wurde abgebrochen (${when}): ${reason === 'LOGIN' ? 'Sie haben sich wieder angemeldet' : 'Sie sind noch Inhaber eines Unternehmens oder haben laufende Verträge'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? 'Ihr Konto' : quotedText(notice.enterpriseName, 'name', 'de');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'de');
      return {
        subject: `Nach der Aufbewahrungsrichtlinie zu löschende Verträge: ${notice.count}`,
        sentence: `Nach der Aufbewahrungsrichtlinie zu löschende beendete Verträge (${whose}): ${notice.count}, ab ${from}; andere Parteien behalten ihre`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie das Gerät ab',
  warnOfKey: 'Wenn Sie das nicht waren, entfernen Sie es jetzt hier und ändern Sie Ihr Passwort',
  warnOfRetention: 'Um sie zu behalten, exportieren Sie sie vorher oder ändern Sie die Richtlinie',
  check: 'Konto prüfen',
  see: 'Richtlinie ansehen',
  message: (by, sentence, warn, link) => `[${by}] ${sentence}. ${warn}: ${link}`,
};
