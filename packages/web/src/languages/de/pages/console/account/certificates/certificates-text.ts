import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  title: 'Meine Zertifikate',
  lead: 'Die digitalen Zertifikate, die beim Unterzeichnen für Sie ausgestellt wurden.',
  what: 'Was sind das für Zertifikate?',
  whatWords:
    'Jedes Mal, wenn Sie einen Vertrag unterzeichnen, stellt die Zertifizierungsstelle für diese eine Signatur ein neues Zertifikat aus: Sein Schlüssel wird dafür erzeugt, einmal verwendet und dann vernichtet. Er lässt sich nie wieder verwenden; Sie müssen also nichts sicher verwahren, und nichts kann gestohlen werden. Läuft ein Zertifikat ab oder wird es widerrufen, bleiben Verträge gültig, die während seiner Gültigkeit unterzeichnet wurden.',
  root: 'Stammzertifikat herunterladen',
  rootWhy: 'Sobald Sie dem Stammzertifikat vertrauen, kann Ihr PDF-Reader diese Signaturen prüfen.',
  none: 'Noch keine Zertifikate',
  noneWhy: 'Nach Ihrem ersten unterzeichneten Vertrag erscheint hier dessen Zertifikat.',
  subject: 'Inhaber',
  serial: 'Seriennummer',
  validity: 'Gültigkeit',
  issued: 'Ausgestellt',
  envelope: 'Verwendet für',
  untitled: 'Vertrag ohne Titel',
  noEnvelope: 'für keinen Vertrag verwendet',
  copySerial: (serial) => `Seriennummer ${serial} kopieren`,
  from: (when) => `von ${when}`,
  until: (when) => `bis ${when}`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `widerrufen ${when}: ${why}`,
  reasons: {
    unspecified: 'kein Grund angegeben',
    keyCompromise: 'sein Schlüssel ist möglicherweise kompromittiert',
    cACompromise: 'der Schlüssel der Zertifizierungsstelle ist möglicherweise kompromittiert',
    affiliationChanged: 'die Zugehörigkeit des Inhabers hat sich geändert',
    superseded: 'durch ein neues Zertifikat ersetzt',
    cessationOfOperation: 'nicht mehr verwendet',
    privilegeWithdrawn: 'die Berechtigung wurde entzogen',
    aACompromise: 'der Schlüssel der Attributstelle ist möglicherweise kompromittiert',
  } as Record<string, string>,
  list: 'Zertifikate',
  count: (total) => `${total} insgesamt`,
};
