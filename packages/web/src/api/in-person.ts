/** The page of a device that its sender has handed over (Rulings §8.27). */
export const IN_PERSON = '/in-person';

/**
 * Set in the storage of a browser while its device is handed over, so that its pages lead to the page that says so and other tabs
 * leave theirs. It opens and locks nothing: the server has ended the session.
 */
export const IN_PERSON_KEY = 'countersign.in-person';

export function isInPerson(): boolean {
  try {
    return localStorage.getItem(IN_PERSON_KEY) !== null;
  } catch {
    return false;
  }
}

export function markInPerson(isHandedOver: boolean): void {
  try {
    if (isHandedOver) localStorage.setItem(IN_PERSON_KEY, '1');
    else localStorage.removeItem(IN_PERSON_KEY);
  } catch {
    // Without storage the pages lead to the login.
  }
}

/** Leaves the page with everything that it holds in memory, and without a way back to it. */
export const toInPerson = (): void => window.location.replace(IN_PERSON);
