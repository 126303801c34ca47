import type { WrittenSection } from '../../../text/written-section.ts';

export const startServer: WrittenSection = {
  title: 'Administratoren: installieren und starten',
  blocks: [
    {
      kind: 'text',
      text: 'Sie brauchen nur Node.js 20.19 oder neuer und git. Führen Sie im heruntergeladenen Code npm start aus: Der erste Start installiert, baut, legt die Datenbank und die Zertifizierungsstelle an und gibt dann die Adresse aus. npm start -- --demo legt auch Demo-Benutzer an.',
    },
    {
      kind: 'points',
      items: [
        'Voreingestellt ist der Testbetrieb: Die Datenbank ist in den Prozess eingebettet, und SMS und E-Mails werden nicht gesendet, sondern auf diesem Rechner unter /dev/outbox angezeigt.',
        'Für den echten Betrieb setzen Sie MODE=production. Der Server verweigert dann den Start bei jeder unsicheren Einstellung und listet auf, was fehlt.',
        'npm run demo -- --out DIR führt eine vollständige Unterzeichnung vor; npm run verify -- FILE.pdf prüft jedes PDF.',
        'Mitarbeiter der Zertifizierungsstelle melden sich getrennt unter /operator/login an; die erste Anmeldung legt npm run operator -- create --login NAME an. Jeder hat eine oder mehrere Rollen (Registrierungsstelle, Auditor, Support, Finanzen, Administrator) und sieht, was diese erlauben. Dort wird über Identitätsprüfungen entschieden, werden Zertifikate gesucht und widerrufen und Beschwerden bearbeitet, und dort sind der Zustand des Dienstes und das Audit-Protokoll zu sehen.',
      ],
    },
  ],
};
