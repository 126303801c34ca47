import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: 'Zurück', next: 'Weiter', page: (at, of) => `Seite ${at} von ${of}` };
