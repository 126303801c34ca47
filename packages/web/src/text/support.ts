/** Where people reach the support of this installation (SUPPORT_CONTACT); the served page states it. */
export const supportContact = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['support'] ?? '');
