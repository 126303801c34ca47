import type { WrittenSection } from '../../../text/written-section.ts';

export const inPerson: WrittenSection = {
  title: 'Vor Ort unterzeichnen',
  blocks: [
    {
      kind: 'text',
      text: 'Steht die andere Person vor Ihnen, kann sie auf Ihrem eigenen Smartphone, Tablet oder Computer unterzeichnen. Auf der Detailseite des Vertrags hat jede Person, die an der Reihe ist, „Vor Ort unterzeichnen“.',
    },
    {
      kind: 'steps',
      items: [
        'Wählen Sie „Gerät sperren und übergeben“. Ihre Anmeldung auf diesem Gerät endet sofort, und kein anderer Tab öffnet Ihre Verträge; Ihre anderen Geräte sind nicht betroffen.',
        'Übergeben Sie das Gerät der Person, die der Bildschirm nennt. Sie gibt den Code ein, der an ihre eigene [[Telefonnummer oder E-Mail-Adresse|E-Mail-Adresse]] ging, liest und unterzeichnet; der Code geht nicht an Sie.',
        'Danach sagt der Bildschirm, wer das Gerät als Nächstes bekommt: ein anderer Teilnehmer oder Sie.',
        'Melden Sie sich auf demselben Gerät an, um zum Vertrag zurückzukehren.',
      ],
    },
    {
      kind: 'points',
      items: [
        'Solange das Gerät übergeben ist, können nur Sie sich darauf anmelden. Nach 30 Minuten ohne Benutzung endet die Unterzeichnung vor Ort von selbst; Ihr Konto bleibt abgemeldet.',
        'Wer nicht fortfahren möchte, wählt „Gerät zurückgeben“; zum Fortfahren ist dann ein neuer Code nötig.',
        'Ein Teilnehmer, dessen Kontakt Ihr eigener ist, kann nicht vor Ort unterzeichnen: Ersetzen Sie ihn zuerst durch dessen eigenen Kontakt. Wer für ein Unternehmen handelt, braucht ein eigenes Konto.',
        'Der Nachweisbericht sagt, auf wessen Gerät gehandelt wurde, wann es übergeben und wann es durch eine Anmeldung zurückgenommen wurde.',
      ],
    },
  ],
};
