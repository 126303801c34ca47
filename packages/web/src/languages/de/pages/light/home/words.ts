import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/home/words.ts';

export const text: typeof Shape = {
  title: 'Elektronische Signaturen',
  sections: 'Auf dieser Seite',
  mission: 'Elektronisch unterzeichnen, direkt bei einer Zertifizierungsstelle',
  heading: ['Jede Signatur', 'trägt ihren Beweis'],
  lead: byLevel({
    'B-LTA':
      'Verträge senden, prüfen und unterzeichnen, am Computer oder auf dem Smartphone. Für jede Signatur stellt unsere eigene Zertifizierungsstelle sofort ein Zertifikat aus, schreibt es in das PDF und versieht es mit einem Zeitstempel. Noch nach Jahren lässt sie sich ganz ohne Website prüfen.',
    'B-T':
      'Verträge senden, prüfen und unterzeichnen, am Computer oder auf dem Smartphone. Für jede Signatur stellt unsere eigene Zertifizierungsstelle sofort ein Zertifikat aus, schreibt es in das PDF und versieht es mit einem Zeitstempel.',
    'B-B':
      'Verträge senden, prüfen und unterzeichnen, am Computer oder auf dem Smartphone. Für jede Signatur stellt unsere eigene Zertifizierungsstelle sofort ein Zertifikat aus und schreibt es in das PDF.',
  }),
  trial: 'Kostenlos testen',
  enter: 'Arbeitsbereich öffnen',
  noAccount: 'Die andere Seite braucht kein Konto: Link öffnen, Code erhalten, unterzeichnen.',
  stepsTitle: 'In drei Schritten zum Vertrag',
  stepNumbers: ['1', '2', '3'],
  steps: [
    {
      title: 'Datei und Personen hinzufügen',
      text: 'Legen Sie den Vertrag ab und geben Sie pro Zeile eine Person ein. Sie sehen sofort, wer zuerst dran ist und wer prüft. Alles lässt sich jederzeit ändern; auch wenn Sie den Tab schließen, geht nichts verloren.',
    },
    {
      title: 'Felder platzieren',
      text: 'Ziehen Sie Unterschriften, Siegel, Text und Daten an ihren Platz, jede Person in ihrer eigenen Farbe. Eine Checkliste vor dem Senden führt Sie zu allem, was noch fehlt.',
    },
    {
      title: 'Link öffnen und unterzeichnen',
      text: 'Mit dem Finger auf dem Smartphone, mit der Maus am Computer. Sobald alle unterzeichnet haben, wird der Vertrag versiegelt und mit einem vollständigen Nachweisbericht versehen.',
    },
  ],
  proofTitle: 'Was in einer Signatur steckt',
  proofLead:
    'Das Bild einer Unterschrift einfügen kann jeder. Hier ist jede eine digitale Signatur nach PAdES: kein Bild, sondern ein Beweis, der sich nachrechnen und prüfen lässt.',
  proofs: [
    {
      title: 'Ein Schlüssel, eine Signatur',
      text: 'Schlüssel und Zertifikat entstehen nur für diese eine Signatur. Danach wird der Schlüssel vernichtet: Niemand kann damit noch einmal signieren.',
    },
    {
      title: 'Kein Byte verändert',
      text: 'Eine Signatur sichert jedes Byte vor ihr. Spätere Unterzeichner können nur danach etwas anfügen; jede andere Änderung fällt auf.',
    },
    {
      title: byLevel({ 'B-LTA': 'Die Zeit ist bewiesen', 'B-B': 'Die Zeit ist vermerkt' }),
      text: byLevel({
        'B-LTA':
          'Ein Zeitstempeldienst schreibt die Zeit in die Signatur, unabhängig von der Uhr irgendeines Computers.',
        'B-B': 'Die Zeit ist die dieses Servers, ohne Zeitstempel (PAdES B-B, nur zum Testen).',
      }),
    },
    {
      title: byLevel({ 'B-LTA': 'Auf Jahre gültig', 'B-T': 'Vorerst gültig' }),
      text: byLevel({
        'B-LTA':
          'Beim Abschluss kommen Sperrinformationen und ein Dokument-Zeitstempel hinzu (PAdES B-LTA). So bleibt die Signatur prüfbar, auch wenn die Zertifikate abgelaufen sind.',
        'B-LT':
          'Beim Abschluss kommen Zertifikate und Sperrinformationen hinzu (PAdES B-LT). So ist die Signatur offline prüfbar. Um die langfristige Archivierung kümmern Sie sich bitte selbst.',
        'B-T':
          'Die Signatur ist prüfbar, solange die Zertifikate gültig sind. Sperrinformationen kommen nicht hinzu (nur zum Testen), daher nicht langfristig archivieren.',
      }),
    },
  ],
  verifyTitle: 'Vertrauen Sie nicht uns. Prüfen Sie.',
  verifyText:
    'Legen Sie einen Vertrag auf der Prüfseite ab und sehen Sie, wer wann unterzeichnet hat und ob sich seitdem etwas geändert hat; die Datei wird nicht gespeichert. Oder laden Sie das Stammzertifikat herunter: Sobald Sie ihm vertrauen, kommt jeder PDF-Reader mit PAdES-Unterstützung zum selben Ergebnis.',
  verifyGo: 'Zur Prüfseite',
  root: 'Stammzertifikat',
  forTitle: 'Gemacht für',
  audiences: [
    {
      title: 'Kleine Unternehmen',
      lead: 'Es muss heute noch raus.',
      points: [
        'Datei ablegen, Minuten später gesendet',
        'Kunden müssen nichts registrieren und nichts installieren',
        'Ein Tipp erinnert alle, die noch nicht unterzeichnet haben',
      ],
    },
    {
      title: 'Rechtsabteilungen',
      lead: 'Es muss im Streitfall standhalten.',
      points: [
        'Erst prüfen, dann unterzeichnen: Die Reihenfolge bestimmen Sie',
        'Jeder Schritt kommt in ein verkettetes Audit-Protokoll',
        'Ein Nachweisbericht mit eigenem Zeitstempel',
      ],
    },
    {
      title: 'Administratoren',
      lead: 'Daten und Schlüssel bleiben bei Ihnen.',
      points: [
        'Auf Ihrem eigenen Server, mit einem Befehl gestartet',
        'Eigene Zertifizierungsstelle; Schlüssel getrennt von den Daten',
        orMail('SMS und E-Mail über Ihre eigenen Anbieter', 'E-Mail über Ihren eigenen Anbieter'),
      ],
    },
  ],
  closing: 'Unterzeichnen Sie den nächsten Vertrag so',
  closingText: orMail(
    'Registrieren Sie sich mit Telefonnummer oder E-Mail; der erste Vertrag ist in Minuten unterwegs.',
    'Registrieren Sie sich mit Ihrer E-Mail-Adresse; der erste Vertrag ist in Minuten unterwegs.',
  ),
  manual: 'Zuerst das Handbuch lesen',
};
