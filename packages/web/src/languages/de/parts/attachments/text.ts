import type { text as Shape } from '../../../zh-CN/parts/attachments/text.ts';
import { ATTACHMENT_KIND_HINTS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  title: 'Datei beifügen',
  kinds: ATTACHMENT_KIND_HINTS,
  takes: (kinds: string, size: string, most: number) =>
    `Möglich: ${kinds}${most === 1 ? '' : `, höchstens ${most} Dateien`}, jeweils bis ${size}.`,
  why: 'Die Datei wird beim Vertrag aufbewahrt und ist für dessen Parteien sichtbar; Ihre Signatur deckt ihren Fingerabdruck ab. Angaben zu Ort und Zeit der Aufnahme werden aus Bildern entfernt.',
  camera: 'Foto aufnehmen',
  choose: 'Datei auswählen',
  replace: 'Ersetzen',
  remove: (name: string) => `${name} entfernen`,
  sending: (name: string) => `${name} wird gesendet`,
  done: 'Fertig',
  view: (name: string) => `${name} ansehen`,
};
