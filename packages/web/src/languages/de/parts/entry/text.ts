import { byLevel } from '../../../../text/level.ts';
import type { text as Shape } from '../../../zh-CN/parts/entry/text.ts';

export const text: typeof Shape = {
  asideTitle: 'Hinter jeder Signatur steht ein Zertifikat',
  asideA: 'Für jede Signatur sofort ein eigenes Zertifikat; der Schlüssel wird danach vernichtet',
  asideB: 'PAdES, der internationale Standard: auch offline prüfbar',
  asideC: byLevel({
    'B-LTA': 'Zeitstempel und alle Nachweise, in der Datei selbst',
    'B-B': 'Ein vollständiger Nachweisbericht, zusammen mit dem Vertrag zum Herunterladen',
  }),
};
