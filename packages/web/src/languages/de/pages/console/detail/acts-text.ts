import type { text as Shape } from '../../../../zh-CN/pages/console/detail/acts-text.ts';
import { ACT_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  hold: 'Löschsperre setzen',
  prolong: ACT_LABELS.prolong,
  prolongTitle: 'Frist verlängern',
  prolongWhy: (when) =>
    `Aktuelle Frist: ${when}. Sie lässt sich nur nach hinten verschieben; die Teilnehmer werden benachrichtigt.`,
  prolongOne: (name) => `Frist verlängern: ${name}`,
  prolongOneWhy: (when) =>
    `Höchstens bis zur Frist des Vertrags: ${when}. Die Person wird benachrichtigt, wenn sie an der Reihe ist.`,
  prolongField: 'Neue Frist',
  prolongEarlier: 'Wählen Sie einen späteren Zeitpunkt, höchstens 365 Tage ab jetzt.',
  prolongBy: (days) => (days === 1 ? '1 weiterer Tag' : `${days} weitere Tage`),
  prolongAct: 'Verlängern',
  prolonged: 'Die Frist ist verlängert',
  cancel: 'Einvernehmlich aufheben…',
  cancelTitle: 'Diesen Vertrag einvernehmlich aufheben?',
  cancelWhy:
    'Das System verfasst eine Aufhebungsvereinbarung und bittet alle, die unterzeichnet oder geprüft haben, um Bestätigung. Haben alle bestätigt, ist der Vertrag aufgehoben; stimmt jemand nicht zu, bleibt er gültig.',
  cancelReason: 'Grund der Aufhebung',
  cancelAct: 'Aufhebungsvereinbarung senden',
  cancelled: 'Die Aufhebungsvereinbarung ist gesendet',
  copy: 'Korrigieren und erneut senden',
  copied: 'In einen neuen Entwurf kopiert',
  template: 'Als Vorlage speichern',
  templateWhy:
    'Übernimmt Dokumente, Reihenfolge und Felder. Die Personen werden zu Rollen und in der Vorlage nicht genannt.',
  templateName: 'Name der Vorlage',
  templateNameMissing: 'Geben Sie einen Namen ein',
  templateMade: 'Die Vorlage ist erstellt; prüfen und aktivieren Sie sie',
  recycle: ACT_LABELS.recycle,
  recycled: 'In Ihren Papierkorb gelegt; nur Ihre eigene Liste ändert sich',
  restore: ACT_LABELS.restore,
  restored: 'Aus dem Papierkorb geholt',
  inBin: 'Dieser Vertrag ist in Ihrem Papierkorb. Niemand sonst ist betroffen.',
  reasonMissing: 'Nennen Sie den Grund',
  archive: 'Alles herunterladen (ZIP)',
  untime: 'Zurück zum Entwurf',
  sendNow: 'Jetzt senden',
  sent: 'Der Vertrag ist gesendet',
  timedFor: (when) => `Geplanter Versand: ${when}.`,
  confirmVoid: 'Aufhebung bestätigen',
  reviewVoid: 'Aufhebung prüfen',
  remove: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeWhy:
    'Die Person kann diesen Vertrag nicht mehr sehen oder unterzeichnen; ihre Felder bleiben leer. Dies kann nicht rückgängig gemacht werden.',
  removeAct: 'Entfernen',
  removed: 'Entfernt',
  progress: (done, all) => `${done} von ${all} haben gehandelt`,
};
