import type { WrittenSection } from '../../../text/written-section.ts';

export const members: WrittenSection = {
  title: 'Unternehmen: Mitglieder, Abteilungen und Einladungen',
  blocks: [
    {
      kind: 'text',
      text: 'Unter „Unternehmen → Mitglieder“ finden Sie Mitglieder nach Abteilung, Rolle, Name, Kontakt oder Personalnummer. Niemand wird ohne eigene Zustimmung Mitglied: Jede Person nimmt eine Einladung an oder stellt einen Antrag und wird aufgenommen.',
    },
    {
      kind: 'points',
      items: [
        'Über Kontakt einladen: Geben Sie [[Telefonnummern oder E-Mail-Adressen|E-Mail-Adressen]] ein, auch mehrere auf einmal, auf Wunsch mit Namen, Abteilungen und Rollen. Eine Einladung gilt 1 bis 30 Tage (ohne Angabe 7), und nur wem der Kontakt gehört, kann sie annehmen. Sie können sie erneut senden oder zurückziehen.',
        'Über Link einladen: Schalten Sie den Link des Unternehmens ein und senden Sie ihn Ihren Kollegen. Wer ihn öffnet, stellt einen Antrag, den ein zuständiges Mitglied annimmt; oder Sie stellen ein, dass der Beitritt sofort erfolgt. Bei jedem Einschalten entsteht ein neuer Link, und der alte gilt nicht mehr.',
        'Importieren: Laden Sie die Tabelle herunter, füllen Sie sie aus und laden Sie sie hoch (XLSX oder CSV, höchstens 5.000 Personen). Sie wird zuerst geprüft, und Sie sehen, welche Zellen falsch sind. Dann werden alle in richtigen Zeilen eingeladen; die übrigen Zeilen können Sie herunterladen, korrigieren und erneut importieren.',
        'Abteilungen bilden einen Baum mit höchstens 10 Ebenen; Abteilungen auf derselben Ebene haben verschiedene Namen. Bevor Sie eine Abteilung löschen, verschieben Sie ihre Mitglieder und Unterabteilungen oder wählen Sie, wohin sie verschoben werden.',
        'Mitglied entfernen: Die Sitzungen in diesem Unternehmen enden sofort, und die Person verliert alle Rollen. Sie können sie bei den entfernten Mitgliedern wiederherstellen; Rollen und Siegelberechtigungen müssen dann neu vergeben werden. Nicht entfernen können Sie den Inhaber und Mitglieder mit mehr Berechtigungen als Sie.',
        'Exportieren: die Liste der Mitglieder als XLSX oder CSV. Kontakte sind verdeckt, sofern Sie nicht Mitglieder verwalten.',
      ],
    },
  ],
};
