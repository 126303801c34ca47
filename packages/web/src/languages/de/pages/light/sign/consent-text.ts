import type { Auth, Secure, Modes, text as Shape } from '../../../../zh-CN/pages/light/sign/consent-text.ts';
import { CONSENT } from '@countersign/contract/languages/de/consent';

const modes: Modes = {
  sign: {
    title: 'Unterzeichnung bestätigen',
    ...CONSENT.sign,
    working: [
      'Identität wird bestätigt…',
      'Zertifikat wird vorbereitet…',
      'Signatur wird geschrieben…',
      'Signatur wird gesichert…',
    ],
  },
  fill: {
    title: 'Ihre Angaben bestätigen',
    ...CONSENT.fill,
    working: ['Identität wird bestätigt…', 'Angaben werden gesichert…'],
  },
  void: {
    title: 'Aufhebung bestätigen',
    ...CONSENT.void,
    working: [
      'Identität wird bestätigt…',
      'Zertifikat wird vorbereitet…',
      'Signatur wird geschrieben…',
      'Signatur wird gesichert…',
    ],
  },
};

const secure: Secure = {
  DISPOSABLE_CERT:
    'Für diese eine Signatur wird ein Zertifikat ausgestellt: Sein Schlüssel signiert einmal und wird vernichtet.',
  PERSONAL_CERT: 'Verwendet wird Ihr persönliches Langzeitzertifikat, ausgestellt auf Ihre bestätigte Identität.',
  ENTERPRISE_CERT: 'Verwendet wird das Langzeitzertifikat des Unternehmens, für das Sie handeln.',
  SHIELD_CERT: 'Der Schlüssel liegt auf Ihrem eigenen Smartphone, auf dem Sie im nächsten Schritt bestätigen.',
};

const auth: Auth = {
  LOW: null,
  MEDIUM: 'Der Absender verlangt eine bestätigte Identität.',
  HIGH: 'Der Absender verlangt eine bestätigte Identität sowie Signaturpasswort und Code.',
};

export const text: typeof Shape = {
  modes,
  secure,
  auth,
  how: 'So ist diese Signatur geschützt',
  meaning: 'Was Ihre Signatur bedeutet',
  prove: 'So bestätigen Sie, dass Sie es sind',
  byPassword: 'Mit Signaturpasswort',
  byCode: 'Mit Code',
  passwordLabel: 'Signaturpasswort',
  codeTo: (contact) => `Ein Code wird an ${contact} gesendet`,
  provedBy: (contact) => `Sie haben ${contact} gerade mit einem Code bestätigt; ein weiterer ist nicht nötig.`,
  noWay:
    'Es gibt keine Möglichkeit zu bestätigen, dass Sie es sind. Legen Sie in Ihrem Konto ein Signaturpasswort fest oder hinterlegen Sie einen Kontakt.',
  needsPassword: 'Geben Sie Ihr Signaturpasswort ein',
  needsCode: 'Fordern Sie den Code an und geben Sie seine 6 Ziffern ein',
  kept: 'Die Unterzeichnung läuft. Bitte lassen Sie diese Seite geöffnet.',
};
