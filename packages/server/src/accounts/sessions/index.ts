export { switchAccount } from './change-account.ts';
export { demandAccount, demandCaller } from './demand-caller.ts';
export { closeSessions, endEverySession } from './end-sessions.ts';
export { demandTurnOf, handDeviceOver, participantOf, takeTurnBack, withoutTurn } from './in-person.ts';
export { findDeviceOfContact, forgetDevicesOf, purgeDevicesOf, purgeKnownDevices } from './known-device.ts';
export { type LoggedIn, logIn, logInByPassword, strangerLoginSubject } from './log-in.ts';
export { type OpenedSession, openAnonymousSession, openSession } from './open-session.ts';
export { deleteTokensOf, mintSecurityToken, purgeSecurityTokens, useSecurityToken } from './security-token.ts';
export { callerOf, isActive, operatorOf } from './session-caller.ts';
export { type SessionCache, createSessionCache } from './session-cache.ts';
export {
  type SessionRow,
  type SignedInDevice,
  deleteSessionsOf,
  endAllSessions,
  endSession,
  endSessionsOf,
  findLiveSessions,
  findSessionBySecret,
  listSessionsOf,
  newSessionSecret,
  purgeSessions,
  sessionSecretHash,
  setSecret,
} from './store.ts';
