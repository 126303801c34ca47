// Persons and enterprises with their history.
export { directoryCalls } from './calls.ts';
