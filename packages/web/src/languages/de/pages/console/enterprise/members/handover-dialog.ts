import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/members/handover-dialog.ts';

export const text: typeof Shape = {
  title: 'Laufende Arbeit',
  none: 'Nichts zu übergeben.',
  kinds: {
    DRAFT: 'Entwürfe und geplante Verträge',
    RUNNING: 'Gesendete Verträge',
    TURN: 'Wartende Verträge',
    TEMPLATE: 'Vorlagen',
    MULTI_SEND: 'Sammelversände',
    ROLE: 'Rollen, die niemand sonst hat',
    SEAL: 'Siegelberechtigungen',
    API_KEY: 'API-Schlüssel',
  },
  ends: 'endet mit der Mitgliedschaft',
  and: (count) => `und weitere: insgesamt ${count}`,
  to: 'Übergeben an',
  toOptional: 'Übergeben an (optional; auch später möglich)',
  close: 'Schließen',
  noSuccessor: 'Das Unternehmen hat kein anderes Mitglied, das übernehmen könnte.',
  running: 'Wird übergeben…',
  handOver: 'Übergeben',
  titleOf: (name) => `Arbeit von ${name} übergeben`,
  why: 'Verträge, Entwürfe, Vorlagen, Sammelversände und wartende Verträge gehen an den Kollegen, der auch Aufhebungsvereinbarungen bestätigt. Die Übergabe wird in den Nachweisen jedes Vertrags festgehalten.',
  choose: 'Wählen Sie den Kollegen, der übernimmt',
  started: 'Die Übergabe läuft; danach wird der Kollege benachrichtigt',
};
