import type { WrittenSection } from '../../../text/written-section.ts';

export const roles: WrittenSection = {
  title: 'Rollen und Berechtigungen eines Unternehmens',
  blocks: [
    {
      kind: 'text',
      text: 'Eine Rolle bestimmt, welche Unternehmensseiten ihre Mitglieder öffnen und was sie dort tun können. Jedes Unternehmen hat sechs vorgegebene Rollen: Inhaber, Administrator, Siegel-, Vorlagen- und Finanzadministrator sowie Mitglied, die alle automatisch haben. Sie können eigene Rollen erstellen oder eine Rolle kopieren und ändern.',
    },
    {
      kind: 'points',
      items: [
        'Änderungen an einer Rolle und ihren Mitgliedern wirken bei der nächsten Handlung der betroffenen Person; auch offene Seiten ändern sich.',
        'Alle außer dem Inhaber verwalten nur Rollen innerhalb ihrer eigenen Berechtigungen, können ihre eigenen Rollen nicht ändern und sich selbst keine zuweisen. „Anwendungen“ ist dem Inhaber vorbehalten.',
        'Ein Vertrag kann eine Rolle nennen: Jedes Mitglied mit ihr kann handeln, und es entscheidet, wer zuerst handelt. Eine Rolle, auf die ein Vertrag wartet, lässt sich nicht löschen.',
        'Der Inhaber kann die Inhaberschaft mit Signaturpasswort oder Code an ein anderes Mitglied übergeben. Der frühere Inhaber wird dann ein gewöhnliches Mitglied; ohne Übergabe kann der Inhaber nicht entfernt werden.',
      ],
    },
  ],
};
