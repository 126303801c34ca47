import type { Sentences, text as Shape } from '../../../../zh-CN/pages/console/detail/unavailable-text.ts';

const of: Sentences = {
  LEFT: 'Die Person kann nicht mehr handeln, und Erinnerungen erreichen sie nicht. Der Absender kann sie ersetzen, oder ihr Unternehmen kann ihre Arbeit unter „Deaktivierte Mitglieder“ an einen Kollegen übergeben.',
  DISABLED: 'Die Person kann nicht mehr handeln, und Erinnerungen erreichen sie nicht. Der Absender kann sie ersetzen.',
  ROLE_EMPTY:
    'Derzeit kann niemand handeln, und es wird nicht erinnert. Das Unternehmen kann der Rolle ein Mitglied zuordnen, oder der Absender kann den Teilnehmer ersetzen.',
};

const ofVoid: Sentences = {
  LEFT: 'Die Aufhebungsvereinbarung wartet auf diese Person. Ihr Unternehmen kann ihre Arbeit unter „Deaktivierte Mitglieder“ an einen Kollegen übergeben, der dann an ihrer Stelle bestätigt.',
  DISABLED:
    'Die Aufhebungsvereinbarung wartet auf diese Person und kann nicht bestätigt werden, bis das Konto wiederhergestellt ist. Der Absender kann die Aufhebungsvereinbarung zurückziehen.',
  ROLE_EMPTY: 'Die Aufhebungsvereinbarung wartet auf die Rolle. Das Unternehmen kann ihr ein Mitglied zuordnen.',
};

export const text: typeof Shape = {
  who: (name, why) => `${name}: ${why}`,
  of,
  ofVoid,
  handOver: 'Übergeben',
  bind: 'Mitglied zuordnen',
};
