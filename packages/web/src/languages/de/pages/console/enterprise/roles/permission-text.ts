import type { PermissionWords } from '../../../../../zh-CN/pages/console/enterprise/roles/permission-text.ts';

export const text: PermissionWords = {
  areas: {
    ENVELOPES: 'Verträge',
    TEMPLATES: 'Vorlagen',
    OFFICE_SEALS: 'Unternehmenssiegel',
    DEPARTMENTS: 'Abteilungen',
    MEMBERS: 'Mitglieder',
    ROLES: 'Rollen',
    CONTRACT_NUMBERS: 'Vertragsnummern',
    APPLICATIONS: 'Anwendungen',
    FINANCE: 'Finanzen',
  },
  pages: {
    '/enterprise-envelopes': 'Alle Verträge des Unternehmens',
    '/enterprise/data': 'Datenexport',
    '/enterprise/retention': 'Aufbewahrung',
    '/enterprise/templates': 'Vorlagen',
    '/enterprise/seals': 'Unternehmenssiegel',
    '/enterprise/seal-audit': 'Siegelprüfung',
    '/enterprise/members': 'Mitglieder',
    '/enterprise/forbidden-members': 'Deaktivierte Mitglieder',
    '/enterprise/invitations': 'Einladungen',
    '/enterprise/roles': 'Rollen',
    '/enterprise/contract-numbers': 'Vertragsnummern',
    '/enterprise/applications': 'Anwendungen',
    '/enterprise/finance': 'Finanzen',
  },
  keys: {
    'enterprises:envelopes:view': {
      name: 'Alle Verträge sehen',
      acts: 'Verträge sehen, die Mitglieder des Unternehmens senden oder an denen sie teilnehmen',
    },
    'enterprises:data:export': {
      name: 'Unternehmensdaten exportieren',
      acts: 'Alle Verträge, Mitglieder, Rollen und Siegel als eine Datei exportieren (braucht auch die Berechtigung, alle Verträge zu sehen)',
    },
    'enterprises:retention:manage': {
      name: 'Aufbewahrungsrichtlinie festlegen',
      acts: 'Festlegen, nach wie vielen Tagen Entwürfe, Verträge, Mitteilungen und Protokolle gelöscht werden',
    },
    'enterprises:holds:manage': {
      name: 'Löschsperren verwalten',
      acts: 'Löschsperren auf Verträge oder das ganze Unternehmen setzen und aufheben; währenddessen wird davon nichts gelöscht',
    },
    'businessScenarioTemplates:use': {
      name: 'Vorlagen verwenden',
      acts: 'Aktivierte Vorlagen sehen und daraus erstellte Verträge senden',
    },
    'businessScenarioTemplates:manage': {
      name: 'Vorlagen verwalten',
      acts: 'Alle Vorlagen sehen, auch deaktivierte',
    },
    'businessScenarioTemplates:create': {
      name: 'Vorlagen erstellen',
      acts: 'Eine Vorlage aus Dateien oder aus einem Vertrag erstellen',
    },
    'businessScenarioTemplates:{wsid}:update': {
      name: 'Vorlagen bearbeiten',
      acts: 'Von anderen erstellte Vorlagen bearbeiten und umbenennen',
    },
    'businessScenarioTemplates:recycled': {
      name: 'Vorlagen löschen',
      acts: 'Nicht mehr verwendete Vorlagen löschen',
    },
    'businessScenarioTemplates:disable': {
      name: 'Vorlagen deaktivieren',
      acts: 'Aus einer deaktivierten Vorlage können Mitglieder keine Verträge mehr senden',
    },
    'businessScenarioTemplates:enable': {
      name: 'Vorlagen aktivieren',
      acts: 'Aus einer aktivierten Vorlage können Mitglieder Verträge senden',
    },
    'officeSeals:manage': { name: 'Siegel verwalten', acts: 'Alle Siegel und alle Nutzungseinträge sehen' },
    'officeSeals:formUpload': {
      name: 'Siegel erstellen',
      acts: 'Ein Siegel aus einem Muster erstellen oder hochladen',
    },
    'officeSeals:name:update': { name: 'Siegel umbenennen', acts: 'Den Namen eines Siegels ändern' },
    'officeSeals:abandon': {
      name: 'Siegel stilllegen',
      acts: 'Ein stillgelegtes Siegel kann nicht mehr verwendet werden',
    },
    'officeSeals:groups:move': { name: 'Siegel verschieben', acts: 'Ein Siegel in eine andere Gruppe verschieben' },
    'officeSeals:groups:create': { name: 'Siegelgruppen erstellen', acts: 'Eine Gruppe von Siegeln erstellen' },
    'officeSeals:groups:name:update': {
      name: 'Siegelgruppen umbenennen',
      acts: 'Den Namen einer Gruppe ändern',
    },
    'officeSeals:groups:delete': {
      name: 'Siegelgruppen löschen',
      acts: 'Eine Gruppe löschen; ihre Siegel bleiben erhalten',
    },
    'officeSeals:authorize': {
      name: 'Zu Siegeln berechtigen',
      acts: 'Mitglieder ein Siegel verwenden lassen, begrenzt nach Zeit, Umfang und Anzahl',
    },
    'officeSeals:authorize:cancel': {
      name: 'Berechtigungen entziehen',
      acts: 'Berechtigungen zur Verwendung eines Siegels entziehen',
    },
    'officeSeals:apply': {
      name: 'Siegel beantragen',
      acts: 'Die Verwendung eines Siegels beantragen, ohne berechtigt zu sein',
    },
    'officeSeals:applications:approve:view': {
      name: 'Siegelanträge sehen',
      acts: 'Die Anträge der Mitglieder sehen',
    },
    'officeSeals:applications:handle': {
      name: 'Über Siegel entscheiden',
      acts: 'Anträge genehmigen oder ablehnen, neue Siegel prüfen',
    },
    'departments:create': {
      name: 'Abteilungen erstellen',
      acts: 'Abteilungen und Unterabteilungen erstellen',
    },
    'departments:update': {
      name: 'Abteilungen bearbeiten',
      acts: 'Abteilungen umbenennen und anders einordnen',
    },
    'departments:delete': { name: 'Abteilungen löschen', acts: 'Abteilungen löschen' },
    'departments:members:transfer': {
      name: 'Mitglieder verschieben',
      acts: 'Mitglieder in eine andere Abteilung verschieben',
    },
    'members:manage': { name: 'Mitglieder sehen', acts: 'Alle Mitglieder und ihre Angaben sehen' },
    'members:batchExport': { name: 'Mitglieder exportieren', acts: 'Die Liste der Mitglieder exportieren' },
    'members:batchImport': { name: 'Mitglieder importieren', acts: 'Mitglieder aus einer Tabelle importieren' },
    'members:batchTemplates:download': {
      name: 'Importtabelle herunterladen',
      acts: 'Die leere Tabelle für Importe herunterladen',
    },
    'members:update': {
      name: 'Mitglieder bearbeiten und deaktivieren',
      acts: 'Mitglieder bearbeiten, deaktivieren oder wiederherstellen',
    },
    'members:applications:handle': {
      name: 'Mitglieder einladen und aufnehmen',
      acts: 'Personen einladen, Beitrittsanträge annehmen oder ablehnen',
    },
    'members:invitations:delete': { name: 'Einladungen löschen', acts: 'Gesendete Einladungen löschen' },
    'members:invitations:link:switch': {
      name: 'Einladungslink schalten',
      acts: 'Den Link ein- oder ausschalten',
    },
    'privileges:manage': {
      name: 'Rollen verwalten',
      acts: 'Rollen erstellen, umbenennen und löschen, ihre Berechtigungen festlegen',
    },
    'enterpriseRoles:authors:bind': {
      name: 'Mitglieder Rollen zuordnen',
      acts: 'Mitglieder einer Rolle zuordnen',
    },
    'enterpriseRoles:authors:delete': {
      name: 'Mitglieder aus Rollen entfernen',
      acts: 'Mitglieder aus einer Rolle entfernen',
    },
    'contractNumbers:set': {
      name: 'Vertragsnummern festlegen',
      acts: 'Nummernregeln festlegen, Vertragsnummern ein- oder ausschalten',
    },
    'applications:manage': { name: 'Anwendungen', acts: 'API-Schlüssel und Webhooks verwalten' },
    'bills:manage': { name: 'Rechnungen verwalten', acts: 'Stand, Rechnungen und Verbrauch sehen' },
    'ccs:consume:record': { name: 'Verbrauch sehen', acts: 'Buchungen sehen und exportieren' },
    'ccs:consume:purchase': { name: 'Pakete kaufen', acts: 'Pakete für das Unternehmen kaufen' },
  },
};
