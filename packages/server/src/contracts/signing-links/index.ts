// Sessions and codes of signers who follow a link.
export { sessionCalls } from './calls.ts';
