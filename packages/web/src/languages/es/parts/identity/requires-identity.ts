import type { text as Shape } from '../../../zh-CN/parts/identity/requires-identity.ts';

export const text: typeof Shape = {
  why: 'Esta acción requiere una identidad verificada.',
  go: 'Verificar mi identidad',
};
