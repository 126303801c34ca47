import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/parts/retention-text.ts';

export const text: typeof Shape = {
  title: 'Aufbewahrungsrichtlinie',
  why: 'Älteres wird automatisch gelöscht. Ein beendeter Vertrag wird nur aus diesem Konto entfernt: Andere Parteien behalten ihren. Zertifikate und das Audit-Protokoll bleiben immer erhalten.',
  change: 'Richtlinie ändern',
  kinds: {
    drafts: 'Entwürfe',
    contracts: 'Beendete Verträge',
    messages: 'Mitteilungen',
    logs: 'Protokoll der Webhooks',
    sessions: 'Bekannte Browser',
  },
  hints: {
    drafts: 'Tage ohne Änderung.',
    contracts: 'Tage seit dem Ende.',
    messages: 'Tage seit dem Eingang.',
    logs: 'Tage seit dem Senden.',
    sessions: 'Tage seit der letzten Verwendung.',
  },
  after: (days: number | null) =>
    days === null
      ? 'Nicht eingestellt: Es gelten nur die Fristen der Plattform'
      : `Gelöscht nach ${days === 1 ? '1 Tag' : `${days} Tagen`}`,
  changedBy: (name: string, when: string) => `Geändert von ${isolate(name)}, ${when}`,
  sheetWhy: (days: number) =>
    `Lassen Sie ein Feld leer, um keine Grenze zu setzen. Eine neue oder kürzere Richtlinie löscht ${days === 1 ? '1 Tag' : `${days} Tage`} lang keinen Entwurf und keinen Vertrag; bevor Verträge gelöscht werden, kommt 30 und 7 Tage vorher ein Hinweis.`,
  range: (min: number, max: number) => `${min}–${max} Tage.`,
  bounds: (min: number, max: number) => `Geben Sie eine ganze Zahl von ${min} bis ${max} ein oder nichts`,
  keep: 'Nicht eingestellt: Es gelten nur die Fristen der Plattform',
  preview: 'Zeigen, was gelöscht würde',
  save: 'Speichern',
  saved: 'Die Aufbewahrungsrichtlinie ist gespeichert',
  next: 'Durch diese Richtlinie gelöscht',
  count: {
    contracts: (now: string, soon: string, isMore: boolean) =>
      `Verträge: ${now} jetzt, ${soon}${isMore ? ' oder mehr' : ''} binnen 30 Tagen`,
    drafts: (now: string, soon: string, isMore: boolean) =>
      `Entwürfe: ${now} jetzt, ${soon}${isMore ? ' oder mehr' : ''} binnen 30 Tagen`,
  },
  held: (count: string) => `Unter Löschsperre und aufbewahrt: ${count} weitere`,
  onHold: 'Löschsperre',
  untitled: 'Ohne Titel',
};
