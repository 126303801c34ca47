import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/de/labels';

export const text: typeof Shape = {
  voided: (when) => `Dieser Vertrag ist einvernehmlich aufgehoben: ${when}`,
  because: (reason) => `Grund: ${reason}`,
  running: 'Eine Aufhebungsvereinbarung wartet auf die Bestätigung aller. Bis dahin bleibt dieser Vertrag gültig.',
  seeAgreement: 'Vereinbarung ansehen',
  voids: (title) => `Dies ist eine Aufhebungsvereinbarung. Sobald alle bestätigt haben, ist „${title}“ aufgehoben.`,
  voidsUnnamed: 'Dies ist eine Aufhebungsvereinbarung. Sobald alle bestätigt haben, ist der Vertrag aufgehoben.',
  seeContract: 'Vertrag ansehen',
  done: 'Die Vereinbarung ist abgeschlossen; der Vertrag ist aufgehoben.',
  ended: 'Der Aufhebung wurde nicht zugestimmt; der Vertrag bleibt gültig.',
  branch: 'Aufhebung',
  reason: 'Grund der Aufhebung',
  related: 'Zugehörige Verträge',
  relation: {
    CANCELLED_BY: 'Aufhebungsvereinbarung',
    CANCELS: 'Aufzuhebender Vertrag',
    COPIED_FROM: 'Kopiert von',
    COPY: 'Erneut gesendete Kopie',
    SIBLING: 'Aus demselben Sammelversand',
    MULTI_SEND: 'Entwurf des Sammelversands',
  } as Record<string, string>,
  undelivered: 'Nicht angekommene Mitteilungen',
  undeliveredWords: 'Prüfen Sie die Kontaktangaben oder kopieren Sie den Signaturlink und senden Sie ihn selbst.',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => (count === 1 ? 'einmal versucht' : `${count}-mal versucht`),
  failure: {
    FAILED: 'der Anbieter konnte sie nicht zustellen',
    BOUNCED: 'die E-Mail kam zurück: Die Adresse ist vielleicht falsch oder geschlossen',
    UNDELIVERED: 'das Netz konnte sie nicht zustellen',
    COMPLAINED: 'der Empfänger wünscht keine solchen Mitteilungen',
    '100500205': 'die Nummer steht auf der Sperrliste',
    '100500208': 'zu oft gesendet',
    '100500210': 'Limit des Anbieters überschritten',
  } as Record<string, string>,
  retry: 'Erneut versuchen',
  retried: 'Wird erneut gesendet',
};
