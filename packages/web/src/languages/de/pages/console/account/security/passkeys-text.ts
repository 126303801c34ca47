import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/passkeys-text.ts';
import { PASSKEYS_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: 'Passkeys',
  why: 'Anmelden mit Fingerabdruck, Gesicht oder Bildschirmsperre: kein Passwort zu merken und sicher vor Phishing. Ein Passkey ersetzt nur die Anmeldung, nicht das Signaturpasswort.',
  add: 'Passkey hinzufügen',
  none: 'Noch keine Passkeys',
  list: 'Ihre Passkeys',
  unsupported:
    'Dieser Browser kann keine Passkeys verwenden. Nötig sind ein aktuelles Chrome, Edge, Safari oder Firefox, diese Website über https und ein Gerät mit Bildschirmsperre, Fingerabdruck oder Gesichtserkennung.',
  limit: `Höchstens ${PASSKEYS_MAX} Passkeys; löschen Sie einen, bevor Sie einen weiteren hinzufügen.`,
  name: 'Name',
  nameHint: 'Damit Sie das Gerät später erkennen',
  nameMissing: 'Geben Sie einen Namen ein',
  nameOn: (browser, system) => `${browser} auf ${system}`,
  nameDefault: 'Mein Passkey',
  password: 'Anmeldepasswort',
  passwordMissing: 'Geben Sie das Anmeldepasswort ein',
  addWhy:
    'Nach Ihrem Anmeldepasswort fragt der Browser nach Fingerabdruck, Gesicht oder Bildschirmsperre, um den Passkey zu erstellen.',
  addWhyBare: 'Der Browser fragt dann nach Fingerabdruck, Gesicht oder Bildschirmsperre, um den Passkey zu erstellen.',
  goOn: 'Weiter',
  addDone: 'Der Passkey ist hinzugefügt',
  fault: {
    refused: 'Es wurde kein Passkey erstellt: abgebrochen oder Zeit abgelaufen. Sie können es erneut versuchen.',
    known: 'Dieses Gerät hat bereits einen Passkey für dieses Konto.',
    unfit:
      'Dieses Gerät kann für diese Website keinen Passkey erstellen. Öffnen Sie die Website über https auf einem Gerät mit Bildschirmsperre.',
  },
  made: (when) => `hinzugefügt: ${when}`,
  used: (when) => `verwendet: ${when}`,
  unused: 'noch nicht verwendet',
  remove: 'Löschen',
  removeOf: (name) => `Passkey ${name} löschen`,
  removeTitle: (name) => `„${name}“ löschen?`,
  removeWhy:
    'Sie können sich damit nicht mehr anmelden. Löschen Sie die Kopie auf Ihrem Gerät getrennt im dortigen Passwortmanager.',
  removed: 'Der Passkey ist gelöscht',
};
