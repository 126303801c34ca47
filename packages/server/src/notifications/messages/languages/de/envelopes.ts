import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `Bitte unterzeichnen: ${title}`,
      sentence: `Bitte unterzeichnen Sie ${title} bis ${deadline}. Gesendet von ${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `Bitte prüfen: ${title}`,
      sentence: `Bitte prüfen Sie ${title} bis ${deadline}. Gesendet von ${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `Erinnerung: ${title}`,
      sentence: `Bitte handeln Sie bei ${title} bis ${deadline}. Gesendet von ${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `Läuft bald ab: ${title}`,
      sentence: `Der Vertrag ${title} ist noch nicht abgeschlossen; seine Frist endet am ${deadline}`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `Abgeschlossen: ${title}`,
      sentence: `Alle haben ${title} unterzeichnet. Sie können den Vertrag lesen und herunterladen`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `Abgelehnt: ${title}`,
      sentence: `Der Vertrag ${title} wurde abgelehnt von ${actorName}${because(reason, '. Grund: ')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `Nicht freigegeben: ${title}`,
      sentence: `Der Vertrag ${title} wurde nicht freigegeben. Prüfer: ${actorName}${because(reason, '. Grund: ')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `Zurückgegeben: ${title}`,
      sentence: `Der Vertrag ${title} wurde zurückgegeben von ${actorName}${because(reason, '. Grund: ')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `Zurückgezogen: ${title}`,
      sentence: `Der Vertrag ${title} wurde zurückgezogen von ${senderName}${because(reason, '. Grund: ')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `Abgelaufen: ${title}`,
      sentence: `Der Vertrag ${title} wurde nicht vor Ablauf seiner Frist abgeschlossen`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `Frist verlängert: ${title}`,
      sentence: `Die Frist von ${title} wurde verlängert bis ${deadline}, durch ${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `Frist versäumt: ${title}`,
      sentence: `Ein Teilnehmer von ${title} hat nicht in der von Ihnen gesetzten Zeit gehandelt: ${actorName}. Verlängern Sie die Frist, ersetzen oder entfernen Sie den Teilnehmer oder warten Sie, bis der Vertrag abläuft`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `Weitergegeben: ${title}`,
      sentence: `Der Vertrag ${title} wurde an eine andere Person weitergegeben, durch ${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `Nichts zu tun: ${title}`,
      sentence: `Sie wurden aus dem Vertrag ${title} entfernt, durch ${senderName}. Sie müssen nichts tun`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `Bitte Aufhebung bestätigen: ${title}`,
      sentence: `Bitte bestätigen Sie bis ${deadline}, dass ${title} aufgehoben ist. Beantragt von ${senderName}${because(reason, '. Grund: ')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `Aufgehoben: ${title}`,
      sentence: `Der Vertrag ${title} ist aufgehoben: Alle haben es bestätigt${because(reason, '. Grund: ')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `Dokumente fehlgeschlagen: ${title}`,
      sentence: `Die Dokumente von ${title} konnten nicht verarbeitet werden; niemand wurde um eine Unterschrift gebeten. Ziehen Sie den Vertrag zurück und senden Sie ihn mit anderen Dateien erneut`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `Nicht gesendet: ${title}`,
      sentence: `Der Vertrag ${title} konnte nicht zur geplanten Zeit gesendet werden und ist wieder ein Entwurf. Prüfen Sie ihn und senden Sie ihn erneut`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `Benachrichtigung nicht zugestellt: ${title}`,
      sentence: `Eine Benachrichtigung zu ${title} konnte nicht zugestellt werden. Auf der Seite des Vertrags können Sie es erneut versuchen. Empfänger: ${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: 'Lesen und unterzeichnen',
    TO_REVIEW: 'Lesen und prüfen',
    REMINDER: 'Vertrag öffnen',
    CANCEL_REQUESTED: 'Lesen und bestätigen',
    other: 'Vertrag ansehen',
  },
  sender: (person, enterprise) => `${enterprise}, durch ${person}`,
  fromSender: (subject, name) => `${subject} (von ${name})`,
  wordsOfSender: (words) => `Der Absender schreibt: ${words}`,
  message: (by, sentence, link) => `[${by}] ${sentence}: ${link}`,
  full: (sentence) => `${sentence}.`,
};
