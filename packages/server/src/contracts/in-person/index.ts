// Participants who act on the device of the sender.
export { inPersonCalls } from './calls.ts';
