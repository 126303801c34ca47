import { changeSettings, readSettings } from './local-settings.ts';

/** The page of a device that its sender has handed over (Rulings §8.27). */
export const IN_PERSON = '/in-person';

/**
 * Whether this device is handed over: its pages lead to the page that says so, and other tabs leave theirs. It opens and locks
 * nothing: the server has ended the session.
 */
export const isInPerson = (): boolean => readSettings().handedOver;
export const markInPerson = (handedOver: boolean): void => changeSettings({ handedOver });

/** Leaves the page with everything that it holds in memory, and without a way back to it. */
export const toInPerson = (): void => window.location.replace(IN_PERSON);
