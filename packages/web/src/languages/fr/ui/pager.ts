import type { text as Shape } from '../../zh-CN/ui/pager.ts';

export const text: typeof Shape = { previous: 'Précédent', next: 'Suivant', page: (at, of) => `Page ${at} sur ${of}` };
