import type { Caller } from '../../platform/index.ts';

/**
 * Whether an uploaded file is the caller's: a person's own, whichever of their accounts is active; for a key of an
 * enterprise only those uploaded for that enterprise (Rulings §8.25).
 */
export const isHolder = (
  file: { readonly ownerId: string; readonly enterpriseId: string | null },
  { personId, enterpriseId, apiClient }: Pick<Caller, 'personId' | 'enterpriseId' | 'apiClient'>,
): boolean => file.ownerId === personId && (apiClient === undefined || file.enterpriseId === enterpriseId);
