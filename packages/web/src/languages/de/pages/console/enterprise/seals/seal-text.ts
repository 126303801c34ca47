import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `Aktionen für das Siegel „${name}“`,
  pictureOf: (name) => `Abdruck des Siegels „${name}“`,
  authorize: 'Mitglieder berechtigen',
  authorizations: 'Berechtigte Mitglieder',
  uses: 'Nutzungsprotokoll',
  kind: 'Art',
  size: 'Größe',
  group: 'Gruppe',
  author: 'Erstellt von',
  authorOn: (name, day) => `${isolate(name)}, ${day}`,
  useCount: 'Verwendungen',
  times: (count) => String(count),
  lastUse: 'Letzte Verwendung',
  never: 'nie verwendet',
  companyName: 'Name im Bild',
  notCompared: 'Hochgeladen, noch nicht verglichen',
  approval: 'Genehmigung',
  selfApproved: 'Durch die erstellende Person, da niemand sonst genehmigen konnte',
  comparing:
    'Ihr Unternehmen hat dieses Siegel genehmigt. Die Zertifizierungsstelle vergleicht das Bild mit dem bestätigten Namen; danach können Mitglieder berechtigt werden.',
  outdated:
    'Das Bild dieses Siegels zeigt nicht den aktuellen bestätigten Namen des Unternehmens. Es kann nicht mehr zum Unterzeichnen verwendet werden; erstellen Sie es neu.',
  waiting: 'Dieses Siegel wartet auf die Prüfung. Danach können Mitglieder berechtigt werden.',
  refused: (reason) =>
    reason === '' ? 'Es wurde bei der Prüfung abgelehnt.' : `Es wurde bei der Prüfung abgelehnt: ${reason}`,
  abandoned: (when) => `Dieses Siegel ist stillgelegt (${when}) und kann nicht mehr verwendet werden.`,
};
