import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: 'Mitteilungen und Benachrichtigungen',
  blocks: [
    {
      kind: 'points',
      items: [
        'Die Glocke oben zeigt die Zahl der ungelesenen Mitteilungen. Eine Mitteilung führt Sie dorthin, wo Sie handeln können.',
        'Unter „Konto und Siegel → Benachrichtigungen“ schalten Sie [[SMS, E-Mail und Desktop-Erinnerungen|E-Mail und Desktop-Erinnerungen]] ein oder aus. Hinweise zur Sicherheit Ihres Kontos werden immer gesendet.',
        'Einen Tag bevor ein Vertrag abläuft, werden der Absender und die Teilnehmer erinnert, die an der Reihe sind.',
        'Beim Vorbereiten eines Vertrags können Sie „Automatische Erinnerungen“ einschalten: Wer einige Tage, nachdem er an der Reihe war, nicht gehandelt hat, wird erinnert, danach alle paar Tage wieder, so oft Sie es wählen. „Für alle meine neuen Verträge verwenden“ macht den Plan zu Ihrem üblichen.',
      ],
    },
  ],
};
