import type { ConsentWords } from '../../text/consent.ts';

export const CONSENT: ConsentWords = {
  sign: {
    button: 'Jetzt unterzeichnen',
    text: (button) =>
      `Mit „${button}“ bestätige ich, dass ich alle obigen Dokumente gelesen habe und ihnen zustimme, dass ich sie elektronisch unterzeichnen will und dass für diese Signatur ein Zertifikat verwendet wird.`,
  },
  fill: {
    button: 'Jetzt absenden',
    text: (button) =>
      `Mit „${button}“ bestätige ich, dass ich die obigen Dokumente gelesen habe und dass meine Angaben wahr sind.`,
  },
  void: {
    button: 'Aufhebung bestätigen',
    text: (button) =>
      `Mit „${button}“ bestätige ich, dass ich diese Aufhebungsvereinbarung gelesen habe, dass der Vertrag aufgehoben sein soll, sobald alle bestätigt haben, dass ich die Vereinbarung elektronisch unterzeichnen will und dass für diese Signatur ein Zertifikat verwendet wird.`,
  },
  batch: {
    button: 'Jetzt unterzeichnen',
    text: (button, count = 1) =>
      `Mit „${button}“ bestätige ich, dass ich alle Dokumente ${count === 1 ? 'dieses Vertrags' : `dieser ${count} Verträge`} gelesen habe und ihnen zustimme, dass ich ${count === 1 ? 'ihn' : 'jeden davon'} elektronisch unterzeichnen will und dass für jede Signatur ein Zertifikat verwendet wird.`,
  },
};
