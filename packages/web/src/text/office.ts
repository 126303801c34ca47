import { acceptedExtensions } from '@countersign/domain';

/** False where this server converts no documents of office programs; the served page states it (ux 50). */
export const convertsOffice = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['office'] !== 'none';

/** The extensions of the files that this server takes, without the dot. */
export const takenExtensions = (): readonly string[] => acceptedExtensions(convertsOffice());
