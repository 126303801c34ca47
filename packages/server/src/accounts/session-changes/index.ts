// What changes the rights of open sessions, told to every process.
export { SESSIONS_CHANGED, type SessionsOf, tellSessionsChanged } from './session-changes.ts';
