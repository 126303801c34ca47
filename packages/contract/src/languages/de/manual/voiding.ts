import type { WrittenSection } from '../../../text/written-section.ts';

export const voiding: WrittenSection = {
  title: 'Einen abgeschlossenen Vertrag aufheben',
  blocks: [
    {
      kind: 'text',
      text: 'Ein abgeschlossener Vertrag lässt sich nicht zurückziehen, aber alle Parteien können vereinbaren, dass er aufgehoben ist. Der Absender beantragt dies auf der Detailseite und nennt den Grund. Es entsteht eine Aufhebungsvereinbarung, und alle, die unterzeichnet oder geprüft haben, werden in derselben Reihenfolge um Bestätigung gebeten.',
    },
    {
      kind: 'points',
      items: [
        'Zum Bestätigen brauchen Sie keine Unterschrift zu zeichnen, sondern nur zu bestätigen, dass Sie es sind. Sind Sie nicht einverstanden, lehnen Sie ab, und der Vertrag bleibt gültig.',
        'Haben alle bestätigt, erscheint der Vertrag in der Liste, auf der Detailseite und im Nachweisbericht als aufgehoben; die Prüfung der Datei zeigt, wann und warum er aufgehoben wurde.',
        'Die Datei des Vertrags ändert sich nicht, und seine Signaturen bleiben gültig: Die Aufhebungsvereinbarung ist ein eigener, von allen unterzeichneter Vertrag.',
      ],
    },
  ],
};
